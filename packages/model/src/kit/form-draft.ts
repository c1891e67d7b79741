// A form whose draft the server keeps: every field may be missing or half typed, and comes back as it was left.
import { instantOf, toOffset } from './day.ts'
import { isNeeded, type Field, type Fields, type ValuesOf } from './form-fields.ts'
import type { FieldProblems } from './problem.ts'
import { numberOf, signedNumberOf } from './typed-number.ts'
import { minutesOf } from './wall-clock.ts'

type Level = Readonly<Record<string, unknown>>

export const isAsked = ({ asked }: Field, beside: Level): boolean => asked?.(beside) ?? true

const filled = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed)

/** Each row of a field that has several; nothing where there is none. */
const rowsOf = <Row>(value: unknown, read: (row: Level) => Row): Row[] | undefined =>
  Array.isArray(value) && value.length > 0 ? value.map((row) => read((row ?? {}) as Level)) : undefined

const sentOf = ({ control }: Field, value: unknown): unknown => {
  if (control.kind === 'own') return value
  if (control.kind === 'group') return sentDraft(control.fields, value as Level)
  if (control.kind === 'rows') return rowsOf(value, (row) => sentDraft(control.fields, row))
  if (control.kind === 'yesno') return value === null ? undefined : value === 'yes'
  if (control.kind === 'flag') return value === true ? true : undefined
  if (Array.isArray(value)) return value.length > 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  // What is no number stands in the draft as it was typed.
  if (control.kind === 'amount' && control.least < 0) return signedNumberOf(value) ?? filled(value)
  if (control.kind === 'amount' || control.kind === 'count') return numberOf(value) ?? filled(value)
  if (control.kind === 'moment')
    return toOffset(instantOf(value.slice(0, 10), minutesOf(value.slice(11, 16))))
  if (control.kind === 'reference') return control.tidy?.(value) ?? filled(value)
  return filled(value)
}

/** What stands in the controls, as far as it is filled in; what the choices leave out is not part of it. */
export const sentDraft = (fields: Fields, values: Level): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const sent = isAsked(field, values) ? sentOf(field, values[name]) : undefined
      return sent === undefined ? [] : [[name, sent]]
    }),
  )

/** The whole form as it would be sent, right or wrong: what may be left out and is, is said to be. */
export const sentForm = (fields: Fields, values: Level): Record<string, unknown> => {
  const gaps = Object.entries(fields).flatMap(([name, { control, gap }]): [string, unknown][] => {
    if (gap === 'null') return [[name, null]]
    if (control.kind === 'flag' && gap === undefined) return [[name, false]]
    return control.kind === 'text' && control.missing === null && gap === undefined ? [[name, '']] : []
  })
  return { ...Object.fromEntries(gaps), ...sentDraft(fields, values) }
}

const wallOf = (value: string): string | null => {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : toOffset(at).slice(0, 16)
}

const valueFrom = ({ control, empty }: Field, sent: unknown): unknown => {
  if (control.kind === 'own') return sent ?? empty
  if (control.kind === 'group') return valuesFrom(control.fields, (sent ?? {}) as Level)
  if (control.kind === 'rows') return rowsOf(sent, (row) => valuesFrom(control.fields, row)) ?? empty
  if (control.kind === 'yesno') return sent === true ? 'yes' : sent === false ? 'no' : empty
  if (control.kind === 'flag') return sent === true
  if (control.kind === 'list')
    return Array.isArray(sent) ? sent.filter((each) => typeof each === 'string') : empty
  if (typeof sent === 'number') return String(sent)
  if (typeof sent !== 'string') return empty
  if (control.kind === 'choice') return Object.hasOwn(control.choices, sent) ? sent : empty
  return control.kind === 'moment' ? wallOf(sent) : sent
}

/** A kept draft as its author left it; anything that does not fit its control begins empty. */
export const valuesFrom = <Table extends Fields>(fields: Table, draft: Level) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueFrom(field, draft[name])]),
  ) as ValuesOf<Table>

/** A draft of another source, without what its choices leave out, its numbers written as everywhere. */
export const fittedDraft = (fields: Fields, draft: Level): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = draft[name]
      const { control } = field
      if (value === undefined || !isAsked(field, draft)) return []
      if (control.kind === 'group') return [[name, fittedDraft(control.fields, value as Level)]]
      const tidy = control.kind === 'reference' && typeof value === 'string' && control.tidy?.(value)
      return [[name, tidy || value]]
    }),
  )

/** Path -> code of every field that is asked, needed and not there. */
export const missingFields = (fields: Fields, form: Level, path = ''): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = form[name]
      if (!isAsked(field, form)) return []
      if (field.control.kind === 'group')
        return Object.entries(missingFields(field.control.fields, value as Level, `${path}${name}.`))
      if (field.control.kind === 'rows' && Array.isArray(value) && value.length > 0) {
        const { fields: columns } = field.control
        return value.flatMap((row: Level, at) =>
          Object.entries(missingFields(columns, row, `${path}${name}.${at}.`)),
        )
      }
      const isThere =
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
      return isNeeded(field, form) && !isThere ? [[path + name, field.missing]] : []
    }),
  )

/** Every field by its path, in the order of the table: `origin.place`. */
export const fieldsByPath = (fields: Fields, path = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.control.kind === 'group'
      ? fieldsByPath(field.control.fields, `${path}${name}.`)
      : [[path + name, field]],
  )
