// A booking as its receiver follows it by the customer's link, and a visitor by its number: stages, and of a link the estimate.
import { toOffset } from '@marsa/model/kit/day.ts'
import { typedNumber } from '@marsa/model/kit/id.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
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
import type { Call } from '../../kit/serve.ts'
import { endShareFor, isFollowed, requestOfToken, shareFor } from '../../requests/door.ts'
import { slotsOf } from '../execution/slots.store.ts'
import { trucksLine } from '../line.ts'
import { lastEstimates } from '../watch/watch.store.ts'
import { bookingBy, type TrackedRow } from './tracked.store.ts'

export const shareTrucks = ({ secret }: { secret: string }) => shareFor(trucksLine, secret)
export const endTruckShare = endShareFor(trucksLine)

const trackedOf = async (
  db: Db,
  row: TrackedRow | undefined,
  { now, refusal, isShared }: { now: Date; refusal: string; isShared: boolean },
): Promise<TrackedTrucks> => {
  if (!row || !isFollowed(row, usualBooked, now)) throw new Problem(refusal)
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

export const trackShared = async ({ db, body, now }: Call<typeof calls.trackShared>) => {
  const id = await requestOfToken(db, body.token)
  const row = id === undefined ? undefined : await bookingBy(db, { id })
  return trackedOf(db, row, { now, refusal: 'requests.share-over', isShared: true })
}

const trackNumber = async ({ db, now }: Pick<Call, 'db' | 'now'>, typed: string) => {
  const row = await bookingBy(db, { number: typedNumber(typed) })
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
