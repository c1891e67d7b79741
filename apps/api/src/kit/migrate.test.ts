// Migrations on a real server: order, atomicity, tampering, races, and what the application may do afterwards.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { applicationOptions, migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
let owner: pg.Client

beforeEach(async () => {
  database = await testDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query('drop table schema_migrations')
})

afterEach(async () => {
  await owner.end()
  await database.drop()
  fs.rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => fs.writeFileSync(path.join(folder, name), sql)
const run = () => migrate(database.url, { folder })
const tableExists = async (name: string) =>
  (await owner.query<{ is: boolean }>('select to_regclass($1) is not null as is', [name])).rows[0]?.is

test('applies files in order of their numbers, once', async () => {
  write('0002-second.sql', 'alter table probe add column b int')
  write('0001-first.sql', 'create table probe (a int)')
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await run()).toEqual([])
})

test('a failing file leaves nothing of itself and names its line', async () => {
  write('0001-first.sql', 'create table probe (a int)')
  write('0002-broken.sql', 'create table half (a int);\n\nselect nothing from nowhere')
  await expect(run()).rejects.toThrow('migrations/0002-broken.sql line 3: relation "nowhere" does not exist')
  expect(await tableExists('probe')).toBe(true)
  expect(await tableExists('half')).toBe(false)
})

test('refuses a file changed after it was applied', async () => {
  write('0001-first.sql', 'create table probe (a int)')
  await run()
  write('0001-first.sql', 'create table probe (a bigint)')
  await expect(run()).rejects.toThrow('0001-first.sql was changed after it was applied')
})

test('refuses a database of a newer version, a late file and a number used twice', async () => {
  write('0002-second.sql', 'create table probe (a int)')
  await run()
  write('0001-late.sql', 'select 1')
  await expect(run()).rejects.toThrow('0001-late.sql comes before 0002-second.sql')
  fs.rmSync(path.join(folder, '0001-late.sql'))
  write('0002-twin.sql', 'select 1')
  await expect(run()).rejects.toThrow('two migrations have the number 0002')
  fs.rmSync(path.join(folder, '0002-twin.sql'))
  fs.rmSync(path.join(folder, '0002-second.sql'))
  await expect(run()).rejects.toThrow('used by a newer version: it has 0002-second.sql')
})

test('refuses a database of an older base, and says what to do', async () => {
  write('0001-old.sql', 'create table probe (a int)')
  await run()
  fs.rmSync(path.join(folder, '0001-old.sql'))
  write('0001-new.sql', 'create table other (a int)')
  await expect(run()).rejects.toThrow('start with an empty DATA_DIR or DATABASE_URL')
  expect(await tableExists('other')).toBe(false)
})

test('many processes at once apply each file once', async () => {
  write('0001-first.sql', 'create table probe (a int); select pg_sleep(0.05)')
  const applied = await Promise.all(Array.from({ length: 6 }, run))
  expect(applied.flat()).toEqual(['0001-first.sql'])
})

test('the application can enqueue in its transaction, and can neither create nor change tables', async () => {
  await run()
  const application = new pg.Client({ connectionString: database.url, options: applicationOptions })
  await application.connect()
  try {
    await application.query('begin')
    await application.query(`select graphile_worker.add_job('probe', '{}'::json)`)
    expect((await application.query('select task_identifier from graphile_worker.jobs')).rows).toEqual([
      { task_identifier: 'probe' },
    ])
    await application.query('rollback')
    expect((await application.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0)
    await expect(application.query('create table mine (a int)')).rejects.toThrow('permission denied')
    await expect(application.query('delete from schema_migrations')).rejects.toThrow('permission denied')
  } finally {
    await application.end()
  }
})
