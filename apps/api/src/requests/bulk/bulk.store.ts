// All SQL of bulk uploads: batches, their lines, and the drafts that are made of them.
import { sql } from '../../kit/sql.ts'
import type { BatchState } from '@marsa/model/requests/bulk/bulk.ts'
import type { rowFilters } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import type { Mapping } from '@marsa/model/requests/bulk/bulk-mapping.ts'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import type { DetailsTable } from '../../kit/move.ts'
import type { Line, QuotedLine } from '@marsa/model/lines.ts'

export type BatchRecord = {
  id: string
  company_id: string
  user_id: string
  state: BatchState
  file_name: string
  headings: string[]
  mapping: Mapping
  done: number
  rows: number
  faulty: number
  left_out: number
  /** What the lines cost that are not left out; null where none has a price. */
  fils: bigint | null
  samples: string[]
  before_id: string | null
  before_at: Date | null
}
export type LineRecord = {
  line: number
  cells: string[]
  fixes: Partial<Record<string, string>>
  problems: FieldProblems
  figure: number | null
  fils: bigint | null
  left_out: boolean
  request_id: string | null
  number: string | null
}
/** `fils` is what it costs, as a text of digits, which JSON can hold. */
export type ValidatedLine = {
  line: number
  problems: FieldProblems
  figure: number | null
  fils: string | null
}

// The hash is left out, because those who only look may not read it.
const ofBatch = sql`b.id, b.company_id, b.user_id, b.state, b.file_name, b.headings, b.mapping, b.done`
const ofLine = sql`l.line, l.cells, l.fixes, l.problems, l.figure, l.fils, l.left_out,
  coalesce(l.request_id, l.shipment_id) as request_id, l.number`

/** A batch of this person in a line, with its counts. */
export const findBatch = (db: Db, line: Line, actor: Actor, id: string): Promise<BatchRecord | undefined> =>
  maybe(
    db,
    sql`select ${ofBatch}, n.rows, n.faulty, n.left_out, n.fils, coalesce(s.cells, '{}') as samples, b.before_id, b.before_at
      from request_batches b,
        lateral (select count(*)::int as rows, count(*) filter (where problems <> '{}' and not left_out)::int as faulty,
          count(*) filter (where left_out)::int as left_out,
          (sum(fils) filter (where not left_out))::bigint as fils from request_batch_rows where batch_id = b.id) n
        left join lateral (select cells from request_batch_rows where batch_id = b.id order by line limit 1) s on true
      where b.id = ${id} and b.line = ${line} and b.company_id = ${actor.companyId} and b.user_id = ${actor.userId}`,
  )

/** When this person last had requests made of the same file. */
export const madeBefore = (
  db: Db,
  line: Line,
  actor: Actor,
  hash: Buffer,
): Promise<{ id: string; at: Date } | undefined> =>
  maybe(
    db,
    sql`select id, finished_at as at from request_batches
      where user_id = ${actor.userId} and line = ${line} and file_hash = ${hash} and state = 'DONE' order by finished_at desc limit 1`,
  )

export const lockBatch = (
  tx: Tx,
  line: Line,
  actor: Actor,
  id: string,
): Promise<{ state: BatchState } | undefined> =>
  maybe(
    tx,
    sql`select state from request_batches
      where id = ${id} and line = ${line} and company_id = ${actor.companyId} and user_id = ${actor.userId} for update`,
  )

/** The new batch, or the one that the same file already has. */
export const insertBatch = async (
  tx: Tx,
  line: Line,
  actor: Actor,
  batch: {
    fileName: string
    hash: Buffer
    headings: string[]
    mapping: Mapping
    before: { id: string; at: Date } | undefined
  },
): Promise<{ id: string; isNew: boolean }> => {
  const made = await maybe<{ id: string }>(
    tx,
    sql`insert into request_batches (line, company_id, user_id, state, move, moved_as, file_name, file_hash, headings, mapping, before_id, before_at)
      values (${line}, ${actor.companyId}, ${actor.userId}, 'OPEN', 'openBatch', 'customer', ${batch.fileName}, ${batch.hash},
        ${batch.headings}::text[], ${batch.mapping}::text[], ${batch.before?.id ?? null}, ${batch.before?.at ?? null})
      on conflict (user_id, line, file_hash) where state <> 'DONE' do nothing returning id`,
  )
  if (made) return { id: made.id, isNew: true }
  const { id } = await one<{ id: string }>(
    tx,
    sql`select id from request_batches
      where user_id = ${actor.userId} and line = ${line} and file_hash = ${batch.hash} and state <> 'DONE'`,
  )
  return { id, isNew: false }
}

export const insertLines = async (
  tx: Tx,
  batchId: string,
  lines: readonly (ValidatedLine & { cells: string[] })[],
): Promise<void> => {
  await sql`insert into request_batch_rows (batch_id, line, cells, problems, figure, fils)
    select ${batchId}, line, array(select jsonb_array_elements_text(cells)), problems, figure, fils
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l(line int, cells jsonb, problems jsonb, figure int, fils bigint)`.execute(tx)
}

export const linesOf = (db: Db, batchId: string): Promise<LineRecord[]> =>
  rows(db, sql`select ${ofLine} from request_batch_rows l where l.batch_id = ${batchId} order by l.line`)

