// Sends a bulk upload to be made; asked twice, by a double click or from two tabs, it is made once.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { batchMachine, commitBatchRefusal } from '@marsa/model/requests/bulk/bulk.ts'
import type { BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkCode } from '@marsa/model/requests/bulk/bulk-problems.ts'
import type { Line } from '@marsa/model/lines.ts'
import { enqueue } from '../../kit/jobs.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch } from './batch-answer.ts'
import { lockBatch } from './bulk.store.ts'
import type { BulkLine } from './bulk-line.ts'

/** The job that makes its requests. */
export const writeBatchJob = (line: Line): string => `${line}.write-batch`

export const commitBatch =
  ({ sheet: { line } }: Pick<BulkLine, 'sheet'>) =>
  (call: Call<BulkCalls['commitBatch']>) => {
    const actor = signedIn(call)
    const { id } = call.query
    return call.once(async (tx) => {
      const locked = await lockBatch(tx, line, actor, id)
      if (!locked) throw new Problem(bulkCode(line, 'not-found'))
      const batch = await batchOf(tx, line, actor, id)
      if (batch.state === 'OPEN') {
        refuse(commitBatchRefusal(line, { ...batch, leftOut: batch.left_out }))
        await move(tx, {
          table: 'request_batches',
          machine: batchMachine,
          move: 'commitBatch',
          id,
          as: 'customer',
          set: { done: 0 },
        })
        await enqueue(tx, writeBatchJob(line), { batchId: id }, { key: `bulk:${id}`, maxAttempts: 5 })
      }
      return toBatch(await batchOf(tx, line, actor, id))
    })
  }
