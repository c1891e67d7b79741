// Background work of signing in through others: forgetting sign-ins that are over.
import { z } from 'zod'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { forgetFlows } from './flows.store.ts'

export const directoryJobs = (): AnyJob[] => [
  job({
    name: 'accounts.forget-identity-flows',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: async (_, { db }) => void (await forgetFlows(db)),
  }),
]
