// One event of a courier's phone: recorded once, and what it moves in the same transaction, at the time when it was captured.
import type { sendCourierEvent as contract } from '@marsa/model/express/rounds/round-endpoints.ts'
import { scanFaultText } from '@marsa/model/express/rounds/scan-text.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findWorker } from '../couriers/couriers.store.ts'
import { deliver, judgeDelivery, notDelivered } from './deliver.ts'
import { collect, load, missPickup } from './pick-up.ts'
import type { EventBody, Moving } from './moving.ts'
import { isOwnProofFile, isPhotoSeen } from './proofs.store.ts'
import { recordScan, type Judge, type Recorded, type Scanner } from './record-scan.ts'
import { handBack, judgeReturn, missReturn } from './return.ts'
import { dayOfCourier } from './view-day.ts'

const moves: Partial<Record<EventBody['kind'], (tx: Tx, moving: Moving) => Promise<void>>> = {
  COLLECTED: collect,
  PICKUP_MISSED: missPickup,
  LOADED: load,
  DELIVERED: deliver,
  NOT_DELIVERED: notDelivered,
  HANDED_BACK: handBack,
  RETURN_MISSED: missReturn,
}

const needsReason: readonly EventBody['kind'][] = ['PICKUP_MISSED', 'NOT_DELIVERED', 'RETURN_MISSED']

/** Photos and signatures came before their event, from the same courier. */
const refuseStrangeFiles = async (
  tx: Tx,
  { signatureId, photoId }: EventBody,
  userId: string,
): Promise<void> => {
  const files = [
    [signatureId, 'SIGNATURE'],
    [photoId, 'PHOTO'],
  ] as const
  for (const [id, kind] of files)
    if (id && !(await isOwnProofFile(tx, id, userId, kind))) throw new Problem('express.proof-file')
}

const judge =
  (tx: Tx, secret: string, body: EventBody, scanner: Scanner, now: Date): Judge =>
  async (found) => {
    if (needsReason.includes(body.kind) && !body.reason) throw new Problem('express.reason-missing')
    await refuseStrangeFiles(tx, body, scanner.userId)
    const review = body.photoId && (await isPhotoSeen(tx, body.photoId)) ? 'photo-seen' : undefined
    if (body.kind === 'HANDED_BACK') judgeReturn(body)
    const quarantine =
      body.kind === 'DELIVERED'
        ? await judgeDelivery(tx, secret, {
            body,
            shipment: found.shipment,
            pieces: found.pieces,
            scanner,
            now,
          })
        : undefined
    return { quarantine, review }
  }

const eventOf = (body: EventBody) => ({
  clientId: body.clientId,
  code: body.code,
  kind: body.kind,
  capturedAt: new Date(body.capturedAt),
  pieces: body.pieces,
  pin: body.pin,
  reason: body.reason,
  photoId: body.photoId,
})

const outcomeOf = (recorded: Recorded): 'done' | 'repeated' | 'set-aside' => {
  if (recorded.outcome === 'repeated') return recorded.scan.quarantined_because ? 'set-aside' : 'repeated'
  return recorded.outcome === 'counts' ? 'done' : 'set-aside'
}

export const sendCourierEvent =
  ({ secret }: { secret: string }) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { body, now, language } = call
    const { userId } = signedIn(call)
    const taken = await call.once(async (tx) => {
      const worker = await findWorker(tx, userId)
      if (!worker?.depot_id) throw new Problem('couriers.no-depot')
      const scanner: Scanner = { userId, role: 'courier', depotId: worker.depot_id }
      const event = eventOf(body)
      const recorded = await recordScan(tx, event, scanner, now, judge(tx, secret, body, scanner, now))
      if (recorded.outcome === 'counts' && recorded.stop)
        await moves[body.kind]?.(tx, {
          body,
          counted: recorded,
          stopId: recorded.stop.id,
          scanner,
          capturedAt: event.capturedAt < now ? event.capturedAt : now,
        })
      const { quarantined_because: because } = recorded.scan
      return {
        outcome: outcomeOf(recorded),
        because,
        problem:
          because === 'not-on-sheet' || because === 'other-courier' ? 'express.not-on-sheet' : undefined,
      }
    })
    // What was set aside stays, and the depot has been told: only then is it refused.
    refuse(taken.problem)
    const { outcome, because } = taken
    return {
      outcome,
      because: because && scanFaultText[because][language],
      today: await dayOfCourier(call.db, { userId, language, now }),
    }
  }
