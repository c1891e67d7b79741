// All SQL of exchange rates.
import { exchangeFrom, type Exchange, type RateEntry, type RateRow } from '@marsa/model/reference/exchange.ts'
import { rows, type Db, type Tx } from '../kit/db.ts'
import { sql } from '../kit/sql.ts'

/** The newest rate of each currency, up to a day. */
export const newestRates = (db: Db, today: string): Promise<RateRow[]> =>
  rows(
    db,
    sql`select distinct on (currency) currency, rate::text as rate, to_char(day, 'YYYY-MM-DD') as day
      from exchange_rates where day <= ${today}::date order by currency, exchange_rates.day desc`,
  )

export const exchangeOn = async (db: Db, today: string): Promise<Exchange> =>
  exchangeFrom(await newestRates(db, today), today)

/** Keeps what was entered, and makes it the rate of its day. */
export const saveRates = async (
  tx: Tx,
  rates: readonly RateRow[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  for (const { currency, day, rate } of rates) {
    await sql`insert into exchange_rate_entries (currency, day, rate, replaced, entered_by, entered_at)
      values (${currency}, ${day}::date, ${rate}::numeric,
        (select rate from exchange_rates where currency = ${currency} and day = ${day}::date), ${userId}, ${now})`.execute(
      tx,
    )
    await sql`insert into exchange_rates (currency, day, rate, entered_by, entered_at)
      values (${currency}, ${day}::date, ${rate}::numeric, ${userId}, ${now})
      on conflict (currency, day) do update set rate = excluded.rate, entered_by = excluded.entered_by,
        entered_at = excluded.entered_at`.execute(tx)
  }
}

/** So many entries at a time. */
export const entriesOnPage = 50

/** The newest entries, or those before one; one more than a page has where there are more. */
export const rateEntries = (
  db: Db,
  before: string | undefined,
): Promise<(Omit<RateEntry, 'at'> & { at: Date })[]> =>
  rows(
    db,
    sql`select e.id::text as "entryId", e.currency, e.rate::text as rate, to_char(e.day, 'YYYY-MM-DD') as day,
        e.replaced::text as replaced, u.first_name || ' ' || u.last_name as by, e.entered_at as at
      from exchange_rate_entries e left join users u on u.id = e.entered_by
      where ${before ?? null}::bigint is null or e.id < ${before ?? null}::bigint
      order by e.id desc limit ${entriesOnPage + 1}`,
  )
