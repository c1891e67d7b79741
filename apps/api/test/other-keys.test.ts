// A machine whose secret or identity keys are not those of the installation ends at its start, with one line.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../src/kit/embedded-postgres.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { startProgram, type StartOptions } from './started.ts'

let database: TestDatabase
let beforeKeys: number
const folder = temporaryFolder('marsa-keys')
beforeAll(async () => {
  database = await testDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query('begin')
  await owner.query('lock table installation_keys')
  const first = await startProgram({ program: 'main', databaseUrl: database.url, folder })
  await first.logged('"listening"')
  const ready = async () => (await fetch(`${first.address}/readyz`)).status
  beforeKeys = await ready()
  await owner.query('rollback')
  await owner.end()
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 60_000 })
  await first.end()
})
afterAll(async () => {
  await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const start = (program: StartOptions['program'], env: Record<string, string> = {}) =>
  startProgram({ program, databaseUrl: database.url, folder, env })

test('a process that listens is not ready while it cannot note its keys', () => {
  expect(beforeKeys).toBe(503)
})

test.each(['main', 'worker'] as const)('%s refuses other keys', async (program) => {
  for (const [setting, value] of [
    ['SESSION_SECRET', 'x'.repeat(40)],
    ['IDENTITY_KEYS', `first:${randomBytes(32).toString('base64')}`],
  ] as const) {
    const other = await start(program, { [setting]: value })
    const gone = once(other.child, 'exit')
    expect(await other.logged(`${setting} (`)).toMatch(/is not what this database is used with/)
    expect(await gone).toEqual([1, null])
  }
})

test('a new identity key beside the old one is taken', async () => {
  const old = fs.readFileSync(path.join(folder, 'identity-keys'), 'utf8')
  const fresh = `2027:${randomBytes(32).toString('base64')}`
  for (const keys of [`${fresh},${old}`, fresh]) {
    const worker = await start('worker', { IDENTITY_KEYS: keys })
    await worker.logged('"working"')
    expect(await worker.end()).toBe(0)
  }
})
