// Sends a bulk upload to be made; asked twice, by a double click or from two tabs, it is made once.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { batchMachine, commitBatchRefusal } from '@marsa/model/freight/bulk/bulk.ts'
import type { commitBatch as contract } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { enqueue } from '../../kit/jobs.ts'
import { move } from '../../kit/move.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { writeBatchJob } from '../job-names.ts'
import { batchOf, toBatch } from './batch-answer.ts'
import { lockBatch } from './bulk.store.ts'

export const commitBatch = (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    const locked = await lockBatch(tx, actor, id)
    if (!locked) throw new Problem('freight.bulk-not-found')
    const batch = await batchOf(tx, actor, id)
    if (batch.state === 'OPEN') {
      refuse(commitBatchRefusal({ ...batch, leftOut: batch.left_out }))
      await move(tx, {
        table: 'freight_batches',
        machine: batchMachine,
        move: 'commitBatch',
        id,
        as: 'customer',
        set: { done: 0 },
      })
      await enqueue(tx, writeBatchJob, { batchId: id }, { key: `bulk:${id}`, maxAttempts: 5 })
    }
    return toBatch(await batchOf(tx, actor, id))
  })
}
