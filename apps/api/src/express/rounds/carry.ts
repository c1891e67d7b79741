// What every move of a courier sets: when it was captured, but never before the move ahead of it, and where.
import type { ShipmentMove } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { Tx } from '../../kit/db.ts'
import { changed } from '../shipments/own-shipment.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import type { Moving } from './moving.ts'
import type { CarriedRow } from './rounds.store.ts'
import { moveStop } from './sheets.store.ts'

export const carry = async (
  tx: Tx,
  { counted, capturedAt, body }: Moving,
  row: CarriedRow,
  name: ShipmentMove,
  set: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const at = capturedAt > row.moved_at ? capturedAt : row.moved_at
  const as = { as: 'agent' as const, ...(body.reason && { reason: body.reason }) }
  const moved = await moveShipment(tx, counted.shipment.id, name, as, {
    moved_at: at,
    moved_place: row.area,
    ...set,
  })
  await changed(tx, moved)
}

export const endStop = async (
  tx: Tx,
  { stopId, capturedAt, body }: Moving,
  how: 'finish' | 'fail',
): Promise<void> => {
  await moveStop(tx, stopId, how, { as: 'agent', at: capturedAt, reason: body.reason ?? undefined })
}
