// Takes a scan back once two people have said so: the parcel returns to what it was, with its stop, its money and its pieces.
import {
  correctionOf,
  takesCashBack,
  type CorrectionFacts,
} from '@marsa/model/express/corrections/correction.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { reverse, reverseRevenue } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { lockCod, moveCod } from '../cash-on-delivery/cod.store.ts'
import { piecesLeft } from '../depot/parcels.store.ts'
import { moveStop, openStopOf } from '../rounds/sheets.store.ts'
import { moveShipment, type ShipmentRow } from '../shipments/shipments.store.ts'
import { stopToReopen } from './corrections.store.ts'

export type TakingBack = { as: Extract<ActorKind, 'agent' | 'desk' | 'admin'>; reason: string; now: Date }

/** The courier owes it no more, nor we the merchant; answers the posting that is reversed. */
const takeCashBack = async (tx: Tx, shipmentId: string, { as, reason }: TakingBack): Promise<string> => {
  const { transaction_id: collectedId } = (await lockCod(tx, shipmentId))!
  await reverse(tx, collectedId!)
  const nothing = { courier_id: null, collected_at: null, posting_kind: null, transaction_id: null }
  await moveCod(tx, shipmentId, 'takeBack', as, nothing, reason)
  return collectedId!
}

/** What else the scan has set, and does not hold without it. */
const columnsOf = (row: ShipmentRow, { last }: CorrectionFacts, to: string): Record<string, unknown> => ({
  ...(last!.move === 'failDelivery' && { attempts: row.attempts - 1 }),
  ...((to === 'IN_TRANSIT' || to === 'CREATED' || to === 'PICKUP_SCHEDULED') && { courier_id: null }),
  ...(to === 'CREATED' && { slot_id: null }),
})

/** Under the shipment's lock, after its refusals. */
export const takeBack = async (
  tx: Tx,
  row: ShipmentRow,
  facts: CorrectionFacts,
  taking: TakingBack,
): Promise<{ moved: ShipmentRow; collectedId: string | null }> => {
  const { as, reason, now } = taking
  const { last } = facts
  const { move, to } = correctionOf(facts)!
  const collectedId = takesCashBack(facts) ? await takeCashBack(tx, row.id, taking) : null
  if (last!.move === 'deliver' || last!.move === 'handBack') await reverseRevenue(tx, row.id)
  const moved = await moveShipment(tx, row.id, move, { as, reason, to }, columnsOf(row, facts, to))
  if (move === 'correctTransit') {
    const open = await openStopOf(tx, row.id)
    if (open) await moveStop(tx, open.id, 'takeOff', { as, at: now, reason })
  }
  if (move === 'correctIntake' || move === 'correctTryAgain') await piecesLeft(tx, row.id)
  // Where the parcel stands at the door again, its courier finds the stop open again.
  const stop =
    to === last!.from &&
    (await stopToReopen(tx, { shipmentId: row.id, userId: last!.userId, day: dayOf(now) }))
  if (stop) await moveStop(tx, stop.id, 'reopen', { as, at: null, reason })
  return { moved, collectedId }
}
