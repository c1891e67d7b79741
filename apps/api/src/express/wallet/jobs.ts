// The daily check of wallets, bundles, cash on delivery and payouts.
import { z } from 'zod'
import { job } from '../../kit/jobs.ts'
import { runCheck, unhurried } from '../../kit/integrity.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { listBundleFaults } from '../bundles/memberships.store.ts'
import { listCodFaults } from '../cash-on-delivery/cod.store.ts'
import { listPayoutFaults } from '../payouts/payouts.store.ts'
import { listStatementFaults } from '../statements/statements.store.ts'
import { listWalletFaults } from './wallet.store.ts'

export const walletJobs = (): AnyJob[] => [
  job({
    name: 'express.check-wallets',
    payload: z.object({}),
    everySeconds: 86_400,
    run: (_, own) =>
      runCheck(own, 'express', () =>
        unhurried(own.db, async (tx) => [
          ...(await listWalletFaults(tx)),
          ...(await listBundleFaults(tx)),
          ...(await listCodFaults(tx)),
          ...(await listPayoutFaults(tx)),
          ...(await listStatementFaults(tx)),
        ]),
      ),
  }),
]
