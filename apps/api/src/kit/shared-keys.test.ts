// Keys that all machines share: the first ones stay, others are refused, and a change keeps one of the old beside the new.
import { sql } from './sql.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { openDb, rows, type Db } from './db.ts'
import { sharedKeysRefusal } from './shared-keys.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = openDb(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  const owner = openDb(database.url, { max: 1, role: null })
  await sql`truncate installation_keys`.execute(owner)
  await owner.destroy()
})

/** Keys as `name:letter`, the letter standing for the key. */
const come = (...keys: string[]) =>
  sharedKeysRefusal(db, {
    setting: 'IDENTITY_KEYS',
    file: 'identity-keys',
    keys: keys.map((each) => ({ name: each.split(':')[0]!, key: each.split(':')[1]!.repeat(32) })),
  })
const refused = expect.stringMatching(/^IDENTITY_KEYS .* is not what this database is used with/)

test('whoever comes first is known, and the same comes again', async () => {
  expect(await come('first:a')).toBeUndefined()
  expect(await come('first:a')).toBeUndefined()
})

test('another key is refused by the same name and by a new one', async () => {
  await come('first:a')
  expect(await come('first:b')).toEqual(refused)
  expect(await come('second:b')).toEqual(refused)
  expect(await come('second:b', 'first:c')).toEqual(refused)
  expect(await come('first:a')).toBeUndefined()
})

test('a new key comes with an old one and stays without it', async () => {
  await come('2026:a')
  expect(await come('2027:b', '2026:a')).toBeUndefined()
  expect(await come('2026:a')).toBeUndefined()
  expect(await come('2027:b')).toBeUndefined()
  expect(await come('2027:c')).toEqual(refused)
})

test('of many that start together on a new database one sets the key', async () => {
  const answers = await Promise.all('abcdefgh'.split('').map((letter) => come(`first:${letter}`)))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(await rows(db, sql`select from installation_keys`)).toHaveLength(1)
})

test('what is kept distinguishes keys and is for the application alone', async () => {
  await come('first:a')
  const [kept] = await rows<{ fingerprint: Buffer }>(db, sql`select fingerprint from installation_keys`)
  expect(kept!.fingerprint.includes('aaaa')).toBe(false)
  const reader = openDb(database.url, { max: 1, role: 'marsa_readonly' })
  await expect(rows(reader, sql`select fingerprint from installation_keys`)).rejects.toThrow(
    /permission denied/,
  )
  await reader.destroy()
  await expect(sql`delete from installation_keys`.execute(db)).rejects.toThrow(/permission denied/)
})
