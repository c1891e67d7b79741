// Contracts of bulk uploads: template, upload, preview, mapping of columns, corrections, and making the requests.
import { z } from 'zod'
import { pageNumber } from '../../kit/paging.ts'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { batchLimits, batchMachine } from './bulk.ts'
import { bulkFields } from './bulk-columns.ts'

const id = z.uuid({ error: 'freight.bulk-not-found' })
const field = z.enum(bulkFields)
const mapping = z.array(field.nullable()).max(batchLimits.columns)
const line = z.int32().min(1)

const Batch = z.strictObject({
  BatchId: z.string(),
  state: z.enum(batchMachine.states),
  fileName: z.string(),
  headings: z.array(z.string()),
  /** The first cells of each column, to recognise it by. */
  samples: z.array(z.string()),
  mapping,
  rows: z.int(),
  faulty: z.int(),
  leftOut: z.int(),
  /** Requests made so far. */
  done: z.int(),
  /** The requests of the same file were made before. */
  sentBefore: z.strictObject({ BatchId: z.string(), at: z.string() }).optional(),
})
export type Batch = z.infer<typeof Batch>

const Row = z.strictObject({
  /** Line of the file. */
  line,
  texts: z.partialRecord(field, z.string()),
  /** `limit` is what fits into the chosen containers, in kg; `meant` what the cell comes nearest to, `text` for the cell. */
  problems: z.array(
    z.strictObject({
      field: z.string(),
      code: z.string(),
      limit: z.number().optional(),
      meant: z.array(z.strictObject({ text: z.string(), en: z.string(), ar: z.string() })).optional(),
    }),
  ),
  leftOut: z.boolean(),
  RequestId: z.string().optional(),
  quoteNumber: z.string().optional(),
})
export type BatchRow = z.infer<typeof Row>

export const rowFilters = ['all', 'faulty', 'left-out'] as const

export const bulkTemplate = endpoint({
  verb: 'bulkTemplate',
  method: 'GET',
  path: 'FreightAPI/Bulk/Template',
  policy: customers,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('xlsx'), lang: z.enum(['en', 'ar']) }),
  file: 'any',
  answer: z.unknown(),
})

/** Multipart: one file. The same file again, while the first is not sent, answers the first one's batch. */
export const openBatch = endpoint({
  verb: 'openBatch',
  method: 'POST',
  path: 'FreightAPI/Bulk/Upload',
  policy: customers,
  acting: 'writers',
  multipart: { files: 'one' },
  answer: Batch,
  problems: [
    'freight.bulk-file',
    'freight.bulk-size',
    'freight.bulk-rows',
    'freight.bulk-columns',
    'freight.bulk-empty',
    'freight.bulk-damaged',
    'documents.content',
    'documents.damaged',
    'documents.active',
    'documents.macros',
    'documents.protected',
    'documents.too-complex',
    'documents.infected',
    'documents.unchecked',
  ],
  limit: ['bulk.person'],
})

export const viewBatch = endpoint({
  verb: 'viewBatch',
  method: 'GET',
  path: 'FreightAPI/Bulk/{id}',
  policy: customers,
  query: z.strictObject({
    id,
    only: z.enum(rowFilters).default('all'),
    pageIndex: pageNumber,
  }),
  answer: z.strictObject({ batch: Batch, items: z.array(Row), totalCount: z.int() }),
  problems: ['freight.bulk-not-found'],
})

/** The course of making the requests, small enough to be asked often. */
export const followBatch = endpoint({
  verb: 'followBatch',
  method: 'GET',
  path: 'FreightAPI/Bulk/{id}/Progress',
  policy: customers,
  query: z.strictObject({ id }),
  background: true,
  answer: z.strictObject({ state: z.enum(batchMachine.states), done: z.int(), of: z.int() }),
  problems: ['freight.bulk-not-found'],
})

export const mapBatch = endpoint({
  verb: 'mapBatch',
  method: 'POST',
  path: 'FreightAPI/Bulk/{id}/Mapping',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({ mapping }),
  answer: Batch,
  problems: ['freight.bulk-not-found', 'freight.bulk-sent', 'freight.bulk-twice'],
})

/**
 * Corrects fields of a line, or leaves it out and takes it in again. With `alike` the texts go into every line that said
 * the same in those fields; `changed` is how many lines that were.
 */
export const fixBatchRow = endpoint({
  verb: 'fixBatchRow',
  method: 'POST',
  path: 'FreightAPI/Bulk/{id}/Row',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({
    line,
    texts: z.partialRecord(field, z.string().max(batchLimits.cell, 'kit.field.too-long')).optional(),
    leftOut: z.boolean().optional(),
    alike: z.boolean().optional(),
  }),
  answer: z.strictObject({ batch: Batch, row: Row, changed: z.int() }),
  problems: ['freight.bulk-not-found', 'freight.bulk-sent'],
})

/** Makes a draft of every line that is not left out: all of them or none. Asking again changes nothing. */
export const commitBatch = endpoint({
  verb: 'commitBatch',
  submits: true,
  method: 'POST',
  path: 'FreightAPI/Bulk/{id}/Commit',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: Batch,
  problems: ['freight.bulk-not-found', 'freight.bulk-faulty', 'freight.bulk-nothing'],
})

export const dropBatch = endpoint({
  verb: 'dropBatch',
  method: 'POST',
  path: 'FreightAPI/Bulk/{id}/Drop',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['freight.bulk-not-found', 'freight.bulk-sent'],
})

export const freightBulkEndpoints = {
  bulkTemplate,
  openBatch,
  viewBatch,
  followBatch,
  mapBatch,
  fixBatchRow,
  commitBatch,
  dropBatch,
}
