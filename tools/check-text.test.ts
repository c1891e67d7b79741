// The text checker finds what a translator or a hurried writer leaves behind.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkTexts, rowFaults } from './check-text.ts'

test('a good row and a counted row have no fault', () => {
  expect(rowFaults({ en: 'Pay {amount}', ar: 'ادفع {amount}' })).toEqual([])
  const ar = {
    zero: 'لا طرود',
    one: 'طرد',
    two: 'طردان',
    few: '{count} طرود',
    many: '{count} طردًا',
    other: '{count} طرد',
  }
  expect(rowFaults({ en: { one: 'one piece', other: '{count} pieces' }, ar })).toEqual([])
})

test('names that are the same in both languages may stay', () => {
  expect(rowFaults({ en: 'FCL', ar: 'FCL' })).toEqual([])
})

test.each([
  ['no Arabic letters', { en: 'Cancel the request', ar: 'Cancel the request' }],
  ['Arabic letters in English', { en: 'إلغاء', ar: 'إلغاء' }],
  ['an empty text', { en: 'Cancel', ar: ' ' }],
  ['{name} is missing in Arabic', { en: 'Hello {name}', ar: 'مرحبًا' }],
  ['{nmae} only in Arabic', { en: 'Hello {name}', ar: 'مرحبًا {nmae} {name}' }],
])('finds: %s', (fault, row) => {
  expect(rowFaults(row).join('\n')).toContain(fault)
})

test('Arabic speaks to one reader', () => {
  const faultsOf = (ar: string) => rowFaults({ en: 'Your request', ar })
  for (const ar of ['طلبكم', 'يمكنكم الدفع', 'بانتظار ردّكم.', 'أنتم'])
    expect(faultsOf(ar)).toEqual([`Arabic to several readers: ${ar}`])
  for (const ar of ['طلبك', 'أمام محاكم الدولة', 'لوحة التحكم', 'كم يستغرق؟', 'تم الدفع'])
    expect(faultsOf(ar)).toEqual([])
})

test('finds the key that nothing uses, and counts computed keys as used', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  const row = `{ en: 'A word', ar: 'كلمة' }`
  write('package.json', '{"type":"module"}')
  write(
    'packages/model/src/freight/text.ts',
    `export const freightText = { used: ${row}, 'state.DRAFT': ${row}, lonely: ${row} }`,
  )
  write('apps/web/src/freight/card-words.ts', `export const cardWords = { alone: ${row} }`)
  write('apps/web/src/freight/titles.ts', `export const freightTitles = { unread: ${row} }`)
  write('apps/web/src/freight/page.tsx', 'export const page = (t, state) => [t.used, t(`state.${state}`)]')
  const { rows, faults } = await checkTexts(root)
  expect(rows).toBe(5)
  expect(faults.toSorted()).toEqual([
    'apps/web/src/freight/card-words.ts: cardWords.alone: nothing uses it',
    'apps/web/src/freight/titles.ts: freightTitles.unread: nothing uses it',
    'packages/model/src/freight/text.ts: freightText.lonely: nothing uses it',
  ])
  fs.rmSync(root, { recursive: true })
})
