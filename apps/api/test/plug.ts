// Pulls the plug in the middle of a call: its transaction waits for a row, and then the database or its connection is gone.
import pg from 'pg'
import { expect, vi } from 'vitest'
import type { Answer, TestApp } from './app.ts'

/** How it is pulled: the database stops answering, or the process with its connection is gone at once. */
export const plugs = {
  'is frozen': async (app: TestApp): Promise<unknown> => app.proxy!.freeze(),
  'ends with its connection': (app: TestApp, pid: number): Promise<unknown> =>
    app.owner.query('select pg_terminate_backend($1)', [pid]),
}
export type Plug = (typeof plugs)[keyof typeof plugs]

type Held = [table: string, column: string, id: string]

/** For an application that is `proxied`. */
export const plugOf = (app: TestApp) => {
  const ready = async (): Promise<void> => {
    app.proxy!.restore()
    await vi.waitFor(async () => expect((await app.raw('GET', '/readyz')).status).toBe(200), 20_000)
  }
  const waiting = async (table: string, id: string): Promise<number> => {
    const { rows } = await app.owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows, `waits for ${table} ${id}`).toHaveLength(1)
    return rows[0]!.pid
  }
  /** Pulls the plug while the call is in the middle of its transaction, waiting for the row that is held; then everything is back. */
  const pulledWhile = async (
    plug: Plug,
    [table, column, id]: Held,
    call: () => Promise<Answer>,
    answers: readonly number[] = [503],
  ): Promise<void> => {
    await ready()
    const holder = new pg.Client({ connectionString: app.database.url })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query(`select 1 from ${table} where ${column} = $1 for update`, [id])
      const cut = call()
      const pid = await vi.waitFor(() => waiting(table, id), 20_000)
      await plug(app, pid)
      expect(answers).toContain((await cut).status)
      await holder.query('rollback')
      await ready()
      // What was cut off has gone, or it would still hold its rows.
      await vi.waitFor(async () => {
        const { rows: left } = await app.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and pid = $1`,
          [pid],
        )
        expect(left).toEqual([])
      }, 20_000)
    } finally {
      await holder.end()
    }
  }
  return { pulledWhile }
}
