// What time does to cash on delivery; safe to run twice.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { keepUnclaimed } from './settle-difference.ts'

export const cashJobs = (clock: Clock): AnyJob[] => [
  job({
    name: 'express.keep-unclaimed-cash',
    payload: z.object({}),
    everySeconds: 3_600,
    run: (_, { db }) => keepUnclaimed(db, clock.now()),
  }),
]
