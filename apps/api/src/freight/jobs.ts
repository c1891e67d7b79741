// Freight's background work.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { autoCompleteJob, closeWindowJob, expireQuotesJob, removeDraftsJob } from './job-names.ts'
import { autoComplete, closeWindows, expireQuotes, removeDrafts } from './timers.ts'

const nothing = z.strictObject({})

export const freightJobs = (clock: Clock) => [
  job({
    name: closeWindowJob,
    payload: nothing,
    everySeconds: 30,
    run: (_, { db }) => closeWindows(db, clock),
  }),
  job({
    name: expireQuotesJob,
    payload: nothing,
    everySeconds: 15,
    run: (_, { db }) => expireQuotes(db, clock),
  }),
  job({
    name: autoCompleteJob,
    payload: z.strictObject({ requestId: z.uuid() }),
    run: ({ requestId }, { db }) => autoComplete(db, requestId, clock),
  }),
  job({
    name: removeDraftsJob,
    payload: nothing,
    everySeconds: 86_400,
    run: (_, { db }) => removeDrafts(db),
  }),
]
