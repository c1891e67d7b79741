// Background work of documents: the hourly sweep, the daily look at what expires, keys wrapped anew.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import type { Files } from '../kit/files.ts'
import { job } from '../kit/jobs.ts'
import type { AnyJob } from '../kit/run-jobs.ts'
import type { IdentityKeys } from './identity-keys.ts'
import type { DocumentLines } from './parts.ts'
import { resealKeys } from './reseal-keys.ts'
import { sweepDocuments } from './sweep-documents.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

const SweepPayload = z.strictObject({ everything: z.boolean().optional() })
const day = 86_400

type Keeping = { files: Files; keys: IdentityKeys; lines: DocumentLines; clock: Clock }

/**
 * `documents.sweep`: every hour the last days; `{everything: true}` looks at the whole store. `documents.warn-of-expiry` and
 * `documents.reseal` at every start of a worker and daily.
 */
export const documentJobs = ({ files, keys, lines, clock }: Keeping): AnyJob[] => [
  job({
    name: 'documents.sweep',
    everySeconds: 3600,
    payload: SweepPayload,
    run: async ({ everything }, { db, log }) => {
      const swept = await sweepDocuments(db, files, everything)
      if (swept.missing.length > 0) log.error({ documents: swept.missing }, 'documents have lost their files')
      log.info({ ...swept, missing: swept.missing.length }, 'documents swept')
    },
  }),
  job({
    name: 'documents.warn-of-expiry',
    everySeconds: day,
    payload: z.strictObject({}),
    run: async (_, { db, log }) => {
      const warned = await warnOfExpiry(db, lines, clock.now())
      if (warned > 0) log.info({ warned }, 'owners of expiring documents warned')
    },
  }),
  job({
    name: 'documents.reseal',
    everySeconds: day,
    payload: z.strictObject({}),
    run: async (_, { db, log }) => {
      const { resealed, missing } = await resealKeys(db, keys)
      if (missing.length > 0) log.error({ keys: missing }, 'keys of identity documents are missing')
      if (resealed > 0) log.info({ resealed }, 'keys of identity documents wrapped anew')
    },
  }),
]
