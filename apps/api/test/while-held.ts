// Several at once about one row: all wait for it, one after another, until it is let go.
import pg from 'pg'
import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

/** `row` is a statement that locks with the value `$1`; each call has to wait before the next one begins. */
export const whileHeld = async <T>(
  app: TestApp,
  [row, id]: readonly [string, string],
  calls: readonly (() => Promise<T>)[],
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<T[]> => {
  const holder = new pg.Client({ connectionString: app.database.url })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(row, [id])
    const answers: Promise<T>[] = []
    for (const call of calls) {
      answers.push(call())
      await vi.waitFor(async () => {
        const { rows } = await app.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(answers.length)
      }, 10_000)
    }
    await meanwhile()
    await holder.query('commit')
    return await Promise.all(answers)
  } finally {
    await holder.end()
  }
}
