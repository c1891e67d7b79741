// Storage's background work.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { closeWindows, expireQuotes, noticeOverstays } from './timers.ts'

const nothing = z.strictObject({})

export const warehouseJobs = (clock: Clock) => [
  job({
    name: 'warehouse.close-window',
    payload: nothing,
    everySeconds: 30,
    run: (_, { db }) => closeWindows(db, clock),
  }),
  job({
    name: 'warehouse.expire-quotes',
    payload: nothing,
    everySeconds: 15,
    run: (_, { db }) => expireQuotes(db, clock),
  }),
  job({
    name: 'warehouse.notice-overstays',
    payload: nothing,
    everySeconds: 3_600,
    run: (_, { db }) => noticeOverstays(db, clock),
  }),
]
