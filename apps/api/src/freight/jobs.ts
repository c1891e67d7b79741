// Freight's background work.
import { z } from 'zod'
import type { Clock } from '../kit/clock.ts'
import { job } from '../kit/jobs.ts'
import { roundJobs } from '../requests/door.ts'
import { freightLine } from './line.ts'
import { batchDays } from '@marsa/model/freight/bulk/bulk.ts'
import { systemTransaction } from '../kit/db.ts'
import { forgetBatches } from './bulk/bulk.store.ts'
import { writeBatch } from './bulk/write-batch.ts'
import { autoCompleteJob, forgetBatchesJob, removeDraftsJob, writeBatchJob } from './job-names.ts'
import { autoComplete, removeDrafts } from './execution/timers.ts'

const nothing = z.strictObject({})

export const freightJobs = (clock: Clock) => [
  ...roundJobs(freightLine, clock),
  job({
    name: autoCompleteJob,
    payload: z.strictObject({ requestId: z.uuid() }),
    run: ({ requestId }, { db }) => autoComplete(db, requestId, clock),
  }),
  job({
    name: removeDraftsJob,
    payload: nothing,
    everySeconds: 86_400,
    run: (_, { db }) => removeDrafts(db),
  }),
  job({
    name: writeBatchJob,
    payload: z.strictObject({ batchId: z.uuid() }),
    run: ({ batchId }, { db }) => writeBatch(db, batchId, clock),
  }),
  job({
    name: forgetBatchesJob,
    payload: nothing,
    everySeconds: 86_400,
    run: (_, { db }) => systemTransaction(db, (tx) => forgetBatches(tx, batchDays)),
  }),
]
