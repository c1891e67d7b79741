// Numbers that a process takes ahead: each once, whoever asks at once, in the year in which they are asked for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicNumber } from '@marsa/model/kit/id.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { openDb, type Db } from './db.ts'
import { openNumberBlocks } from './numbers.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = openDb(database.url, { max: 4 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('two processes and many callers at once get every number once', async () => {
  const now = new Date('2026-11-24T10:00:00+04:00')
  const processes = [openNumberBlocks(db, 'EX'), openNumberBlocks(db, 'EX')]
  const all = await Promise.all(Array.from({ length: 240 }, (_, at) => processes[at % 2]!.next(now)))
  expect(new Set(all).size).toBe(240)
  expect(all.every((number) => isPublicNumber('EX', number) && number.startsWith('EX-26-'))).toBe(true)
  expect(await processes[0]!.next(new Date('2027-01-01T00:00:00+04:00'))).toMatch(/^EX-27-/)
})
