// The monthly statements of wallets, issued by themselves.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { issueMissedStatements, issueWalletStatements } from './statements.ts'

export const statementJobs = (clock: Clock): AnyJob[] => [
  job({
    name: 'express.wallet-statements',
    payload: z.object({}),
    everySeconds: 3_600,
    run: (_, { db }) => issueWalletStatements(db, clock.now()),
  }),
  job({
    name: 'express.missed-statements',
    payload: z.object({}),
    everySeconds: 86_400,
    run: (_, { db }) => issueMissedStatements(db, clock.now()),
  }),
]
