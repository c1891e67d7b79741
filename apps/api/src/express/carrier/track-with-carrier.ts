// Asks the carrier where its parcels are: each checkpoint is kept once, and moves the shipment if it leads on.
import { checkpointReasons, movesOfCheckpoint } from '@marsa/model/express/carrier/checkpoints.ts'
import { shipmentMachine, type ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { dueCharge, isReturnUnquoted } from '../depot/charges.store.ts'
import { piecesLeft } from '../depot/parcels.store.ts'
import { earnCarriage } from '../shipments/earn-carriage.ts'
import { changed } from '../shipments/own-shipment.ts'
import { moveShipment } from '../shipments/shipments.store.ts'
import type { CarrierEvent } from './ask-carrier.ts'
import type { CarrierParts } from './book-with-carrier.ts'
import {
  hasCheckpoint,
  insertCheckpoint,
  lockState,
  noteAsked,
  toTrack,
  type Tracked,
} from './bookings.store.ts'

const isReturnOwed = async (tx: Tx, id: string): Promise<boolean> =>
  (await isReturnUnquoted(tx, id)) || (await dueCharge(tx, id, 'RETURN')) !== undefined

/** Moves what a checkpoint moves; null where it is a note. */
const follow = async (
  tx: Tx,
  id: string,
  from: ShipmentState,
  { code, at, place }: CarrierEvent,
): Promise<ShipmentState | null> => {
  const moves = movesOfCheckpoint(code, from)
  for (const move of moves) {
    // Its way back is to be paid first: the payment makes the move.
    if (move === 'handBack' && (await isReturnOwed(tx, id))) return 'RETURNING'
    const reason = move === moves.at(-1) ? checkpointReasons[code] : undefined
    const moved = await moveShipment(
      tx,
      id,
      move,
      { as: 'system', ...(reason && { reason }) },
      { moved_at: at, moved_place: place },
    )
    if (move === moves.at(-1)) await changed(tx, moved)
  }
  const last = moves.at(-1)
  if (last === 'deliver' || last === 'handBack') {
    // A depot whose hand-over was not written down has it no longer.
    await piecesLeft(tx, id)
    await earnCarriage(tx, id)
  }
  return last ? (shipmentMachine.moves[last].to[0] ?? null) : null
}

/** Told again, it does nothing more. */
export const takeCheckpoints = (db: Db, tracked: Tracked, events: readonly CarrierEvent[]): Promise<void> =>
  systemTransaction(db, async (tx) => {
    for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const state = await lockState(tx, tracked.id)
      if (!state || (await hasCheckpoint(tx, tracked.number, event))) continue
      await insertCheckpoint(tx, tracked, event, await follow(tx, tracked.id, state, event))
    }
  })

/** Asks for one shipment and takes what is new. Throws `CarrierError` when the carrier cannot be asked. */
export const track = async ({ db, carrier, clock }: CarrierParts, tracked: Tracked): Promise<void> => {
  const events = await carrier.track(tracked.number)
  if (events) await takeCheckpoints(db, tracked, events)
  await noteAsked(db, tracked.id, clock.now())
}

export const trackWithCarrier = async (parts: CarrierParts): Promise<void> => {
  if (!parts.carrier.isSet) return
  await eachAlone(await toTrack(parts.db, parts.clock.now()), (tracked) => track(parts, tracked))
}
