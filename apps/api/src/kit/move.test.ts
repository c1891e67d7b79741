// A move holds by its own UPDATE: on a stale state, without any lock and without the database's guard, it moves nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from './sql.ts'
import { machine } from '@marsa/model/kit/machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { one, systemTransaction, type Tx } from './db.ts'
import { move } from './move.ts'

const gate = machine({
  name: 'gate',
  states: ['OPEN', 'PAID', 'SHUT'],
  terminal: ['SHUT'],
  moves: {
    begin: { from: [], to: ['OPEN'], actors: ['customer'] },
    pay: { from: ['OPEN'], to: ['PAID'], actors: ['gateway'] },
    note: { from: ['OPEN'], to: [], actors: ['customer'] },
    shut: { from: ['OPEN', 'PAID'], to: ['SHUT'], actors: ['system'] },
  },
})
const id = '018f0000-0000-7000-8000-000000000001'
let app: TestApp
beforeAll(async () => {
  app = await testApp({ pool: 4 })
  // A table without the trigger `guard_state`: what holds here is the UPDATE alone.
  await app.owner
    .query(`create table gates (id uuid primary key, state text not null, move text, moved_as text,
    move_reason text, version int not null default 1, fils bigint not null default 0)`)
  await app.owner.query('grant select, update on gates to marsa_app')
})
beforeEach(async () => {
  await app.owner.query('delete from gates')
  await app.owner.query(`insert into gates (id, state) values ($1, 'OPEN')`, [id])
})
afterAll(() => app.close())

const row = () => one<{ state: string; version: number; fils: bigint }>(app.db, sql`select * from gates`)
const by = (name: keyof typeof gate.moves, set?: Record<string, unknown>) => (tx: Tx) =>
  move(tx, { table: 'gates', machine: gate, move: name, id, as: 'system', set })
const attempt = (name: keyof typeof gate.moves, set?: Record<string, unknown>) =>
  systemTransaction(app.db, by(name, set))
const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'moved',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  )

test('a state that was left in the meantime is not moved, whatever the caller has read', async () => {
  const seen = await row()
  await attempt('shut')
  // The caller still believes in OPEN; it holds no lock and sends no version.
  expect(seen.state).toBe('OPEN')
  expect(await refused(attempt('pay', { fils: 100n }))).toBe('kit.moved-on')
  expect(await row()).toMatchObject({ state: 'SHUT', version: 2, fils: 0n })
})

test('a move that leaves the state as it is holds to where it starts, too', async () => {
  await attempt('shut')
  expect(await refused(attempt('note', { fils: 1n }))).toBe('kit.moved-on')
  expect(await row()).toMatchObject({ state: 'SHUT', version: 2, fils: 0n })
})

test('of two who move it at once the later waits, sees the new state, and moves nothing', async () => {
  let go = () => undefined as void
  const held = new Promise<void>((resolve) => (go = resolve))
  let moved = () => undefined as void
  const first = new Promise<void>((resolve) => (moved = resolve))
  const paying = systemTransaction(app.db, async (tx) => {
    await by('pay', { fils: 100n })(tx)
    moved()
    await held
  })
  await first
  const second = refused(attempt('pay', { fils: 999n }))
  go()
  await paying
  expect(await second).toBe('kit.moved-on')
  expect(await row()).toMatchObject({ state: 'PAID', version: 2, fils: 100n })
})
