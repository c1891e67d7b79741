// Reads the cells of a line of a bulk upload into the values of its form: digits of both scripts, dates as people write them, choices
// in either language; formulas are refused.
import { instantOf, toOffset } from '../../kit/day.ts'
import { latinDigits } from '../../kit/id.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { numberOf } from '../../kit/typed-number.ts'
import type { Line } from '../../lines.ts'
import { choiceOf, listedIn, type Choices } from './bulk-choices.ts'
import type { Column, ColumnKind, Columns } from './bulk-columns.ts'
import { bulkCode } from './bulk-problems.ts'

/** What the cells of a line say, by field. */
export type Texts = Partial<Record<string, string>>

/** What a cell means, or the code of what is wrong with it. */
export type Read = { value?: unknown; fault?: string }

/** How kinds of cells are read that need to know more than the cell. */
export type Readers = Partial<Record<ColumnKind, (text: string) => Read>>

/** Texts that a spreadsheet would run (Z38); a number may have its sign, and a telephone number its plus. */
const isFormula = (text: string): boolean => /^\s*([=@]|[+-](?![\d\s(]))/.test(text)

/** `2026-12-01`, or day, month and year as they are written in the Emirates; what is neither stays as it is. */
const dayIn = (text: string): string => {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
}

const momentIn = (text: string): string => {
  const [, day = '', hours = '', minutes = ''] = /^(\S+?)[T ]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  const date = dayIn(day)
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && Number(hours) < 24 && Number(minutes) < 60
    ? toOffset(instantOf(date, Number(hours) * 60 + Number(minutes)))
    : text
}

/** Dirhams as they may stand in a cell (`186,500`, `١٨٦٥٠٠٫٥`) in the form that the request has them. */
const dirhams = (text: string): string => {
  const value = numberOf(text)
  return value === undefined || !Number.isSafeInteger(Math.round(value * 100)) ? text : value.toFixed(2)
}

const readChoice = (choices: Choices, text: string, fault: string): Read => {
  const value = choiceOf(choices, text)
  return value ? { value } : { fault }
}

const readList = (choices: Choices, text: string, fault: string): Read => {
  const value = listedIn(text).map((each) => choiceOf(choices, each))
  return value.every((each) => each !== undefined) ? { value } : { fault }
}

const readCell = (line: Line, { kind, choices = {}, wrong }: Column, text: string): Read => {
  const fault = wrong ?? bulkCode(line, 'choice')
  const latin = latinDigits(text)
  if (kind === 'figure') return { value: numberOf(text) ?? text }
  if (kind === 'money') return { value: dirhams(text) }
  if (kind === 'day') return { value: dayIn(latin) }
  if (kind === 'moment') return { value: momentIn(latin) }
  if (kind === 'choice') return readChoice(choices, text, fault)
  if (kind === 'list') return readList(choices, text, fault)
  if (kind === 'yesno') {
    const said = choiceOf(choices, text)
    return said ? { value: said === 'yes' } : { fault }
  }
  return { value: text }
}

type Values = Record<string, unknown>

/** The values of a line under the names of its form, `origin.place` as a member of `origin`, and the codes of cells that say nothing. */
export const readCells = (
  line: Line,
  columns: Columns,
  texts: Texts,
  readers: Readers = {},
): { values: Values; faults: FieldProblems } => {
  const values: Values = {}
  const faults: FieldProblems = {}
  for (const [field, given = ''] of Object.entries(texts)) {
    const text = given.trim()
    if (text === '') continue
    const column = columns.of(field)
    const { value, fault } = isFormula(text)
      ? { fault: bulkCode(line, 'formula') }
      : (readers[column.kind]?.(text) ?? readCell(line, column, text))
    const [name, part] = field.split('.') as [string, string?]
    if (fault) faults[field] = fault
    else if (part === undefined) values[name] = value
    else values[name] = { ...(values[name] as Values | undefined), [part]: value }
  }
  return { values, faults }
}
