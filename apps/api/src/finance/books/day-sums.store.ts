// All SQL of sums by day: what ended days moved on each kind of account is kept, today is added to it when somebody asks.
import type { AccountKind } from '@marsa/model/finance/books/chart.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

/** A posting gets its time before it is committed; after an hour all of a day are there. */
const settled = sql`((now() - interval '1 hour') at time zone 'Asia/Dubai')::date`
const postedOn = sql`(t.posted_at at time zone 'Asia/Dubai')::date`
/** The day that a posting counts on, which may be a later one than its own. */
const countedOn = sql`coalesce(t.effective_on, ${postedOn})`
const instant = (day: Sql): Sql => sql`(${day}::timestamp at time zone 'Asia/Dubai')`
/** After the last day that is kept. */
const tailFrom = sql`(select case when max(posted_on) is null then '-infinity'::timestamptz else ${instant(sql`(max(posted_on) + 1)`)} end
  from ledger_day_sums)`

const moved = sql`coalesce(-sum(e.amount_fils) filter (where e.amount_fils < 0), 0)::bigint as debit_fils,
  coalesce(sum(e.amount_fils) filter (where e.amount_fils > 0), 0)::bigint as credit_fils`

const movedSince = sql`select ${postedOn} as posted_on, ${countedOn} as day, a.kind, a.currency, ${moved}
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
  where t.posted_at >= ${tailFrom}`

/** Keeps the sums of the days that have ended since the last one that is kept. */
export const sumEndedDays = async (tx: Tx): Promise<void> => {
  await sql`insert into ledger_day_sums (posted_on, day, kind, currency, debit_fils, credit_fils)
    ${movedSince} and ${postedOn} < ${settled} group by 1, 2, 3, 4 on conflict do nothing`.execute(tx)
}

/** By day and kind, those that are kept and those that are not yet. */
const daySums = sql`select posted_on, day, kind, currency, debit_fils, credit_fils from ledger_day_sums
  union all ${movedSince} group by 1, 2, 3, 4`

export type KindSums = { kind: AccountKind; opening: bigint; debit: bigint; credit: bigint }

/** What moved on each kind of account that was ever used until a day, with what stood before the first; days of the Emirates. */
export const kindSums = (db: Db, { from, to }: { from: string; to: string }): Promise<KindSums[]> =>
  rows(
    db,
    sql`select d.kind, coalesce(sum(d.credit_fils - d.debit_fils) filter (where d.day < ${from}::date), 0)::bigint as opening,
        coalesce(sum(d.debit_fils) filter (where d.day >= ${from}::date), 0)::bigint as debit,
        coalesce(sum(d.credit_fils) filter (where d.day >= ${from}::date), 0)::bigint as credit
      from (${daySums}) d where d.currency = 'AED' and d.day <= ${to}::date group by d.kind`,
  )

/** Days whose kept sums are not what their entries come to. */
export const listDaySumFaults = async (db: Db): Promise<string[]> =>
  (
    await rows<{ fault: string }>(
      db,
      sql`select 'sums of ' || coalesce(k.day, e.day) || ' on ' || coalesce(k.kind, e.kind) || ' differ from their entries' as fault
        from ledger_day_sums k full join (select ${postedOn} as posted_on, ${countedOn} as day, a.kind, a.currency, ${moved}
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
          where t.posted_at < ${tailFrom} group by 1, 2, 3, 4) e
          on (e.posted_on, e.day, e.kind, e.currency) = (k.posted_on, k.day, k.kind, k.currency)
        where (k.debit_fils, k.credit_fils) is distinct from (e.debit_fils, e.credit_fils)`,
    )
  ).map(({ fault }) => fault)

/** What stands on a kind of account at the end of the days, in the sign of the ledger. */
export const balanceOf = (sums: readonly KindSums[], kind: AccountKind): bigint => {
  const row = sums.find((each) => each.kind === kind)
  return row ? row.opening + row.credit - row.debit : 0n
}
