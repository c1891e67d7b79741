// One shipment: status and next step, map and timeline, documents, payments, cargo, people. Live without reloading.
import { useQuery } from '@tanstack/react-query'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { useMe, useVariant } from '../../accounts/door.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import {
  ContactsCard,
  LazyFinalChanges,
  RequestPage,
  RequestPayments,
  requestPageText,
} from '../../requests/door.tsx'
import { idlePart } from '../../ui/idle-part.tsx'
import { Card } from '../../ui/values/card.tsx'
import { CargoCard } from './cargo-card.tsx'
import {
  LazyActions,
  LazyAddedCharges,
  LazyBill,
  LazyCases,
  LazyDesk,
  LazyEarlier,
  LazyObjection,
  LazyConversation,
  LazyMeasuring,
  LazyTradeDocuments,
  LazyUnits,
} from './changes.ts'
import { DatesCard } from './dates-card.tsx'
import { DoorsCard } from './doors-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { ShipmentDocuments } from './shipment-documents.tsx'
import { RateShipment } from './rate-shipment.tsx'
import { ShipmentHead } from './shipment-head.tsx'
import { ShipmentProgress } from './shipment-progress.tsx'
import { shipmentQuery } from '../queries.ts'
import { freightLine } from '../web-line.ts'
import '../freight.css'

const IdleShipmentSheet = idlePart(async () => (await import('./shipment-sheet.tsx')).ShipmentSheet)

/** An agent has won it, so that there is somebody to write to. */
const hasConversation = ({ status }: ShipmentDetail): boolean =>
  ['booked', 'completed'].includes(freightPhaseOf(status))

/** Whose bill of lading may be drawn up here. */
const hasBill = (shipment: ShipmentDetail): boolean => shipment.mode === 'sea' && hasConversation(shipment)

const route = getRouteApi('/$lang/inside/freight/shipments/$id')

export function ShipmentPage() {
  const { id } = route.useParams()
  return (
    <RequestPage line={freightLine} query={useQuery(shipmentQuery(id))}>
      {(shipment) => <Shipment shipment={shipment} />}
    </RequestPage>
  )
}

function Shipment({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const role = useMe()?.roleName
  const customer = useVariant() === 'customer'
  const side = customer ? 'customer' : role === 'clearing-agent' ? 'agent' : undefined
  const staff = role === 'desk' || role === 'admin' || role === 'admin-readonly' ? role : undefined
  const rate =
    customer && shipment.feedbackToken !== null && shipment.feedback === 'NONE'
      ? shipment.feedbackToken
      : undefined
  return (
    <>
      <IdleShipmentSheet shipment={shipment} />
      <ShipmentHead shipment={shipment} />
      <div className="two">
        <div className="stack g6">
          {rate && (
            <Card title={t(requestPageText.rateTitle)} id="feedback">
              <RateShipment token={rate} />
            </Card>
          )}
          {(shipment.questions.length > 0 || shipment.dispute) && (
            <LazyCases shipment={shipment} side={side ?? (role === 'desk' ? 'desk' : 'staff')} />
          )}
          {customer && shipment.objection && <LazyObjection shipment={shipment} side="customer" />}
          {shipment.finalProposal && <LazyAddedCharges shipment={shipment} side={side} />}
          {shipment.measuring && <LazyMeasuring shipment={shipment} />}
          {shipment.finalChanges && (
            <LazyFinalChanges view={shipment} side={customer ? 'customer' : 'agent'} />
          )}
          <ShipmentProgress shipment={shipment} />
          {customer && shipment.round > 1 && <LazyEarlier requestId={shipment.RequestId} />}
          {shipment.units && <LazyUnits shipment={shipment} units={shipment.units} />}
          <div id="documents">
            <ShipmentDocuments shipment={shipment} side={side} />
          </div>
          {hasBill(shipment) && (side || staff) && <LazyBill shipment={shipment} side={side} />}
          {hasConversation(shipment) && (side || staff) && (
            <LazyConversation requestId={shipment.RequestId} side={side} />
          )}
          <LazyTradeDocuments shipment={shipment} />
        </div>
        <aside className="stack g6">
          {staff && <LazyDesk shipment={shipment} role={staff} />}
          <RequestPayments line={freightLine} view={shipment} reader={side} />
          {freightPhaseOf(shipment.status) === 'booked' && <DatesCard shipment={shipment} />}
          {shipment.quotation && <OfferCard quotation={shipment.quotation} />}
          <CargoCard shipment={shipment} />
          <DoorsCard shipment={shipment} />
          <ContactsCard line={freightLine} view={shipment} reader={side} />
          {customer && <LazyActions shipment={shipment} />}
        </aside>
      </div>
    </>
  )
}
