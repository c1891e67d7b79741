// Background work of the bulk uploads of a line.
import { z } from 'zod'
import { batchDays } from '@marsa/model/requests/bulk/bulk.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction } from '../../kit/db.ts'
import { job } from '../../kit/jobs.ts'
import { forgetBatches } from './bulk.store.ts'
import type { BulkLine } from './bulk-line.ts'
import { writeBatchJob } from './commit-batch.ts'
import { writeBatch } from './write-batch.ts'

export const bulkJobs = <Known>(of: BulkLine<Known>, clock: Clock) => {
  const { line } = of.sheet
  return [
    job({
      name: writeBatchJob(line),
      payload: z.strictObject({ batchId: z.uuid() }),
      run: ({ batchId }, { db }) => writeBatch(db, of, batchId, clock),
    }),
    job({
      name: `${line}.forget-batches`,
      payload: z.strictObject({}),
      everySeconds: 86_400,
      run: (_, { db }) => systemTransaction(db, (tx) => forgetBatches(tx, line, batchDays)),
    }),
  ]
}
