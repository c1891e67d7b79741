import { expect, test } from 'vitest'
import { localName } from './local-names.ts'

test.each([
  ['Al Quoz', 'ar', 'القوز'],
  ['al-quoz', 'en', 'Al Quoz'],
  ['مصفح', 'en', 'Mussafah'],
  ['Industrial Area 13', 'ar', 'المنطقة الصناعية 13'],
  ['المنطقة الصناعية ١٣', 'en', 'Industrial Area 13'],
  ['الفجيرة، المنطقة الصناعية', 'en', 'Fujairah, Industrial Area'],
  ['Behind the old mosque, Al Quoz', 'ar', 'Behind the old mosque، القوز'],
  ['Street 9', 'ar', 'Street 9'],
  ['', 'ar', ''],
] as const)('reads %s in %s', (typed, lang, name) => {
  expect(localName(typed, lang)).toBe(name)
})
