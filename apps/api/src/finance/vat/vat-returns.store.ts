// All SQL of the returns of tax periods: their rows, what is behind their boxes, and what their checks count.
import type { VatReturnState } from '@marsa/model/finance/vat/filed-return.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import type { Days } from '../books/period.ts'
import type { WiredBoxes } from '../books/view-tax-documents.ts'

export type VatReturnRow = {
  id: string
  period: string
  from: string
  to: string
  state: VatReturnState
  frozen_by: string
  frozen_at: Date | null
  freezer: string
  boxes: WiredBoxes | null
  documents: number | null
  inputs: number | null
  hash: Buffer | null
  output_fils: bigint | null
  input_fils: bigint | null
  unfreezer: string | null
  unfreeze_reason: string | null
  filer: string | null
  filed_at: Date | null
  filed_on: string | null
  reference: string | null
  taken_fils: bigint | null
  posting_id: string | null
}

const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`
const day = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`
const columns = sql`v.id, v.period, ${day(sql`v.from_on`)} as from, ${day(sql`v.until_on`)} as to, v.state, v.frozen_by, v.frozen_at,
  ${person(sql`v.frozen_by`)} as freezer, v.boxes, cardinality(v.document_ids) as documents, cardinality(v.input_ids) as inputs, v.hash,
  v.output_fils, v.input_fils, ${person(sql`v.unfrozen_by`)} as unfreezer, v.unfreeze_reason, ${person(sql`v.filed_by`)} as filer, v.filed_at,
  ${day(sql`v.filed_on`)} as filed_on, v.reference, v.taken_fils, v.posting_id`

export const listVatReturnRows = (db: Db): Promise<VatReturnRow[]> =>
  rows(db, sql`select ${columns} from vat_returns v order by v.from_on desc`)

/** Waits for whoever moves it at the moment. */
export const lockVatReturn = async (tx: Tx, period: string): Promise<VatReturnRow | undefined> => {
  await sql`select from vat_returns where period = ${period} for update`.execute(tx)
  return maybe(tx, sql`select ${columns} from vat_returns v where v.period = ${period}`)
}

/** One return is frozen, filed or opened again at a time: each of these steps looks at the others. */
export const lockVatReturns = async (tx: Tx): Promise<void> => {
  await one(tx, sql`select pg_advisory_xact_lock(7216390110) as locked`)
}

/** Waits for what is being posted in the days; what comes later sees the return that the caller writes. */
export const lockVatMonths = async (tx: Tx, { from, to }: Days): Promise<void> => {
  await one(tx, sql`select marsa.lock_vat_months(${from}::date, ${to}::date) as locked`)
}

export type FrozenFigures = {
  boxes: WiredBoxes
  documentIds: readonly string[]
  inputIds: readonly string[]
  hash: Buffer
  outputFils: bigint
  inputFils: bigint
}

/** False where somebody was faster. */
export const insertVatReturn = async (
  tx: Tx,
  { period, from, to, userId, figures }: Days & { period: string; userId: string; figures: FrozenFigures },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into vat_returns (period, from_on, until_on, state, move, moved_as, frozen_by, frozen_at, boxes, document_ids, input_ids, hash,
        output_fils, input_fils)
      values (${period}, ${from}, ${to}, 'FROZEN', 'freeze', 'admin', ${userId}, clock_timestamp(), ${JSON.stringify(figures.boxes)}::jsonb,
        ${[...figures.documentIds]}::uuid[], ${[...figures.inputIds]}::uuid[], ${figures.hash}, ${figures.outputFils}, ${figures.inputFils})
      on conflict (period) do nothing returning id`,
  )) !== undefined

export type VatCounts = { purchases: number; refused: number; months: number }

/** What of the days is not finished, though it does not stand against freezing. */
export const countUnfinished = (db: Db, { from, to }: Days): Promise<VatCounts> =>
  one(
    db,
    sql`select
        (select count(*)::int from purchases where state = 'PROPOSED' and invoiced_on between ${from}::date and ${to}::date) as purchases,
        (select count(*)::int from e_invoices v join tax_invoices i on i.id = v.id where v.state in ('REJECTED', 'FAILED')
          and (i.issued_at at time zone 'Asia/Dubai')::date between ${from}::date and ${to}::date
          and exists (select from companies s where s.id = i.supplier_id and s.kind = 'platform')) as refused,
        (select count(*)::int from generate_series(${from}::date, ${to}::date, '1 month') m where not exists (
          select from finance_periods p where p.month = m::date and p.state = 'CLOSED')) as months`,
  )
