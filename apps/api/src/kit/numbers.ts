// Public numbers of requests, quotations and payments: one counter a prefix and year, gaps allowed.
import { sql } from './sql.ts'
import { publicNumber } from '@marsa/model/kit/id.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { one, type Tx } from './db.ts'

/** The next numbers of a prefix, one after another. Locks the counter until commit. */
export const nextNumbers = async (tx: Tx, prefix: string, now: Date, count: number): Promise<string[]> => {
  const year = Number(dayOf(now).slice(0, 4))
  const { last } = await one<{ last: number }>(
    tx,
    sql`insert into number_sequences (prefix, year, last) values (${prefix}, ${year}, ${count})
      on conflict (prefix, year) do update set last = number_sequences.last + ${count} returning last`,
  )
  return Array.from({ length: count }, (_, index) => publicNumber(prefix, year, last - count + 1 + index))
}

/** The next number of a prefix in the year of `now` in the Emirates: FR-26-018473. Locks the counter until commit. */
export const nextNumber = async (tx: Tx, prefix: string, now: Date): Promise<string> =>
  (await nextNumbers(tx, prefix, now, 1))[0]!
