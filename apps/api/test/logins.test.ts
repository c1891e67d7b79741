// The login of API and worker: it can act as the application and as nothing else, also after giving its role back.
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sql } from '../src/kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/kit/config.ts'
import { one, openDb } from '../src/kit/db.ts'
import type { EmbeddedPostgres } from '../src/kit/embedded-postgres.ts'
import { applicationUrl } from '../../../tools/start/logins.ts'
import { testDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'marsa-logins-'))
  fs.mkdirSync(join(folder, 'postgres'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const stop = async () => undefined
const config = (DATABASE_URL: string) => readConfig({ DATABASE_URL, DATA_DIR: folder })
const embedded = () =>
  applicationUrl(config(database.url), {
    ownerUrl: database.url,
    stop,
    server: {} as EmbeddedPostgres, // only that there is one counts
  })
const asking = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('is made once, keeps its password to itself, and serves the pools', async () => {
  const url = await embedded()
  expect(await embedded()).toBe(url)
  expect(fs.statSync(join(folder, 'postgres/application-password')).mode & 0o777).toBe(0o600)
  const db = openDb(url)
  const who = sql`select session_user::text as login, current_user::text as role`
  expect(await one(db, who)).toEqual({ login: 'marsa_api', role: 'marsa_app' })
  await db.destroy()
})

test('without its role it still owns nothing, stops no trigger and makes nothing', async () => {
  const refused = [
    'alter table audit_log disable trigger user',
    'drop table companies',
    'delete from ledger_entries',
    'create table mine (a int)',
    'create role mine',
    'set session_replication_role = replica',
    'set role marsa_owner',
  ]
  await asking(await embedded(), async (client) => {
    for (const statement of refused)
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' })
    const { rows } = await client.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as strong from pg_roles where rolname = session_user`,
    )
    expect(rows).toEqual([{ strong: false }])
  })
})

test('a login of the operator’s own gets the roles that it lacks from the owner', async () => {
  await asking(database.url, (owner) => owner.query(`create role probe_login login password 'probe'`))
  const own = new URL(database.url)
  own.username = 'probe_login'
  own.password = 'probe'
  expect(await applicationUrl(config(own.href), { ownerUrl: database.url, stop, server: null })).toBe(
    own.href,
  )
  const db = openDb(own.href)
  expect(await one(db, sql`select current_user::text as role`)).toEqual({ role: 'marsa_app' })
  await db.destroy()
})
