// Background work of recovery: the links that were asked for, and forgetting old ones.
import { z } from 'zod'
import { languages } from '@marsa/model/kit/text.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { forgetResets } from './resets.store.ts'
import { resetLinkJob, sendResetLink } from './send-reset-link.ts'

export const recoveryJobs = (): AnyJob[] => [
  job({
    name: resetLinkJob,
    payload: z.strictObject({ id: z.uuid(), email: z.string(), language: z.enum(languages) }),
    run: (asked, { db }) => sendResetLink(db, asked),
  }),
  job({
    name: 'recovery.forget-links',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: (_, { db }) => forgetResets(db),
  }),
]
