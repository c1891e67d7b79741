// All SQL of months that are closed: their rows, and what their checks count.
import type { PeriodState } from '@marsa/model/finance/periods/period.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { isOpenLine } from '../bank/bank.store.ts'
import type { Span } from '../books/books.store.ts'

export type PeriodRow = {
  id: string
  /** YYYY-MM. */
  month: string
  state: PeriodState
  started_by: string
  /** Whether who began to close it may close months still. */
  may_starter_close: boolean
  closed_by: string | null
  closed_at: Date | null
  checks: { check: string; figure: string }[] | null
  asked_by: string | null
  asked_reason: string | null
  starter: string
  closer: string | null
  asker: string | null
}

const person = (id: Sql): Sql => sql`(select first_name || ' ' || last_name from users where id = ${id})`
const columns = sql`p.id, to_char(p.month, 'YYYY-MM') as month, p.state, p.started_by, marsa.is_capable(p.started_by, 'finance.close') as may_starter_close, p.closed_by, p.closed_at, p.checks, p.asked_by,
  p.asked_reason, ${person(sql`p.started_by`)} as starter, ${person(sql`p.closed_by`)} as closer, ${person(sql`p.asked_by`)} as asker`

export const listPeriodRows = (db: Db): Promise<PeriodRow[]> =>
  rows(db, sql`select ${columns} from finance_periods p order by p.month desc`)

export const findPeriod = (db: Db, month: string): Promise<PeriodRow | undefined> =>
  maybe(db, sql`select ${columns} from finance_periods p where p.month = ${`${month}-01`}::date`)

export const lockPeriod = async (tx: Tx, month: string): Promise<PeriodRow | undefined> => {
  await sql`select from finance_periods where month = ${`${month}-01`}::date for update`.execute(tx)
  return findPeriod(tx, month)
}

/** False where somebody was faster. */
export const insertPeriod = async (tx: Tx, month: string, userId: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into finance_periods (month, state, move, moved_as, started_by)
      values (${`${month}-01`}::date, 'CLOSING', 'start', 'admin', ${userId}) on conflict (month) do nothing returning id`,
  )) !== undefined

export type PeriodCounts = {
  suspense: bigint
  /** Lines of the bank that are neither matched nor explained, and differences with the gateway. */
  lines: number
  cases: number
  runs: number
  /** E-invoices that were rejected or given up, and those on their way to be sent. */
  refused: number
  unsent: number
}

/** The month of the first posting, by the day that it counts on; null where there is none. */
export const firstMonth = async (db: Db): Promise<string | null> =>
  (
    await one<{ month: string | null }>(
      db,
      sql`select to_char(least((select min(day) from ledger_day_sums),
        (select (min(posted_at) at time zone 'Asia/Dubai')::date from ledger_transactions)), 'YYYY-MM') as month`,
    )
  ).month

const eInvoicesIn = (states: Sql, until: Date): Sql =>
  sql`(select count(*)::int from e_invoices v join tax_invoices i on i.id = v.id where v.state in (${states}) and i.issued_at < ${until})`

/** What stands open at the end of a month; a line of the bank in the month of its day, whenever its statement was taken. */
export const countOpen = (db: Db, { until }: Span, sentBefore: Date): Promise<PeriodCounts> =>
  one(
    db,
    sql`select
        (select coalesce(sum(e.amount_fils), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
          join ledger_transactions t on t.id = e.transaction_id where a.kind = 'suspense' and t.posted_at < ${until}) as suspense,
        (select count(*)::int from bank_lines l where l.day < (${until} at time zone 'Asia/Dubai')::date and ${isOpenLine}) as lines,
        (select count(*)::int from reconciliation_differences d where d.closed_at is null and d.line_id is null
          and d.found_at < ${until}) as cases,
        (select count(*)::int from settlement_runs where state = 'SENT' and sent_at < ${sentBefore} and sent_at < ${until}) as runs,
        ${eInvoicesIn(sql`'REJECTED', 'FAILED'`, until)} as refused,
        ${eInvoicesIn(sql`'HELD', 'READY', 'SENDING'`, until)} as unsent`,
  )
