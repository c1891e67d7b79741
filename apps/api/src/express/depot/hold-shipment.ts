// Holds a shipment and lets it go again; it is in transit once nothing holds it any more (E14, E15).
import type { HoldReason } from '@marsa/model/express/depot/hold.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Tx } from '../../kit/db.ts'
import { changed } from '../shipments/own-shipment.ts'
import { findShipment, moveShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { closeHolds, insertHold, openHolds } from './holds.store.ts'

type Holding = {
  /** Null where the desk asks. */
  depotId: string | null
  reason: HoldReason
  note?: string
  as: Extract<ActorKind, 'agent' | 'desk'>
  userId: string
}

/** Under the shipment's lock; held for this reason already it stays as it is. */
export const holdShipment = async (
  tx: Tx,
  row: ShipmentRow,
  { depotId, reason, note = '', as, userId }: Holding,
): Promise<ShipmentRow> => {
  const hold = await insertHold(tx, { shipmentId: row.id, depotId, reason, note, userId })
  if (!hold) return row
  const moving = { as, reason }
  if (row.state === 'PICKED_UP') await moveShipment(tx, row.id, 'moveOn', { as })
  const held = row.state === 'ON_HOLD' ? row : await moveShipment(tx, row.id, 'hold', moving)
  await changed(tx, held)
  return held
}

type LettingGo = {
  /** Null lets go of every hold. */
  reason: HoldReason | null
  as: Extract<ActorKind, 'agent' | 'desk' | 'system'>
  userId: string | null
}

/** Closes a hold; the last one lets the shipment go on. Under the shipment's lock. */
export const letGo = async (
  tx: Tx,
  { id }: Pick<ShipmentRow, 'id'>,
  { reason, as, userId }: LettingGo,
): Promise<ShipmentRow> => {
  await closeHolds(tx, id, reason, userId)
  const row = (await findShipment(tx, { id }, null))!
  if (row.state !== 'ON_HOLD' || (await openHolds(tx, id)).length > 0) return row
  const moved = await moveShipment(tx, id, 'moveOn', { as })
  await changed(tx, moved)
  return moved
}
