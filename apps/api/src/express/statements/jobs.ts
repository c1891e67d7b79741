// The monthly statements of wallets, issued by themselves.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { issueWalletStatements } from './statements.ts'

export const statementJobs = (clock: Clock): AnyJob[] => [
  job({
    name: 'express.wallet-statements',
    payload: z.object({}),
    everySeconds: 3_600,
    run: (_, { db }) => issueWalletStatements(db, clock.now()),
  }),
]