export const findLine = (db: Db, batchId: string, line: number): Promise<LineRecord | undefined> =>
  maybe(
    db,
    sql`select ${ofLine} from request_batch_rows l where l.batch_id = ${batchId} and l.line = ${line}`,
  )

const wanted = {
  all: sql`true`,
  faulty: sql`l.problems <> '{}' and not l.left_out`,
  'left-out': sql`l.left_out`,
} as const

export const pageOfLines = (
  db: Db,
  batchId: string,
  only: (typeof rowFilters)[number],
  page: { from: number; size: number },
): Promise<LineRecord[]> =>
  rows(
    db,
    sql`select ${ofLine} from request_batch_rows l where l.batch_id = ${batchId} and ${wanted[only]}
      order by l.line limit ${page.size} offset ${page.from}`,
  )

export const setMapping = async (tx: Tx, id: string, mapping: Mapping): Promise<void> => {
  await sql`update request_batches set mapping = ${mapping}::text[] where id = ${id}`.execute(tx)
}

/** Writes what is wrong with lines now. */
export const saveValidation = async (
  tx: Tx,
  batchId: string,
  validated: readonly ValidatedLine[],
): Promise<void> => {
  await sql`update request_batch_rows r set problems = l.problems, figure = l.figure, fils = l.fils
    from jsonb_to_recordset(${JSON.stringify(validated)}::jsonb)
      as l(line int, problems jsonb, figure int, fils bigint)
    where r.batch_id = ${batchId} and r.line = l.line`.execute(tx)
}

export const changeLines = async (
  tx: Tx,
  batchId: string,
  lines: readonly (Omit<LineRecord, 'fils'> & ValidatedLine)[],
): Promise<void> => {
  await sql`update request_batch_rows r
    set fixes = l.fixes, left_out = l.left_out, problems = l.problems, figure = l.figure, fils = l.fils
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l(line int, fixes jsonb, left_out boolean, problems jsonb, figure int, fils bigint)
    where r.batch_id = ${batchId} and r.line = l.line`.execute(tx)
}

export const deleteBatch = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from request_batches where id = ${id}`.execute(tx)
}

export type WritingBatch = Pick<BatchRecord, 'id' | 'company_id' | 'user_id' | 'mapping'>

export const batchToWrite = (db: Db, line: Line, id: string): Promise<WritingBatch | undefined> =>
  maybe(
    db,
    sql`select b.id, b.company_id, b.user_id, b.mapping from request_batches b 
      where b.id = ${id} and b.line = ${line} and b.state = 'WRITING'`,
  )

/** How far it is, for those who wait; outside the transaction that writes. */
export const saveProgress = async (db: Db, id: string, done: number): Promise<void> => {
  await sql`update request_batches set done = ${done} where id = ${id} and state = 'WRITING'`.execute(db)
}

export type NewDraft = {
  line: number
  number: string
  form: object
  nickname: string | null
  details: Readonly<Record<string, unknown>>
}
export type DraftsOf = { line: QuotedLine; move: string; details: DetailsTable; columns: readonly string[] }

/** Makes drafts as saving one does, and notes on each line which became of it; `columns` are those of the details that are set. */
export const insertDrafts = async (
  tx: Tx,
  batch: WritingBatch,
  { line, move, details, columns }: DraftsOf,
  drafts: readonly NewDraft[],
): Promise<void> => {
  const table = sql.table(details.name)
  const names = columns.map((column) => sql.ref(column))
  const values = columns.map((column) => sql`x.${sql.ref(column)}`)
  await sql`with given as (
      select * from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
        as d(line int, number text, form jsonb, nickname text, details jsonb)
    ), made as (
      insert into requests (line, number, company_id, user_id, state, move, moved_as, form, nickname)
      select ${line}, number, ${batch.company_id}, ${batch.user_id}, 'DRAFT', ${move}, 'customer', form, nickname
      from given order by line returning id, number
    ), details as (
      insert into ${table} (${sql.join([sql.ref('id'), ...names])})
      select ${sql.join([sql`made.id`, ...values])} from made join given using (number),
        jsonb_populate_record(null::${table}, given.details) x
    )
    update request_batch_rows r set request_id = made.id, number = made.number
    from given join made using (number) where r.batch_id = ${batch.id} and r.line = given.line`.execute(tx)
}

/** Uploads of older days: those never sent, and the lines of those that were. */
export const forgetBatches = async (
  tx: Tx,
  line: Line,
  days: { open: number; done: number },
): Promise<void> => {
  await sql`delete from request_batches where line = ${line} and ((state = 'OPEN' and created_at < now() - make_interval(days => ${days.open}))
    or (state = 'DONE' and finished_at < now() - make_interval(days => ${days.done})))`.execute(tx)
}

/** The requests made of a batch that are drafts still, in the order of their lines. */
export const draftsOfBatch = (db: Db, id: string): Promise<{ id: string; number: string }[]> =>
  rows(
    db,
    sql`select r.id, r.number from request_batch_rows l join requests r on r.id = l.request_id
      where l.batch_id = ${id} and r.state = 'DRAFT' order by l.line`,
  )
