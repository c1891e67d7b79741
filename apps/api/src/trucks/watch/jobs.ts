// Background work of watching the road: every booking under way each minute, and one at once when its trucks have moved.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { job, type Job } from '../../kit/jobs.ts'
import { watchBooking } from './watch-booking.ts'
import { bookingsUnderWay } from './watch.store.ts'
import { movedJob } from './moved.ts'

/** Hours before the pickup from which a booking is watched. */
const hoursBefore = 24

/** One booking that cannot be looked at holds no other up; it is looked at again a minute later. */
export const watchAll = async (
  db: Db,
  clock: Clock,
  log: Parameters<Job['run']>[1]['log'],
): Promise<void> => {
  for (const { id } of await bookingsUnderWay(db, clock.now(), hoursBefore))
    try {
      await watchBooking(db, id, clock.now(), false)
    } catch (error) {
      log.error({ err: error, requestId: id }, 'a booking could not be watched')
    }
}

export const watchJobs = (clock: Clock) => [
  job({
    name: movedJob,
    payload: z.strictObject({ requestId: z.uuid() }),
    run: ({ requestId }, { db }) => watchBooking(db, requestId, clock.now(), true),
  }),
  job({
    name: 'trucks.watch',
    payload: z.strictObject({}),
    everySeconds: 60,
    run: (_, { db, log }) => watchAll(db, clock, log),
  }),
]
