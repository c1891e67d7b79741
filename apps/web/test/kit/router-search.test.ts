// Search values survive the address: what is read is what was written, whatever its type.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayIn, parseSearch, writeSearch } from '../../src/kit/router/search.ts'

describe('reading', () => {
  test.each<[string, Record<string, unknown>]>([
    ['', {}],
    ['?', {}],
    ['?page=2', { page: 2 }],
    ['?left=true&open=false&none=null', { left: true, open: false, none: null }],
    ['?reference=007', { reference: '007' }],
    ['?reference=%22123%22', { reference: '123' }],
    ['?text=%D8%B3%D9%81%D9%8A%D9%86%D8%A9+1', { text: 'سفينة 1' }],
    ['?id=3f0c-1', { id: '3f0c-1' }],
    ['?ids=%5B%22a%22%2C1%5D&at=%7B%22x%22%3A1%7D', { ids: ['a', 1], at: { x: 1 } }],
    ['?each=a&each=2', { each: ['a', 2] }],
    ['?empty=', { empty: '' }],
    ['?next=%2Fen%2Fstart%3Fa%3D1', { next: '/en/start?a=1' }],
    ['?bad=%E0%A4%A', { bad: '\ufffd%A' }],
  ])('%s', (text, values) => {
    expect(parseSearch(text)).toEqual(values)
  })
})

describe('writing', () => {
  test.each<[Record<string, unknown>, string]>([
    [{}, ''],
    [{ page: undefined }, ''],
    [{ page: 2, text: 'a b' }, '?page=2&text=a+b'],
    [{ reference: '123' }, '?reference=%22123%22'],
    [{ reference: '007', open: 'true' }, '?reference=007&open=%22true%22'],
    [{ text: 'سفينة' }, '?text=%D8%B3%D9%81%D9%8A%D9%86%D8%A9'],
    [{ ids: ['a', 1] }, '?ids=%5B%22a%22%2C1%5D'],
  ])('%j', (values, text) => {
    expect(writeSearch(values)).toBe(text)
  })
})

test('what is written is read back with its type', () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer().map(String),
    fc.constantFrom('true', 'null', '', '"', '1e3', 'سفينة'),
    // JSON knows no negative zero.
    fc.jsonValue({ stringUnit: 'grapheme' }).filter((each) => !JSON.stringify(each).includes('-0')),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (values) => {
      const read = parseSearch(writeSearch(values))
      expect(JSON.stringify(read)).toBe(JSON.stringify(values))
      // A second writing changes nothing: addresses are stable.
      expect(writeSearch(read)).toBe(writeSearch(values))
    }),
  )
})

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-13-01', undefined],
  ['30.11.2026', undefined],
  ['2026-11-30T00:00', undefined],
  [20261130, undefined],
])('a day in an address: %s', (given, read) => expect(dayIn(given)).toBe(read))
