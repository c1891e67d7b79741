// A shipment on paper, for its customer, its agent and staff: each prints what the page shows them.
import type { ReactNode } from 'react'
import { readLine } from '@marsa/model/accounts/addresses/addresses.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { RequestSheet, type SheetParty } from '../../requests/door.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { freightLine } from '../web-line.ts'
import { freightTitles } from '../titles.ts'
import { doorTitles } from './doors-card.tsx'
import { useRequestFacts } from './request-facts.ts'
import { placeName, RouteName } from './route-name.tsx'
import { stepDetail, stepNames, remainingSteps } from './shipment-steps.tsx'

type Fact = [string, ReactNode]

const useParties = ({ agent, customer, quotation, origin, destination }: ShipmentDetail): SheetParty[] => {
  const t = useT()
  const { lang } = useLang()
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const parties: SheetParty[] = []
  if (customer)
    parties.push({
      role: t(sheetText.customer),
      name: own(customer.companyEn, customer.companyAr),
      lines: [customer.name],
      number: customer.mobile,
    })
  if (agent)
    parties.push({
      role: t(sheetText.agent),
      name: own(agent.nameEn, agent.nameAr),
      lines: [agent.contactName],
      number: agent.contactNumber,
    })
  // The agent is not its own contact; its quotation says who it is.
  else if (quotation)
    parties.push({
      role: t(sheetText.agent),
      name: own(quotation.agentNameEn, quotation.agentNameAr),
      number: null,
    })
  for (const [end, stop] of [
    ['origin', origin],
    ['destination', destination],
  ] as const)
    if (stop.address ?? stop.contactName)
      parties.push({
        role: t(doorTitles[end][stop.kind], { place: placeName(stop.place, lang) }),
        name: stop.contactName,
        lines: [stop.building, readLine(stop.address ?? '').words],
        number: stop.contactNumber,
      })
  return parties
}

const useFacts = (shipment: ShipmentDetail): Fact[] => {
  const t = useT()
  const { readyFrom, deliverBy, containerNumber, chassisNumber, awbNumber, blNumber, eta, arrival } = shipment
  const numbers: [{ en: string; ar: string }, string | null][] = [
    [shipmentText.container, containerNumber],
    [shipmentText.chassis, chassisNumber],
    [shipmentText.waybill, awbNumber],
    [shipmentText.bill, blNumber],
  ]
  return [
    ...useRequestFacts(shipment, { readyFrom, deliverBy }),
    ...numbers.flatMap(([term, value]): Fact[] =>
      value ? [[t(term), <Ref key={value} value={value} />]] : [],
    ),
    ...(eta && arrival && arrival !== 'overdue'
      ? [[t(arrivalText[arrival]), <When key="e" value={eta} as="date" />] as Fact]
      : []),
  ]
}

export function ShipmentSheet({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { timeline, status, statusSince, origin, destination, money, quotation } = shipment
  const name = (code: string) => (stepNames[code] ? t(stepNames[code]) : code)
  return (
    <RequestSheet
      kind={t(freightTitles.shipment)}
      number={shipment.quoteNumber}
      lead={<RouteName origin={origin.place} destination={destination.place} />}
      state={t(sheetText.since, {
        state: t(freightStatusText[status as keyof typeof freightStatusText]),
        time: dateTime(statusSince, lang),
      })}
      parties={useParties(shipment)}
      facts={useFacts(shipment)}
      steps={[
        ...timeline.map((entry) => ({
          id: entry.id,
          label: name(entry.code),
          at: entry.at,
          detail: stepDetail(entry),
        })),
        ...remainingSteps(shipment).map((code) => ({ id: code, label: name(code) })),
      ]}
      quotation={quotation}
      money={money}
      documents={freightLine.documents(shipment.RequestId)}
    />
  )
}
