// Public numbers of requests, quotations and payments: one counter a prefix and year, or day, gaps allowed.
import { sql } from './sql.ts'
import { publicNumber } from '@marsa/model/kit/id.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { one, type Tx } from './db.ts'

/** Counts on and answers where the counter stands then. Locks it until commit. */
const countOn = async (tx: Tx, prefix: string, period: number, count: number): Promise<number> =>
  (
    await one<{ last: number }>(
      tx,
      sql`insert into number_sequences (prefix, year, last) values (${prefix}, ${period}, ${count})
        on conflict (prefix, year) do update set last = number_sequences.last + ${count} returning last`,
    )
  ).last

/** The next numbers of a prefix, one after another. */
export const nextNumbers = async (tx: Tx, prefix: string, now: Date, count: number): Promise<string[]> => {
  const year = Number(dayOf(now).slice(0, 4))
  const last = await countOn(tx, prefix, year, count)
  return Array.from({ length: count }, (_, index) => publicNumber(prefix, year, last - count + 1 + index))
}

/** The next number of a prefix in the year of `now` in the Emirates: FR-26-018473. Locks the counter until commit. */
export const nextNumber = async (tx: Tx, prefix: string, now: Date): Promise<string> =>
  (await nextNumbers(tx, prefix, now, 1))[0]!

/** The next number of a prefix on the day of `now` in the Emirates: DEP-20261125-001. */
export const nextNumberOfDay = async (tx: Tx, prefix: string, now: Date): Promise<string> => {
  const day = dayOf(now).replaceAll('-', '')
  return `${prefix}-${day}-${String(await countOn(tx, prefix, Number(day), 1)).padStart(3, '0')}`
}
