// Bilingual rows: placeholders, plural forms of both languages, and languages from outside.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asLang, say, texts, unfilled, type CountedRow } from './text.ts'

const pieces: CountedRow = {
  en: { one: '{count} piece', other: '{count} pieces' },
  ar: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    many: '{count} قطعة',
    other: '{count} قطعة تقريبًا',
  },
}

test('fills placeholders and leaves unknown ones to be seen', () => {
  const row = unfilled({ en: 'From {from} to {to}', ar: '' })
  expect(say('en', row, { from: 'Shanghai' })).toBe('From Shanghai to {to}')
})

test('writes a value of both languages in the reader’s', () => {
  const row = { en: 'Report “{step}” first.', ar: 'سجّل خطوة «{step}» أولًا.' }
  const step = { en: 'Delivered', ar: 'تم التسليم' }
  expect([say('en', row, { step }), say('ar', row, { step })]).toEqual([
    'Report “Delivered” first.',
    'سجّل خطوة «تم التسليم» أولًا.',
  ])
})

test('a value with a placeholder in it is not filled again', () => {
  const row = unfilled({ en: 'Dear {name}', ar: '' })
  expect(say('en', row, { name: '{secret}', secret: 'x' })).toBe('Dear {secret}')
})

test('a value that is missing or too many does not compile', () => {
  const words = texts({ route: { en: 'From {from}', ar: 'من {from}' }, none: { en: 'None', ar: 'لا شيء' } })
  // @ts-expect-error -- nothing is given
  expect(say('en', words.route)).toBe('From {from}')
  // @ts-expect-error -- another name is given
  expect(say('en', words.route, { to: 'Dubai' })).toBe('From {from}')
  // @ts-expect-error -- one too many is given
  expect(say('en', words.route, { from: 'Dubai', to: 'Dubai' })).toBe('From Dubai')
  // @ts-expect-error -- there is nothing to fill
  expect(say('en', words.none, { from: 'Dubai' })).toBe('None')
  // @ts-expect-error -- a counted row needs its count
  expect(say('en', { en: { one: 'One', other: '{count}' }, ar: pieces.ar })).toBe('{count}')
})

test('English says none in words where the row has them', () => {
  const needs: CountedRow = { ...pieces, en: { ...pieces.en, zero: 'Nothing needs you.' } }
  expect([say('en', needs, { count: 0 }), say('en', needs, { count: 2 })]).toEqual([
    'Nothing needs you.',
    '2 pieces',
  ])
  expect(say('en', pieces, { count: 0 })).toBe('0 pieces')
})

describe('counted rows', () => {
  test.each([
    [0, 'لا قطع'],
    [1, 'قطعة واحدة'],
    [2, 'قطعتان'],
    [3, '3 قطع'],
    [10, '10 قطع'],
    [11, '11 قطعة'],
    [99, '99 قطعة'],
    [100, '100 قطعة تقريبًا'],
    [103, '103 قطع'],
  ])('say %i in Arabic', (count, text) => expect(say('ar', pieces, { count })).toBe(text))

  test('say one and many in English', () => {
    expect([1, 2, 0].map((count) => say('en', pieces, { count }))).toEqual([
      '1 piece',
      '2 pieces',
      '0 pieces',
    ])
  })
})

test('anything but Arabic is English', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(asLang(value)).toBe(value === 'ar' ? 'ar' : 'en')
    }),
  )
})
