// The daily check of wallets.
import { z } from 'zod'
import { job } from '../../kit/jobs.ts'
import { runCheck, unhurried } from '../../kit/integrity.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { listWalletFaults } from './wallet.store.ts'

export const walletJobs = (): AnyJob[] => [
  job({
    name: 'express.check-wallets',
    payload: z.object({}),
    everySeconds: 86_400,
    run: (_, own) => runCheck(own, 'express', () => unhurried(own.db, listWalletFaults)),
  }),
]
