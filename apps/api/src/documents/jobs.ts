// Background work of documents: the hourly sweep.
import { z } from 'zod'
import type { Files } from '../kit/files.ts'
import { job, type Job } from '../kit/jobs.ts'
import { sweepDocuments } from './sweep-documents.ts'

const SweepPayload = z.strictObject({ everything: z.boolean().optional() })

/** `documents.sweep`: every hour the last days; `{everything: true}` looks at the whole store. */
export const documentJobs = (files: Files): Job<z.infer<typeof SweepPayload>>[] => [
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
]
