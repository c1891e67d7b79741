// Shows a bulk upload page by page, how far the making of its requests is, and which of them are drafts still.
import { rowsBefore } from '@marsa/model/kit/paging.ts'
import { batchLimits } from '@marsa/model/requests/bulk/bulk.ts'
import type { BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { mayBeMeant } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch, toRow } from './batch-answer.ts'
import { pageOfLines } from './bulk.store.ts'
import type { BulkLine } from './bulk-line.ts'

export const viewBatch =
  <Known>({ sheet, known }: BulkLine<Known>) =>
  async (call: Call<BulkCalls['viewBatch']>) => {
    const { id, only, pageIndex } = call.query
    const actor = signedIn(call)
    const batch = await batchOf(call.db, sheet.line, actor, id)
    const found = await pageOfLines(call.db, id, only, {
      from: rowsBefore(pageIndex, batchLimits.page),
      size: batchLimits.page,
    })
    const isAsking = found.some(({ problems }) =>
      Object.values(problems).some((code) => mayBeMeant(sheet, code)),
    )
    const rules = isAsking
      ? { known: await known(call.db, actor, call.now), now: call.now, settings: call.settings }
      : undefined
    return {
      batch: toBatch(batch),
      items: found.map((row) => toRow(sheet, batch.mapping, row, rules)),
      totalCount: { all: batch.rows, faulty: batch.faulty, 'left-out': batch.left_out }[only],
    }
  }

type AnyLine = Pick<BulkLine, 'sheet'>

export const followBatch =
  ({ sheet: { line } }: AnyLine) =>
  async (call: Call<BulkCalls['followBatch']>) => {
    const { state, done, rows, left_out } = await batchOf(call.db, line, signedIn(call), call.query.id)
    return { state, done, of: rows - left_out }
  }

export const batchDrafts =
  ({ sheet: { line }, drafts: { left } }: Pick<BulkLine, 'sheet' | 'drafts'>) =>
  async (call: Call<BulkCalls['batchDrafts']>) => {
    const { id } = await batchOf(call.db, line, signedIn(call), call.query.id)
    const drafts = await left(call.db, id)
    return { ids: drafts.map((draft) => draft.id), numbers: drafts.map((draft) => draft.number) }
  }
