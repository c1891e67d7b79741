// What a search looks for: forms of words, spellings of numbers, and names that were meant.
import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { bareReference, mayBeMisspelled, respelled, searchTerms } from './search-terms.ts'

/** As the condition of a list reads it. */
const fits = (text: string, search: string): boolean =>
  searchTerms(search).every(({ forms }) => forms.some((form) => foldText(text).includes(form)))

test.each([
  ['FR-26-018473', ['FR-26-018473', 'fr-26-018473', 'FR26018473', 'fr26-018473', '26018473', '018473']],
  ['FR-26-018473', ['٠١٨٤٧٣', 'FR-٢٦-٠١٨٤٧٣', 'fr٢٦٠١٨٤٧٣', 'FR 26 018473', 'FR26', 'fr260184']],
  ['RCT-26-0000123', ['rct260000123', '260000123']],
  ['176-12345678', ['17612345678', '176 12345678', '12345678']],
  ['MSCU1234567', ['mscu 123456-7', 'MSCU1234567']],
  ['شحنة أثاث', ['الشحنه', 'شحنتي', 'الأثاث', 'اثاث الشحنة']],
  ['Chairs and tables, Jebel Ali', ['chair', 'tables', 'jebel-ali', 'ali jebel']],
])('%s is found by %j', (text, searches) => {
  expect(searches.filter((search) => !fits(text, search))).toEqual([])
})

test.each([
  ['FR-26-018473', 'FR-26-018474'],
  ['FR-26-018473', 'WH26018473'],
  ['شحنة أثاث', 'الشحنة زجاج'],
  ['Jebel Ali', 'Jebel Hafeet'],
])('%s is not found by %s', (text, search) => expect(fits(text, search)).toBe(false))

test('characters alone are no search', () => expect(searchTerms('-- %%؟')).toMatchObject([{ word: '%%؟' }]))

test('a name is meant by a word that is one slip away, in any of its forms, and by no number', () => {
  const meant = (typed: string, known: string[]) => respelled(searchTerms(typed)[0]!, known).forms
  expect(meant('shangai', ['shanghai', 'shaanxi'])).toContain('shanghai')
  expect(meant('shangai', ['shaanxi'])).not.toContain('shaanxi')
  expect(meant('dbuai', ['dubai'])).toContain('dubai')
  expect(meant('الشارفة', ['الشارقه'])).toContain('الشارقه')
  expect(meant('شارفه', ['الشارقه'])).toContain('الشارقه')
  expect(searchTerms('abc 123456 fr26 jebal').map(mayBeMisspelled)).toEqual([false, false, false, true])
})

test('a reference is the same however its parts are written', () => {
  for (const text of ['FR-26-018473', 'fr26018473', 'FR 26 ٠١٨٤٧٣'])
    expect(bareReference(text)).toBe('fr26018473')
})
