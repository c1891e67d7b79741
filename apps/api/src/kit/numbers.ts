// Public numbers of requests, quotations and payments: one counter a prefix and year, or day, gaps allowed.
import { sql } from './sql.ts'
import { publicNumber } from '@marsa/model/kit/id.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { one, systemTransaction, type Db, type Tx } from './db.ts'

const yearOf = (now: Date): number => Number(dayOf(now).slice(0, 4))

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
  const year = yearOf(now)
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

/** Numbers that a process takes ahead, some at once. */
export type NumberBlocks = {
  /** Asked before a transaction begins: it may take one of its own. */
  next: (now: Date) => Promise<string>
}

/** A process that ends leaves at most so many numbers unused. */
const blockSize = 50

/**
 * For what is created so often that a counter locked until each commit would let only one be created at a time. Numbers of several
 * processes are not in the order of their creation.
 */
export const openNumberBlocks = (db: Db, prefix: string): NumberBlocks => {
  let block = { year: 0, left: [] as string[] }
  let taking: Promise<void> | undefined
  const take = async (now: Date): Promise<void> => {
    const left = await systemTransaction(db, (tx) => nextNumbers(tx, prefix, now, blockSize))
    block = { year: yearOf(now), left }
  }
  return {
    next: async (now) => {
      for (;;) {
        const number = block.year === yearOf(now) ? block.left.shift() : undefined
        if (number !== undefined) return number
        taking ??= take(now).finally(() => (taking = undefined))
        await taking
      }
    },
  }
}
