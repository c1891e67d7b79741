// Shows a bulk upload page by page, and how far the making of its requests is.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { mayBeMeant } from '@marsa/model/freight/bulk/bulk-nearest.ts'
import { batchLimits } from '@marsa/model/freight/bulk/bulk.ts'
import type {
  followBatch as followContract,
  viewBatch as contract,
} from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch, toRow } from './batch-answer.ts'
import { pageOfLines } from './bulk.store.ts'
import { knownNames } from './validate-lines.ts'

export const viewBatch = async (call: Call<typeof contract>) => {
  const { id, only, pageIndex } = call.query
  const batch = await batchOf(call.db, signedIn(call), id)
  const found = await pageOfLines(call.db, id, only, {
    from: rowsBefore(pageIndex, batchLimits.page),
    size: batchLimits.page,
  })
  const isAsking = found.some(({ problems }) => Object.values(problems).some(mayBeMeant))
  const rules = isAsking
    ? { known: await knownNames(call.db), now: call.now, settings: call.settings }
    : undefined
  return {
    batch: toBatch(batch),
    items: found.map((row) => toRow(batch.mapping, row, rules)),
    totalCount: { all: batch.rows, faulty: batch.faulty, 'left-out': batch.left_out }[only],
  }
}

export const followBatch = async (call: Call<typeof followContract>) => {
  const { state, done, rows, left_out } = await batchOf(call.db, signedIn(call), call.query.id)
  return { state, done, of: rows - left_out }
}
