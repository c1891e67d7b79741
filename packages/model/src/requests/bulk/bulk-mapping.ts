// Which column of a spreadsheet fills which field of a request: a guess by the headings, which people may correct.
import { foldText } from '../../reference/fold.ts'
import type { Columns } from './bulk-columns.ts'

/** Which field each column of the file fills; null for a column that is not used. */
export type Mapping = (string | null)[]

const headingKey = (text: string): string => foldText(text.replace(/[*()]/g, ' '))

/** Every heading that a field is known by, folded. */
export const headingsOf = ({ fields, of }: Columns): [heading: string, field: string][] =>
  fields.flatMap((field) => {
    const { en, ar, also = [] } = of(field)
    return [...new Set([en, ar, field, ...also].map(headingKey))].map((heading): [string, string] => [
      heading,
      field,
    ])
  })

/** The fields that headings name, in either language or by a usual other name; each field once, for its first column. */
export const guessMapping = (columns: Columns, headings: readonly string[]): Mapping => {
  const known = new Map(headingsOf(columns))
  const taken = new Set<string>()
  return headings.map((heading) => {
    const field = known.get(headingKey(heading))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Fields that every request needs and no column fills. */
export const unfilledFields = ({ fields, of }: Columns, mapping: Mapping): string[] =>
  fields.filter((field) => of(field).required && !mapping.includes(field))
