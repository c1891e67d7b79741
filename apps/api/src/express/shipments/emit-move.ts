// Tells the systems of a company what has become of a parcel of theirs: with the move itself, whoever makes it.
import { isCorrection } from '@marsa/model/express/corrections/correction.ts'
import type { ShipmentMove, ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { WebhookEventName } from '@marsa/model/integrations/events.ts'
import type { Tx } from '../../kit/db.ts'
import { emit } from '../../integrations/door.ts'

const events: Partial<Record<ShipmentMove, WebhookEventName>> = {
  settle: 'shipment.created',
  pay: 'shipment.created',
  payLate: 'shipment.created',
  pickUp: 'shipment.picked-up',
  hold: 'shipment.held',
  sendOut: 'shipment.out-for-delivery',
  deliver: 'shipment.delivered',
  failDelivery: 'shipment.failed',
  handBack: 'shipment.returned',
  cancel: 'shipment.cancelled',
  declareLost: 'shipment.lost',
}

type Moved = {
  id: string
  company_id: string
  number: string
  waybill: string | null
  reference: string
  move_reason: string | null
  state: ShipmentState
}

/** Subject of every event about a parcel or its cash. */
export const parcelSubject = ({ id, number, waybill }: Pick<Moved, 'id' | 'number' | 'waybill'>) =>
  ({ kind: 'express-shipment', id, number: waybill ?? number }) as const

export const emitMove = async (tx: Tx, row: Moved, move: ShipmentMove): Promise<void> => {
  const name = isCorrection(move) ? 'shipment.corrected' : events[move]
  if (!name) return
  const detail = {
    ...(row.reference && { reference: row.reference }),
    // Why a scan was taken back is between colleagues.
    ...(isCorrection(move) ? { status: row.state } : row.move_reason && { reason: row.move_reason }),
  }
  await emit(tx, [{ companyId: row.company_id, name, subject: parcelSubject(row), detail }])
}
