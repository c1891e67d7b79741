// A bulk upload as its person sees it.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Batch, BatchRow } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import type { BulkField } from '@marsa/model/freight/bulk/bulk-columns.ts'
import { mayBeMeant, nearestMeant } from '@marsa/model/freight/bulk/bulk-nearest.ts'
import type { Mapping } from '@marsa/model/freight/bulk/bulk-mapping.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
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
  done: batch.done,
  ...(batch.before_id &&
    batch.before_at && { sentBefore: { BatchId: batch.before_id, at: toOffset(batch.before_at) } }),
})

/** With what faulty cells may have meant, when the rules are given. */
export const toRow = (mapping: Mapping, row: LineRecord, rules?: Rules): BatchRow => {
  const texts = textsOf(mapping, row)
  const draft = rules && validateLine(mapping, row, rules).draft
  return {
    line: row.line,
    texts,
    problems: Object.entries(row.problems).map(([field, code]) => {
      const text = texts[field as BulkField]
      const meant = draft && text && mayBeMeant(code) ? nearestMeant(field, text, draft, rules.known) : []
      return {
        field,
        code,
        ...(field === 'grossWeightKg' && row.limit_kg !== null && { limit: row.limit_kg }),
        ...(meant.length > 0 && { meant }),
      }
    }),
    leftOut: row.left_out,
    ...(row.request_id && { RequestId: row.request_id }),
    ...(row.number && { quoteNumber: row.number }),
  }
}

/** A batch of the caller; somebody else's does not exist. */
export const batchOf = async (db: Db, actor: Actor, id: string): Promise<BatchRecord> => {
  const batch = await findBatch(db, actor, id)
  if (!batch) throw new Problem('freight.bulk-not-found')
  return batch
}
