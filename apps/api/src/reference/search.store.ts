// All SQL of searching texts by what somebody typed: the condition, and known names that a misspelled word may mean.
import { sql, type Sql } from '../kit/sql.ts'
import {
  mayBeMisspelled,
  respelled,
  searchTerms,
  type SearchTerm,
} from '@marsa/model/reference/search-terms.ts'
import { rows, type Db } from '../kit/db.ts'

const patternOf = (form: string): string => `%${form.replace(/[\\%_]/g, '\\$&')}%`

/** Few lengths, so that there are few statements: what is missing repeats the last one. */
const padded = (forms: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, at) => forms[Math.min(at, forms.length - 1)]!)

/**
 * The condition that a folded text has every term. `test` gets `like <pattern>` and compares what has a trigram index:
 * an array of patterns could not use it, so they are alternatives one by one.
 */
export const holds = (terms: readonly SearchTerm[], test: (isLike: Sql) => Sql): Sql => {
  if (terms.length === 0) return sql`true`
  const length = Math.max(...terms.map(({ forms }) => forms.length)) > 2 ? 5 : 2
  const any = ({ forms }: SearchTerm) =>
    sql.join(
      padded(forms, length).map((form) => test(sql`like ${patternOf(form)}`)),
      sql` or `,
    )
  return sql.join(
    terms.map((term) => sql`(${any(term)})`),
    sql` and `,
  )
}

/** The companies whose names are so, as an array: beside another condition it can still be looked up in an index. */
export const companiesCalled = (isLike: Sql): Sql =>
  sql`array(select c.id from companies c where c.search ${isLike})`

/** The terms with the words of places and companies that are one slip away, or undefined where there are none. */
const respell = async (db: Db, terms: readonly SearchTerm[]): Promise<SearchTerm[] | undefined> => {
  const words = terms.filter(mayBeMisspelled).map(({ word }) => word)
  if (words.length === 0) return undefined
  const found = await rows<{ typed: string; known: string }>(
    db,
    sql`select typed, known from unnest(${words}::text[]) typed, similar_words(typed) known`,
  )
  const meant = terms.map((term) =>
    respelled(
      term,
      found.filter(({ typed }) => typed === term.word).map(({ known }) => known),
    ),
  )
  return meant.some(({ forms }, at) => forms.length > terms[at]!.forms.length) ? meant : undefined
}

/** What `search` finds by the words of a text; where that is nothing, by those that may have been meant. */
export const lookFor = async <Row>(
  db: Db,
  text: string | undefined,
  search: (terms: readonly SearchTerm[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const terms = searchTerms(text ?? '')
  const found = await search(terms)
  if (found.length > 0) return found
  const meant = await respell(db, terms)
  return meant ? search(meant) : found
}
