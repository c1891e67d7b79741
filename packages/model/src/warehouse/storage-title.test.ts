// What a storage is called: two drafts, and two rows of goods, can be distinguished.
import { expect, test } from 'vitest'
import { storageTitle } from './storage-title.ts'

const facts = {
  cargoType: 'retail' as const,
  cargoDetails: 'Winter coats',
  pieces: 2,
  space: '12.5 m³',
  emirate: 'DU' as const,
}
const empty = { cargoType: null, cargoDetails: '', pieces: null, space: null, emirate: null }

test('is goods, pieces, space, city and day', () => {
  expect(storageTitle('en', facts, '1 Dec')).toBe(
    '\u2068Winter coats\u2069 · 2 pieces · 12.5 m³ · Dubai · from 1 Dec',
  )
  expect(storageTitle('ar', facts)).toBe('\u2068Winter coats\u2069 · قطعتان · 12.5 m³ · دبي')
})

test('leaves out what a draft does not hold yet, and is none of a draft that holds nothing', () => {
  expect(storageTitle('en', { ...empty, cargoType: 'retail' }, '1 Dec')).toBe(
    'Retail and e-commerce stock · from 1 Dec',
  )
  expect(storageTitle('en', { ...empty, cargoDetails: 'x'.repeat(90) })).toHaveLength(43)
  expect(
    storageTitle('en', { ...empty, cargoDetails: 'Showroom furniture between two seasons, covered' }),
  ).toBe('\u2068Showroom furniture between two seasons…\u2069')
  expect(storageTitle('en', { ...empty, cargoDetails: ' ' }, '1 Dec')).toBeUndefined()
})
