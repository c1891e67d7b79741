// An attempt to pay has ended without money (E7): what was held for it is free again, and the shipment is a draft.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Tx } from '../../kit/db.ts'
import { changed } from './own-shipment.ts'
import { releaseParts } from './pay-parts.ts'
import { liveSettlement, settlementEnded } from './settlements.store.ts'
import { moveShipment, type ShipmentRow } from './shipments.store.ts'

export const endAttempt = async (
  tx: Tx,
  row: ShipmentRow,
  as: Extract<ActorKind, 'gateway' | 'customer' | 'system'>,
): Promise<ShipmentRow> => {
  const open = await liveSettlement(tx, row.id)
  if (open && !open.paid_at) {
    await releaseParts(tx, open)
    await settlementEnded(tx, open.id)
  }
  const ended = await moveShipment(tx, row.id, 'endPayment', { as })
  await changed(tx, ended)
  return ended
}
