// Background work of the audit trail: the one sealer, and the daily look at what it has sealed.
import { z } from 'zod'
import { checkRecentChains, sealAudit } from './audit-chain.ts'
import { runCheck } from './integrity.ts'
import { job } from './jobs.ts'
import type { AnyJob } from './run-jobs.ts'

const nothing = z.strictObject({})

/** `folder` holds the roots: best on a file system that who may change the database may not change. */
export const auditJobs = (folder: string): AnyJob[] => [
  job({
    name: 'audit.seal',
    payload: nothing,
    everySeconds: 60,
    run: async (_, { db }) => void (await sealAudit(db, folder)),
  }),
  job({
    name: 'audit.check',
    payload: nothing,
    everySeconds: 86_400,
    run: (_, parts) => runCheck(parts, 'audit', () => checkRecentChains(parts.db, folder)),
  }),
]
