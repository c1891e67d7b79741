// A booking as its receiver follows it by the customer's link, and a visitor by its number: stages, and of a link the estimate.
import { randomUUID } from 'node:crypto'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { typedNumber } from '@marsa/model/kit/id.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import { placeName } from '@marsa/model/trucks/asking/truck-place.ts'
import { carriageOf } from '@marsa/model/trucks/execution/booked-job.ts'
import { stepName } from '@marsa/model/trucks/execution/step-name.ts'
import { nextStop } from '@marsa/model/trucks/road/estimate.ts'
import { isSameStep, roadPlan } from '@marsa/model/trucks/road/event-order.ts'
import type * as calls from '@marsa/model/trucks/share/share-endpoints.ts'
import type { TrackedTrucks } from '@marsa/model/trucks/share/share-endpoints.ts'
import { spendPuzzle } from '../../accounts/door.ts'
import type { Db } from '../../kit/db.ts'
import { tokenHash, tokenOf } from '../../kit/link-token.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockBooked } from '../../requests/door.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { trucksLine } from '../line.ts'
import { lastEstimates } from '../watch/watch.store.ts'
import {
  bookingByNumber,
  bookingByShare,
  endShare,
  insertShare,
  openShare,
  type TrackedRow,
} from './shares.store.ts'

/** Days for which a completed booking can be followed. */
const followedDays = 7

export const shareTrucks =
  ({ secret }: { secret: string }) =>
  (call: Call<typeof calls.shareTrucks>) => {
    const { userId } = signedIn(call)
    const { now, query } = call
    // Its token opens the booking to whoever has it, so no answer is kept; a second call says the same one.
    return call.unkept(async (tx) => {
      const request = await lockBooked(trucksLine, tx, call, { id: query.id })
      const known = await openShare(tx, request.id)
      const id = known ?? randomUUID()
      const token = tokenOf(secret, `truck-share:${id}`)
      if (!known) await insertShare(tx, { id, requestId: request.id, hash: tokenHash(token), userId, now })
      return { token }
    })
  }

export const endTruckShare = (call: Call<typeof calls.endTruckShare>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    // A booking that is over is still followed for some days.
    const request = await trucksLine.lockVisible(tx, actor, call.relation, call.query.id)
    if (!request) throw new Problem('trucks.not-found')
    refuse((await endShare(tx, request.id, actor.userId, call.now)) ? undefined : 'trucks.share-none')
    return succeeded
  })
}

/** Under way, or completed not long ago; a cancelled booking is nobody's to follow. */
const isFollowed = ({ state, completed_at: at }: TrackedRow, now: Date): boolean =>
  usualBooked.includes(state) ||
  (at !== null && state === 'QS_CMP' && now.getTime() - at.getTime() < followedDays * 86_400_000)

const trackedOf = async (
  db: Db,
  row: TrackedRow | undefined,
  { now, refusal, isShared }: { now: Date; refusal: string; isShared: boolean },
): Promise<TrackedTrucks> => {
  if (!row || !isFollowed(row, now)) throw new Problem(refusal)
  const slots = await slotsOf(db, [row.id])
  const ids = isShared ? slots.map(({ id }) => id) : []
  const estimates = new Map((await lastEstimates(db, ids)).map((each) => [each.slot_id, each]))
  const carriage = carriageOf(row.form)
  return {
    bookingNumber: row.booking_number,
    to: isShared ? placeName(row.form.dropoff) : null,
    trucks: slots.map(({ id, n, steps }) => {
      const estimate = estimates.get(id)
      const stop = nextStop({ carriage, steps: steps.map((step) => ({ ...step, at: new Date(step.at) })) })
      return {
        n,
        stages: roadPlan(carriage).flatMap(({ code, post, isOptional }) => {
          const step = steps.find((each) => isSameStep(each, { code, post }))
          if (!step && isOptional) return []
          return { code, post, name: stepName({ code, post }), at: step ? toOffset(new Date(step.at)) : null }
        }),
        eta:
          estimate && stop && estimate.stop === stop
            ? { stop, eta: toOffset(estimate.eta), at: toOffset(estimate.at) }
            : null,
      }
    }),
  }
}

export const trackShared = async ({ db, body, now }: Call<typeof calls.trackShared>) =>
  trackedOf(db, await bookingByShare(db, tokenHash(body.token)), {
    now,
    refusal: 'trucks.share-over',
    isShared: true,
  })

const trackNumber = async ({ db, now }: Pick<Call, 'db' | 'now'>, typed: string) => {
  const number = typedNumber(typed)
  const row = await bookingByNumber(db, number)
  return trackedOf(db, row, { now, refusal: 'trucks.number-invalid', isShared: false })
}

export const trackBooking = async (call: Call<typeof calls.trackBooking>) => {
  if (!call.actor && !(await call.affords('tracking.visitor'))) throw new Problem('trucks.track-captcha')
  return trackNumber(call, call.query.number)
}

/** One look-up for one solved puzzle, after the free ones of the hour. */
export const trackBookingSolved =
  ({ secret }: { secret: string }) =>
  async (call: Call<typeof calls.trackBookingSolved>) => {
    await spendPuzzle(secret, call, call.body.captcha)
    return trackNumber(call, call.body.number)
  }
