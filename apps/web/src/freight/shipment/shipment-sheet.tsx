// A shipment on paper, for its customer, its agent and staff: each prints what the page shows them.
import type { ReactNode } from 'react'
import { readLine } from '@marsa/model/accounts/addresses/addresses.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { namedContainers } from '@marsa/model/freight/units/containers-of.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { RequestSheet, type SheetParty } from '../../requests/door.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { freightLine } from '../web-line.ts'
import { freightTitles } from '../titles.ts'
import { doorTitles } from './doors-card.tsx'
import { useRequestFacts } from './request-facts.ts'
import { placeName, RouteName } from './route-name.tsx'
import { stepNames, remainingSteps, useStepDetail } from './shipment-steps.tsx'

type Fact = [string, ReactNode]

const useDoors = ({ origin, destination }: ShipmentDetail): SheetParty[] => {
  const t = useT()
  const { lang } = useLang()
  const doors = [
    ['origin', origin],
    ['destination', destination],
  ] as const
  return doors.flatMap(([end, { kind, place, address, building, contactName, contactNumber }]) =>
    (address ?? contactName)
      ? [
          {
            role: t(doorTitles[end][kind], { place: placeName(place, lang) }),
            name: contactName,
            lines: [building, readLine(address ?? '').words],
            number: contactNumber,
          },
        ]
      : [],
  )
}

const useFacts = (shipment: ShipmentDetail): Fact[] => {
  const t = useT()
  const { readyFrom, deliverBy, chassisNumber, awbNumber, blNumber, eta, arrival } = shipment
  const numbers: [{ en: string; ar: string }, string | null][] = [
    ...namedContainers(shipment).map(({ number }): [{ en: string; ar: string }, string] => [
      shipmentText.container,
      number,
    ]),
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
  const { origin, destination, status } = shipment
  return (
    <RequestSheet
      line={freightLine}
      view={shipment}
      kind={t(freightTitles.shipment)}
      lead={<RouteName origin={origin.place} destination={destination.place} />}
      status={freightStatusText[status as keyof typeof freightStatusText]}
      agentRole={sheetText.agent}
      doors={useDoors(shipment)}
      facts={useFacts(shipment)}
      stepName={(code) => (stepNames[code] ? t(stepNames[code]) : code)}
      stepDetail={useStepDetail(shipment)}
      ahead={remainingSteps(shipment)}
    />
  )
}
