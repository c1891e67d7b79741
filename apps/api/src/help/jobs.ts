// Background work of help: an issue of the newsletter is written to its readers; what nobody confirmed and what has long been done is forgotten.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { forgetCallbacks } from './callbacks.store.ts'
import { writeIssueMails, writeIssueMailsJob } from './issues/write-issue-mails.ts'
import { forgetUnconfirmed } from './newsletter.store.ts'

/** Days that a closed callback request is kept. */
const keptDays = 365

export const helpJobs = (clock: Clock) => [
  job({
    name: writeIssueMailsJob,
    payload: z.strictObject({ id: z.uuid() }),
    run: ({ id }, { db }) => writeIssueMails(db, id, clock.now()),
  }),
  job({
    name: 'help.forget-old',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: async (_, { db }) => {
      await forgetUnconfirmed(db)
      await forgetCallbacks(db, keptDays)
    },
  }),
]
