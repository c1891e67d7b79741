// All SQL of statements of account: what stood open, what moved it, and the statements that were issued.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { receivables, type ReceivableRow } from './receivables.store.ts'

export type StatementRow = {
  number: string
  company_id: string
  from_on: string
  to_on: string
  opening_fils: bigint
  closing_fils: bigint
  content: unknown
  issued_at: Date
}

const statement = sql`select number, company_id, from_on, to_on, opening_fils, closing_fils, content, issued_at from credit_statements`

export const listStatements = (db: Db, companyId: string): Promise<StatementRow[]> =>
  rows(db, sql`${statement} where company_id = ${companyId} order by from_on desc limit 120`)

export const findStatement = (db: Db, number: string): Promise<StatementRow | undefined> =>
  maybe(db, sql`${statement} where number = ${number}`)

/** What raises or lowers what a company owes: `kind` says how, `reference` with which paper. */
export type MovementRow = { kind: string; at: Date; reference: string; fils: bigint }

const movements = (companyId: string): Sql => sql`
  select 'invoice' as kind, v.settled_at as at, i.number as reference, v.amount_fils as fils
    from credit_receivables v join tax_invoices i on i.id = v.invoice_id where v.company_id = ${companyId}
  union all select lower(p.way), p.counted_at, coalesce(p.number, p.reference), -p.amount_fils
    from credit_receipts p where p.company_id = ${companyId} and p.counted_at is not null
  union all select 'reversal', p.undone_at, coalesce(p.number, p.reference), p.amount_fils
    from credit_receipts p where p.company_id = ${companyId} and p.undone_at is not null
  union all select 'refund', f.made_at, f.bank_reference, f.amount_fils
    from credit_refunds f where f.company_id = ${companyId}`

export const listMovements = (db: Db, companyId: string, from: Date, to: Date): Promise<MovementRow[]> =>
  rows(
    db,
    sql`select * from (${movements(companyId)}) m where m.at >= ${from} and m.at < ${to} order by m.at, m.reference`,
  )

/** What was owed at an instant. */
export const owedAt = async (db: Db, companyId: string, at: Date): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(fils), 0)::bigint as fils from (${movements(companyId)}) m where m.at < ${at}`,
    )
  ).fils

/** Invoices as they stood open at an instant. */
export const openAt = (db: Db, companyId: string, at: Date): Promise<ReceivableRow[]> =>
  rows(
    db,
    sql`select * from (${receivables(at)}) r where r.company_id = ${companyId} and r.settled_at < ${at} and r.open_fils > 0`,
  )

/** Companies that were owing or paying before the instant and have no statement of the period yet. */
export const listUnstated = async (db: Db, fromOn: string, before: Date): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select c.company_id as id from credit_accounts c where (exists (select from credit_receivables v where v.company_id = c.company_id and v.settled_at < ${before})
          or exists (select from credit_receipts p where p.company_id = c.company_id and p.counted_at < ${before}))
        and not exists (select from credit_statements s where s.company_id = c.company_id and s.from_on = ${fromOn}::date)
        order by c.company_id`,
    )
  ).map(({ id }) => id)

export type NewStatement = {
  companyId: string
  fromOn: string
  toOn: string
  openingFils: bigint
  closingFils: bigint
  content: unknown
}

/** Undefined where the period has one already. */
export const insertStatement = (tx: Tx, row: NewStatement): Promise<{ number: string } | undefined> =>
  maybe(
    tx,
    sql`insert into credit_statements (company_id, from_on, to_on, opening_fils, closing_fils, content)
      values (${row.companyId}, ${row.fromOn}::date, ${row.toOn}::date, ${row.openingFils}, ${row.closingFils},
        ${JSON.stringify(row.content)}::jsonb)
      on conflict (company_id, from_on) do nothing returning number`,
  )
