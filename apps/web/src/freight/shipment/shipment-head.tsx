// The head of a shipment: status, route, the four facts, and the next step beside them.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, dateTime, dayMonth } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { slotText } from '@marsa/model/freight/flag-text.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isInRound } from '@marsa/model/requests/phase.ts'
import { FlagBadge } from './flag-badge.tsx'
import { NextPanel } from './next-panel.tsx'
import { RouteName } from './route-name.tsx'
import { StatusBadge } from './status-badge.tsx'

const placeOf = (stop: ShipmentDetail['origin']) => stop.place

function useFacts(shipment: ShipmentDetail): [label: string, value: ReactNode][] {
  const t = useT()
  const { lang } = useLang()
  const { containerNumber, chassisNumber, awbNumber, blNumber, eta, arrival } = shipment
  const facts: ([string, ReactNode] | undefined)[] = [
    containerNumber ? [t(shipmentText.container), <Ref key="c" value={containerNumber} />] : undefined,
    chassisNumber ? [t(shipmentText.chassis), <Ref key="v" value={chassisNumber} />] : undefined,
    awbNumber ? [t(shipmentText.waybill), <Ref key="a" value={awbNumber} />] : undefined,
    blNumber ? [t(shipmentText.bill), <Ref key="b" value={blNumber} />] : undefined,
    eta && arrival === 'overdue'
      ? [t(arrivalText.arrival), t(arrivalText.overdue, { date: dayMonth(eta, lang) })]
      : eta && arrival && arrival !== 'overdue'
        ? [t(arrivalText[arrival]), <When key="e" value={eta} as="day" />]
        : undefined,
    isInRound(freightPhaseOf(shipment.status)) && shipment.windowEndsAt
      ? [t(shipmentText.windowEnds), <When key="q" value={shipment.windowEndsAt} />]
      : undefined,
    shipment.deliveryAt
      ? [t(slotText.delivery), <When key="s" value={shipment.deliveryAt} />]
      : shipment.pickupAt
        ? [t(slotText.pickup), <When key="s" value={shipment.pickupAt} />]
        : undefined,
    [t(shipmentText.readyFrom), <When key="r" value={shipment.readyFrom} as="day" />],
    [t(shipmentText.deliverBy), <When key="d" value={shipment.deliverBy} as="day" />],
  ]
  return facts.filter((fact) => fact !== undefined).slice(0, 4)
}

export function ShipmentHead({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const facts = useFacts(shipment)
  const { statusSince } = shipment
  const today = date(new Date(), lang) === date(statusSince, lang)
  return (
    <section className="card ship-h">
      <div className="ship-l">
        <div className="row between wrap g2">
          <div className="row wrap g2">
            <StatusBadge status={shipment.status} large />
            {shipment.flags.map((flag) => (
              <FlagBadge key={flag} flag={flag} />
            ))}
            <span className="dense muted">
              {t(shipmentText.since, { time: today ? dateTime(statusSince, lang) : date(statusSince, lang) })}
            </span>
          </div>
          <PrintButton />
        </div>
        <div>
          <h1>
            <RouteName
              origin={placeOf(shipment.origin)}
              destination={placeOf(shipment.destination)}
              className="h1-route"
            />
          </h1>
          {shipment.nickname && <p className="muted">{shipment.nickname}</p>}
        </div>
        <div className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <span>{label}</span>
              <b>{value}</b>
            </div>
          ))}
        </div>
      </div>
      <NextPanel shipment={shipment} />
    </section>
  )
}
