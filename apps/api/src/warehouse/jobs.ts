// Storage's background work.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { roundJobs } from '../requests/door.ts'
import { storageLine } from './line.ts'
import { noticeOverstays } from './timers.ts'

const nothing = z.strictObject({})

export const warehouseJobs = (clock: Clock) => [
  ...roundJobs(storageLine, clock),
  job({
    name: 'warehouse.notice-overstays',
    payload: nothing,
    everySeconds: 3_600,
    run: (_, { db }) => noticeOverstays(db, clock),
  }),
]
