// `npm run admin` and `npm run places` beside a running product, on its embedded database and on one of the user's.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../apps/api/src/kit/config.ts'
import { temporaryFolder } from '../../apps/api/src/kit/embedded-postgres.ts'
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts'
import { openDatabase, withClient, type OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'

const dataDir = temporaryFolder('marsa-admin')
let database: OpenDatabase
let own: string
beforeAll(async () => {
  // Both as a launcher holds them while the product runs.
  lockFolder(dataDir, 'http://localhost:3000')
  database = await openDatabase(readConfig({ DATA_DIR: dataDir }, { embedded: true }))
  await withClient(database.ownerUrl, (client) => client.query('create database customers'))
  await prepareDatabase(database.ownerUrl)
  own = database.server!.databaseUrl('customers')
})
afterAll(async () => {
  await database.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const run = (settings: Record<string, string>, ...args: string[]) => {
  const script = path.join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ADMIN_PASSWORD: 'a long password', ...settings },
  })
  return { status, said: `${stdout}${stderr}` }
}
const admin = (settings: Record<string, string>) =>
  run(settings, '--admin', '--email', 'first@company.example')
const second = (settings: Record<string, string>) =>
  run(settings, '--admin', '--email', 'second@company.example')
const emails = (url: string) =>
  withClient(url, async (client) => (await client.query(`select email from users where role = 'admin'`)).rows)

const databases = [
  ['the embedded database', (): { DATABASE_URL?: string } => ({})],
  ['a database of the user’s', () => ({ DATABASE_URL: own })],
] as const

test.each(databases)('%s gets its administrator, once', { timeout: 60_000 }, async (_, settings) => {
  expect(admin(settings())).toEqual({
    status: 0,
    said: '\n  Administrator first@company.example is ready.\n\n',
  })
  expect(await emails(settings().DATABASE_URL ?? database.ownerUrl)).toEqual([
    { email: 'first@company.example' },
  ])
  const again = admin(settings())
  expect(again.said).toContain('there is an administrator already')
  expect(again.status).toBe(1)
})

test.each(databases)(
  '%s gets a second one where one of several is left',
  { timeout: 60_000 },
  async (_, settings) => {
    const url = settings().DATABASE_URL ?? database.ownerUrl
    expect(second(settings()).said).toContain('there is an administrator already')
    await withClient(url, (client) =>
      client.query(`insert into users (company_id, role, status, user_code, email, password_hash, first_name, last_name)
      select company_id, 'admin', 'DISABLED', 'AD-GONE', 'gone@company.example', 'none', 'Gone', 'Away' from users where role = 'admin'`),
    )
    expect(second(settings()).said).toContain('second@company.example is ready')
    expect(await emails(url)).toContainEqual({ email: 'second@company.example' })
    expect(run(settings(), '--admin', '--email', 'third@company.example').status).toBe(1)
  },
)

test.each(databases)('%s gets places from a code list', { timeout: 60_000 }, async (_, settings) => {
  fs.writeFileSync(
    path.join(dataDir, 'list.csv'),
    `Change,Country,Location,Name,NameWoDiacritics,Subdivision,Status,Function,Date,IATA,Coordinates,Remarks
,DE,DUI,Duisburg,Duisburg,NW,AF,123-----,0401,,5126N 00645E,
`,
  )
  const places = (file: string) => run({ INIT_CWD: dataDir, ...settings() }, '--places', file)
  const imported = places('list.csv')
  expect([imported.status, imported.said]).toEqual([
    0,
    expect.stringContaining('1 rows read, 1 places in them'),
  ])
  const names = await withClient(
    settings().DATABASE_URL ?? database.ownerUrl,
    async (client) => (await client.query(`select name_en, imported from places where code = 'DEDUI'`)).rows,
  )
  expect(names).toEqual([{ name_en: 'Duisburg', imported: true }])
  expect(places('none.csv')).toMatchObject({ status: 1, said: expect.stringContaining('there is no file') })
})
