// The folding of the browser and of the database agree, letter by letter, over pairs and random text.
import fc from 'fast-check'
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '@marsa/model/reference/fold.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { openDb, rows, type Db } from '../kit/db.ts'

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

const foldInDatabase = async (texts: readonly string[]): Promise<string[]> =>
  (
    await rows<{ folded: string }>(
      db,
      sql`select fold_text(text) as folded from unnest(${[...texts]}::text[]) with ordinality as t (text, at) order by at`,
    )
  ).map((row) => row.folded)

const pairs: [string, string][] = [
  ['أبوظبي', 'ابوظبي'],
  ['إمارة', 'اماره'],
  ['آل مكتوم', 'ال مكتوم'],
  ['ٱلشارقة', 'الشارقه'],
  ['مُصَفَّح', 'مصفح'],
  ['جبــــل علـي', 'جبل علي'],
  ['مصطفى', 'مصطفي'],
  ['مؤسسة شئون', 'موسسه شيون'],
  ['علی کریم', 'علي كريم'],
  ['٤٠ قدم', '40 قدم'],
  ['۴۰', '40'],
  ['Jebel‑Ali', 'jebel ali'],
  ['Umm Al-Quwain', 'umm al quwain'],
  ["Xi'an", 'xian'],
  ['Düsseldorf', 'dusseldorf'],
  ['Gdańsk, Łódź', 'gdansk lodz'],
  ['Ｊｅｂｅｌ', 'jebel'],
  ['\u202bدبي\u202c  ', 'دبي'],
  ['ﻻ ﷲ', 'لا الله'],
]

describe('folding', () => {
  test('the pairs, in both places', async () => {
    const given = pairs.map(([text]) => text)
    const expected = pairs.map(([, folded]) => folded)
    expect(given.map(foldText)).toEqual(expected)
    expect(await foldInDatabase(given)).toEqual(expected)
  })

  test('folding twice changes nothing more', () => {
    for (const [text] of pairs) expect(foldText(foldText(text))).toBe(foldText(text))
  })

  test('every letter of the planes that people write in', async () => {
    const letters: string[] = []
    for (let point = 1; point < 0x2fff; point++) letters.push(`a${String.fromCodePoint(point)}b`)
    for (let point = 0xf900; point < 0xffff; point++) letters.push(`a${String.fromCodePoint(point)}b`)
    const folded = await foldInDatabase(letters)
    const differing = letters.filter((text, index) => foldText(text) !== folded[index])
    expect(differing.map((text) => text.codePointAt(1)?.toString(16))).toEqual([])
  })

  test('random texts', async () => {
    const sign = fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0x0600, max: 0x06ff }) },
      { weight: 3, arbitrary: fc.integer({ min: 0x20, max: 0x17f }) },
      { weight: 1, arbitrary: fc.integer({ min: 0x300, max: 0x36f }) },
      { weight: 1, arbitrary: fc.integer({ min: 0x8a0, max: 0x8ff }) },
      { weight: 1, arbitrary: fc.integer({ min: 0x2000, max: 0x206f }) },
    )
    const text = fc.array(sign, { maxLength: 30 }).map((points) => String.fromCodePoint(...points))
    const texts = fc.sample(text, 3000)
    const folded = await foldInDatabase(texts)
    expect(texts.filter((each, index) => foldText(each) !== folded[index])).toEqual([])
  })
})
