// All SQL of exchange rates.
import { exchangeFrom, type Exchange, type RateRow } from '@marsa/model/reference/exchange.ts'
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

export const saveRates = async (
  tx: Tx,
  rates: readonly RateRow[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  for (const { currency, day, rate } of rates)
    await sql`insert into exchange_rates (currency, day, rate, entered_by, entered_at)
      values (${currency}, ${day}::date, ${rate}::numeric, ${userId}, ${now})
      on conflict (currency, day) do update set rate = excluded.rate, entered_by = excluded.entered_by,
        entered_at = excluded.entered_at`.execute(tx)
}
