// Which column of a spreadsheet fills which field of a request: a guess by the headings, which people may correct.
import { foldText } from '../../reference/fold.ts'
import { bulkFields, columnOf, type BulkField } from './bulk-columns.ts'

/** Which field each column of the file fills; null for a column that is not used. */
export type Mapping = (BulkField | null)[]

const headingKey = (text: string): string => foldText(text.replace(/[*()]/g, ' '))

const known = new Map<string, BulkField>(
  bulkFields.flatMap((field) => {
    const { en, ar, also = [] } = columnOf(field)
    return [en, ar, field, ...also].map((text) => [headingKey(text), field] as const)
  }),
)

/** The fields that headings name, in either language or by a usual other name; each field once, for its first column. */
export const guessMapping = (headings: readonly string[]): Mapping => {
  const taken = new Set<BulkField>()
  return headings.map((heading) => {
    const field = known.get(headingKey(heading))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Fields that every request needs and no column fills. */
export const unfilledFields = (mapping: Mapping): BulkField[] =>
  bulkFields.filter((field) => columnOf(field).required && !mapping.includes(field))
