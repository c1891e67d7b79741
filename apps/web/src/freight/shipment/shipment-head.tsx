// The head of a shipment: status, route, the four facts, and the next step beside them.
import type { ReactNode } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayMonth } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { RequestHead, requestPageText } from '../../requests/door.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { slotText } from '@marsa/model/freight/flag-text.ts'
import { freightFields } from '@marsa/model/freight/asking/request-fields.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { namedContainers } from '@marsa/model/freight/units/containers-of.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { isInRound } from '@marsa/model/requests/phase.ts'
import { freightLine } from '../web-line.ts'
import { FlagBadge } from './flag-badge.tsx'
import { ShipmentNext } from './next-panel.tsx'
import { RouteName } from './route-name.tsx'

function useFacts(shipment: ShipmentDetail): [label: string, value: ReactNode][] {
  const t = useT()
  const { lang } = useLang()
  const [container, ...more] = namedContainers(shipment)
  const { chassisNumber, awbNumber, blNumber, eta, arrival } = shipment
  const facts: ([string, ReactNode] | undefined)[] = [
    container
      ? [
          t(shipmentText.container),
          <span key="c">
            <Ref value={container.number} />
            {more.length > 0 && (
              <>
                {' '}
                <bdi dir="ltr" className="muted">
                  +{more.length}
                </bdi>
              </>
            )}
          </span>,
        ]
      : undefined,
    chassisNumber ? [t(shipmentText.chassis), <Ref key="v" value={chassisNumber} />] : undefined,
    awbNumber ? [t(shipmentText.waybill), <Ref key="a" value={awbNumber} />] : undefined,
    blNumber ? [t(shipmentText.bill), <Ref key="b" value={blNumber} />] : undefined,
    eta && arrival === 'overdue'
      ? [t(arrivalText.arrival), t(arrivalText.overdue, { date: dayMonth(eta, lang) })]
      : eta && arrival && arrival !== 'overdue'
        ? [t(arrivalText[arrival]), <When key="e" value={eta} as="day" />]
        : undefined,
    isInRound(freightPhaseOf(shipment.status)) && shipment.windowEndsAt
      ? [t(requestPageText.quotesUntil), <When key="q" value={shipment.windowEndsAt} />]
      : undefined,
    shipment.deliveryAt
      ? [t(slotText.delivery), <When key="s" value={shipment.deliveryAt} />]
      : shipment.pickupAt
        ? [t(slotText.pickup), <When key="s" value={shipment.pickupAt} />]
        : undefined,
    [t(freightFields.readyFrom.label), <When key="r" value={shipment.readyFrom} as="day" />],
    [t(freightFields.deliverBy.label), <When key="d" value={shipment.deliverBy} as="day" />],
  ]
  return facts.filter((fact) => fact !== undefined).slice(0, 4)
}

export function ShipmentHead({ shipment }: { shipment: ShipmentDetail }) {
  return (
    <RequestHead
      line={freightLine}
      view={shipment}
      marks={shipment.flags.map((flag) => (
        <FlagBadge key={flag} flag={flag} />
      ))}
      title={
        <RouteName
          origin={shipment.origin.place}
          destination={shipment.destination.place}
          className="h1-route"
        />
      }
      note={shipment.nickname}
      facts={useFacts(shipment)}
      next={<ShipmentNext shipment={shipment} />}
    />
  )
}
