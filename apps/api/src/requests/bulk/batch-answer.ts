// A bulk upload as its person sees it.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Batch, BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { nearestMeant } from '@marsa/model/requests/bulk/bulk-nearest.ts'
import { bulkCode } from '@marsa/model/requests/bulk/bulk-problems.ts'
import { mayBeMeant, type BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import type { Line } from '@marsa/model/lines.ts'
import type { Mapping } from '@marsa/model/requests/bulk/bulk-mapping.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Db } from '../../kit/db.ts'
import { findBatch, type BatchRecord, type LineRecord } from './bulk.store.ts'
import { validateLine, textsOf, type Rules } from './validate-lines.ts'

export const toBatch = (batch: BatchRecord): Batch => ({
  BatchId: batch.id,
  state: batch.state,
  fileName: batch.file_name,
  headings: batch.headings,
  samples: batch.samples.map((each) => each.slice(0, 60)),
  mapping: batch.mapping,
  rows: batch.rows,
  faulty: batch.faulty,
  leftOut: batch.left_out,
  total: batch.fils === null ? null : toWire(batch.fils),
  done: batch.done,
  ...(batch.before_id &&
    batch.before_at && { sentBefore: { BatchId: batch.before_id, at: toOffset(batch.before_at) } }),
})

/** With what faulty cells may have meant, when the rules are given. */
export const toRow = <Known>(
  sheet: BulkSheet<Known>,
  mapping: Mapping,
  row: LineRecord,
  rules?: Rules<Known>,
): BatchRow => {
  const texts = textsOf(mapping, row)
  const draft = rules && validateLine(sheet, mapping, row, rules).draft
  return {
    line: row.line,
    texts,
    problems: Object.entries(row.problems).map(([field, code]) => {
      const text = texts[field]
      const meant =
        draft && text && mayBeMeant(sheet, code) ? nearestMeant(sheet, field, text, draft, rules.known) : []
      return {
        field,
        code,
        ...(code === sheet.figure?.code && row.figure !== null && { limit: row.figure }),
        ...(meant.length > 0 && { meant }),
      }
    }),
    leftOut: row.left_out,
    ...(row.fils !== null && { price: toWire(row.fils) }),
    ...(row.request_id && { RequestId: row.request_id }),
    ...(row.number && { quoteNumber: row.number }),
  }
}

/** A batch of the caller; somebody else's does not exist. */
export const batchOf = async (db: Db, line: Line, actor: Actor, id: string): Promise<BatchRecord> => {
  const batch = await findBatch(db, line, actor, id)
  if (!batch) throw new Problem(bulkCode(line, 'not-found'))
  return batch
}
