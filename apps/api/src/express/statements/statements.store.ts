// All SQL of the monthly statements of wallets: who needs one, the balance at an instant, the rows, and what differs from the ledger.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type StatementRow = {
  number: string
  company_id: string
  from_on: string
  to_on: string
  opening_fils: bigint
  closing_fils: bigint
  collected_fils: bigint
  collected_count: number
}

const columns = sql`number, company_id, to_char(from_on, 'YYYY-MM-DD') as from_on, to_char(to_on, 'YYYY-MM-DD') as to_on,
  opening_fils, closing_fils, collected_fils, collected_count`

const entriesBefore = (companyId: Sql, at: Sql): Sql =>
  sql`(select coalesce(sum(e.amount_fils), 0)::bigint from ledger_accounts a
    join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.owner_id = ${companyId} and a.kind in ('wallet_available', 'merchant_debt') and t.posted_at < ${at})`

/** Midnight of a day in the Emirates. */
const midnight = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Dubai'`

/** With what a month opens: what the statement of the month before closed with, else what the ledger says of all before. */
const opening = (companyId: Sql, fromOn: Sql): Sql =>
  sql`coalesce((select p.closing_fils from express_statements p
      where p.company_id = ${companyId} and p.from_on = (${fromOn} - interval '1 month')::date),
    ${entriesBefore(companyId, midnight(fromOn))})`

/** What can be spent less what is owed, when a month begins. */
export const openingOf = async (db: Db, companyId: string, fromOn: string): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select ${opening(sql`${companyId}::uuid`, sql`${fromOn}::date`)} as fils`,
    )
  ).fils

/** Businesses whose wallet held or moved something by the end of the month and that have no statement of it yet. */
export const unstatedWallets = async (
  db: Db,
  { fromOn, from, until }: { fromOn: string; from: Date; until: Date },
): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select w.company_id as id from wallets w join companies c on c.id = w.company_id and c.kind = 'business'
        where not exists (select from express_statements s where s.company_id = w.company_id and s.from_on = ${fromOn}::date)
          and (${opening(sql`w.company_id`, sql`${fromOn}::date`)} <> 0
            or exists (select from wallet_movements m join ledger_transactions t on t.id = m.transaction_id
              where m.company_id = w.company_id and t.posted_at >= ${from} and t.posted_at < ${until}))
        order by w.company_id`,
    )
  ).map(({ id }) => id)

/** Months before an instant in which the wallet of a business moved and that have no statement, the earliest first. */
export const unstatedMonths = (db: Db, before: Date): Promise<{ company_id: string; from_on: string }[]> =>
  rows(
    db,
    sql`with moved as (
        select distinct m.company_id, date_trunc('month', t.posted_at at time zone 'Asia/Dubai')::date as month
        from wallet_movements m join ledger_transactions t on t.id = m.transaction_id
          join companies c on c.id = m.company_id and c.kind = 'business'
        where t.posted_at < ${before})
      select company_id, to_char(month, 'YYYY-MM-DD') as from_on from moved
      where not exists (select from express_statements s where s.company_id = moved.company_id and s.from_on = moved.month)
      order by month, company_id limit 1000`,
  )

/** Cash that couriers took for a company between two instants. */
export const collectedBetween = (
  db: Db,
  companyId: string,
  { from, until }: { from: Date; until: Date },
): Promise<{ fils: bigint; count: number }> =>
  one(
    db,
    sql`select coalesce(sum(amount_fils), 0)::bigint as fils, count(*)::int as count from express_cod
      where company_id = ${companyId} and collected_at >= ${from} and collected_at < ${until}`,
  )

/** Undefined where somebody was faster. */
export const insertStatement = (
  tx: Tx,
  row: Omit<StatementRow, 'number'>,
): Promise<StatementRow | undefined> =>
  maybe(
    tx,
    sql`insert into express_statements (number, company_id, from_on, to_on, opening_fils, closing_fils, collected_fils,
        collected_count)
      values ('WS-' || replace(${row.from_on.slice(0, 7)}::text, '-', '') || '-'
          || lpad(nextval('express_statement_numbers')::text, 6, '0'), ${row.company_id}, ${row.from_on}::date,
        ${row.to_on}::date, ${row.opening_fils}, ${row.closing_fils}, ${row.collected_fils}, ${row.collected_count})
      on conflict (company_id, from_on) do nothing returning ${columns}`,
  )

export const listStatementRows = (db: Db, companyId: string): Promise<StatementRow[]> =>
  rows(
    db,
    sql`select ${columns} from express_statements where company_id = ${companyId} order by from_on desc limit 120`,
  )

export const findStatementRow = (db: Db, number: string): Promise<StatementRow | undefined> =>
  maybe(db, sql`select ${columns} from express_statements where number = ${number}`)

/** Empty when every statement says what the ledger says, which is read once, however many statements there are. */
export const listStatementFaults = async (db: Db): Promise<string[]> =>
  (
    await rows<{ fault: string }>(
      db,
      sql`with moved as (
          select a.owner_id as company_id, date_trunc('month', t.posted_at at time zone 'Asia/Dubai')::date as from_on,
            sum(e.amount_fils) as fils
          from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
          where a.kind in ('wallet_available', 'merchant_debt') group by 1, 2),
        months as (
          select company_id, from_on, fils, null as number, null::bigint as opening_fils, null::bigint as closing_fils from moved
          union all select company_id, from_on, 0, number, opening_fils, closing_fils from express_statements),
        held as (
          select m.*, coalesce(sum(fils) over (partition by company_id order by from_on range between unbounded preceding
              and interval '1 day' preceding), 0) as opened,
            sum(fils) over (partition by company_id order by from_on) as closed
          from months m)
        select 'statement ' || number || ' differs from the ledger' as fault from held
        where number is not null and (opening_fils <> opened or closing_fils <> closed) order by number`,
    )
  ).map(({ fault }) => fault)
