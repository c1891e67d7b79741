// What somebody typed into a search, as it is looked for: in any form of a word, and in any spelling of a number.
import { searchWords } from './fold.ts'
import { isOneSlip } from './one-slip.ts'
import { stemsOf } from './word-stem.ts'

/** A text has the term if its folded form holds one of `forms`. */
export type SearchTerm = { word: string; forms: readonly string[] }

/** More words than anyone types; each is a condition of a statement. */
const mostWords = 8

/** Numbers written together, as they are stored: FR26018473, the same without its letters, an air waybill. */
const together: readonly (readonly [RegExp, string])[] = [
  [/^([a-z]{2,3})(\d{2})(\d*)$/, '$1 $2 $3'],
  [/^(\d{2})(\d{6,7})$/, '$1 $2'],
  [/^(\d{3})(\d{8})$/, '$1 $2'],
]

const partedOf = (word: string): string[] =>
  together.filter(([shape]) => shape.test(word)).map(([shape, parts]) => word.replace(shape, parts).trim())

/** Without those that hold another: whatever has them has it. */
const fewest = (forms: readonly string[]): string[] =>
  [...new Set(forms)].filter((form, _, all) => !all.some((each) => each !== form && form.includes(each)))

/** The folded words of a search; a text must have each of them. */
export const searchTerms = (text: string): SearchTerm[] =>
  searchWords(text)
    .slice(0, mostWords)
    .map((word) => ({ word, forms: fewest([word, ...stemsOf(word).slice(0, 1), ...partedOf(word)]) }))

/** Letters from which a slip is looked for; a shorter word has too many neighbours, and a number none. */
const leastCharacters = 4
const mostRespelled = 3

export const mayBeMisspelled = ({ word }: SearchTerm): boolean =>
  word.length >= leastCharacters && !/\p{N}/u.test(word)

/** The term with the known words that it may have been meant for. */
export const respelled = (term: SearchTerm, known: readonly string[]): SearchTerm => {
  const [stem = ''] = stemsOf(term.word)
  const isMeant = (word: string): boolean =>
    isOneSlip(term.word, word) || (stem.length >= leastCharacters && isOneSlip(stem, stemsOf(word)[0]!))
  return { word: term.word, forms: [...term.forms, ...known.filter(isMeant).slice(0, mostRespelled)] }
}

/** A reference as it is compared with another: without the characters between its parts. */
export const bareReference = (text: string): string => searchWords(text).join('')
