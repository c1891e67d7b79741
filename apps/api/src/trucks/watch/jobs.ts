// Background work of watching the road: every booking under way each minute, and one at once when its trucks have moved.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { job } from '../../kit/jobs.ts'
import { watchBooking } from './watch-booking.ts'
import { bookingsUnderWay } from './watch.store.ts'
import { movedJob } from './moved.ts'

/** Hours before the pickup from which a booking is watched. */
const hoursBefore = 24

export const watchAll = async (db: Db, clock: Clock): Promise<void> => {
  await eachAlone(await bookingsUnderWay(db, clock.now(), hoursBefore), ({ id }) =>
    watchBooking(db, id, clock.now(), false),
  )
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
    run: (_, { db }) => watchAll(db, clock),
  }),
]
