// Contracts of the bulk uploads of a line: template, upload, preview, mapping of columns, corrections, and making the requests.
import { z } from 'zod'
import { pageNumber } from '../../kit/paging.ts'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { batchLimits, batchMachine } from './bulk.ts'
import { bulkCode, type BulkProblem } from './bulk-problems.ts'
import type { BulkSheet } from './bulk-sheet.ts'
import { atMost } from '../../kit/too-long.ts'

export const rowFilters = ['all', 'faulty', 'left-out'] as const

type Naming = {
  sheet: Pick<BulkSheet, 'line' | 'columns'>
  /** Before its addresses. */
  path: string
  /** What its verbs say beside those of other lines. */
  noun: string
}

export const bulkCalls = ({ sheet, path, noun }: Naming) => {
  const code = (problem: BulkProblem) => bulkCode(sheet.line, problem)
  const verb = (usual: string) => usual.replace(/Batch|(?<=^bulk)/, (word) => `${noun}${word}`)
  const id = z.uuid({ error: code('not-found') })
  const field = z.enum(sheet.columns.fields)
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
    /** What the lines cost that are not left out, with VAT; null where nobody knows before a quotation. */
    total: z.string().nullable(),
    /** Requests made so far. */
    done: z.int(),
    /** The requests of the same file were made before. */
    sentBefore: z.strictObject({ BatchId: z.string(), at: z.string() }).optional(),
  })

  const Row = z.strictObject({
    /** Line of the file. */
    line,
    texts: z.partialRecord(field, z.string()),
    /** `limit` is the figure that the sentence names; `meant` what the cell comes nearest to, `text` for the cell. */
    problems: z.array(
      z.strictObject({
        field: z.string(),
        code: z.string(),
        limit: z.number().optional(),
        meant: z.array(z.strictObject({ text: z.string(), en: z.string(), ar: z.string() })).optional(),
      }),
    ),
    leftOut: z.boolean(),
    /** What it costs, with VAT. */
    price: z.string().optional(),
    RequestId: z.string().optional(),
    quoteNumber: z.string().optional(),
  })

  const bulkTemplate = endpoint({
    verb: verb('bulkTemplate'),
    method: 'GET',
    path: `${path}/Bulk/Template`,
    policy: customers,
    query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('xlsx'), lang: z.enum(['en', 'ar']) }),
    file: 'any',
    answer: z.unknown(),
  })

  /** Multipart: one file. The same file again, while the first is not sent, answers the first one's batch. */
  const openBatch = endpoint({
    verb: verb('openBatch'),
    method: 'POST',
    path: `${path}/Bulk/Upload`,
    policy: customers,
    acting: 'writers',
    multipart: { files: 'one' },
    answer: Batch,
    problems: [
      code('file'),
      code('size'),
      code('rows'),
      code('columns'),
      code('empty'),
      code('damaged'),
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

  const viewBatch = endpoint({
    verb: verb('viewBatch'),
    method: 'GET',
    path: `${path}/Bulk/{id}`,
    policy: customers,
    query: z.strictObject({
      id,
      only: z.enum(rowFilters).default('all'),
      pageIndex: pageNumber,
    }),
    answer: z.strictObject({ batch: Batch, items: z.array(Row), totalCount: z.int() }),
    problems: [code('not-found')],
  })

  /** The course of making the requests, small enough to be asked often. */
  const followBatch = endpoint({
    verb: verb('followBatch'),
    method: 'GET',
    path: `${path}/Bulk/{id}/Progress`,
    policy: customers,
    query: z.strictObject({ id }),
    background: true,
    answer: z.strictObject({ state: z.enum(batchMachine.states), done: z.int(), of: z.int() }),
    problems: [code('not-found')],
  })

  const mapBatch = endpoint({
    verb: verb('mapBatch'),
    method: 'POST',
    path: `${path}/Bulk/{id}/Mapping`,
    policy: customers,
    acting: 'writers',
    query: z.strictObject({ id }),
    body: z.strictObject({ mapping }),
    answer: Batch,
    problems: [code('not-found'), code('sent'), code('twice')],
  })

  /**
   * Corrects fields of a line, or leaves it out and takes it in again. With `alike` the texts go into every line that said
   * the same in those fields; `changed` is how many lines that were.
   */
  const fixBatchRow = endpoint({
    verb: verb('fixBatchRow'),
    method: 'POST',
    path: `${path}/Bulk/{id}/Row`,
    policy: customers,
    acting: 'writers',
    query: z.strictObject({ id }),
    body: z.strictObject({
      line,
      texts: z.partialRecord(field, z.string().max(...atMost(batchLimits.cell))).optional(),
      leftOut: z.boolean().optional(),
      alike: z.boolean().optional(),
    }),
    answer: z.strictObject({ batch: Batch, row: Row, changed: z.int() }),
    problems: [code('not-found'), code('sent')],
  })

  /** Makes a draft of every line that is not left out: all of them or none. Asking again changes nothing. */
  const commitBatch = endpoint({
    verb: verb('commitBatch'),
    submits: true,
    method: 'POST',
    path: `${path}/Bulk/{id}/Commit`,
    policy: customers,
    acting: 'writers',
    query: z.strictObject({ id }),
    answer: Batch,
    problems: [code('not-found'), code('faulty'), code('nothing')],
  })

  const dropBatch = endpoint({
    verb: verb('dropBatch'),
    method: 'POST',
    path: `${path}/Bulk/{id}/Drop`,
    policy: customers,
    acting: 'writers',
    query: z.strictObject({ id }),
    answer: ok,
    problems: [code('not-found'), code('sent')],
  })

  /** Its requests that are drafts still, in the order of its lines. */
  const batchDrafts = endpoint({
    verb: noun ? `list${noun}BatchDrafts` : 'batchDrafts',
    method: 'GET',
    path: `${path}/Bulk/{id}/Drafts`,
    policy: customers,
    query: z.strictObject({ id }),
    /** `numbers` are theirs, in the same order. */
    answer: z.strictObject({ ids: z.array(z.string()), numbers: z.array(z.string()) }),
    problems: [code('not-found')],
  })

  return {
    bulkTemplate,
    openBatch,
    viewBatch,
    followBatch,
    mapBatch,
    fixBatchRow,
    commitBatch,
    dropBatch,
    batchDrafts,
  }
}
export type BulkCalls = ReturnType<typeof bulkCalls>

export type Batch = z.infer<BulkCalls['openBatch']['answer']>
export type BatchRow = z.infer<BulkCalls['viewBatch']['answer']>['items'][number]
