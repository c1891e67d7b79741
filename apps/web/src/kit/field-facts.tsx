// What was entered in fields, named and written as their table says; what was left out is not there.
import type { ReactNode } from 'react'
import type { Field, Fields } from '@marsa/model/kit/form-fields.ts'
import { comma, type Lang } from '@marsa/model/kit/text.ts'
import { PhoneText } from '../ui/fields/phone-text.tsx'
import { Money } from '../ui/values/money.tsx'
import { Ref } from '../ui/values/ref.tsx'
import { When } from '../ui/values/when.tsx'
import { useLang } from './direction.tsx'
import { date, days, hours, number, temperature, volume, weight } from './format.ts'
import { answerText } from './text.ts'

const units = { m3: volume, kg: weight, celsius: temperature, hour: hours, day: days }

const figure = (value: unknown, write: (value: number) => string): ReactNode =>
  Number.isNaN(Number(value)) ? <bdi>{String(value)}</bdi> : <bdi>{write(Number(value))}</bdi>

const written = ({ control }: Field, value: unknown, lang: Lang): ReactNode => {
  const text = String(value)
  switch (control.kind) {
    case 'amount':
      return figure(value, (read) => (control.unit ? units[control.unit] : number)(read, lang))
    case 'count':
      return figure(value, (read) => number(read, lang))
    case 'money':
      return <Money value={text} />
    case 'choice':
      return control.choices[text]?.[lang]
    case 'list':
      return (value as string[]).map((code) => control.choices[code]?.[lang] ?? code).join(comma(lang))
    case 'yesno':
    case 'flag':
      return answerText[value === true ? 'yes' : 'no'][lang]
    case 'day':
      return date(text, lang)
    case 'moment':
      return <When value={text} />
    case 'reference':
      return <Ref value={text} />
    case 'phone':
      return <PhoneText value={text} />
    case 'text':
      return <bdi>{text}</bdi>
    case 'lookup':
    case 'group':
    case 'rows':
    case 'own':
      return undefined
  }
}

/** One value as its field writes it. */
export function FieldValue({ field, value }: { field: Field; value: unknown }) {
  return written(field, value, useLang().lang)
}

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * The facts of a form, or of what an answer shows of it, in the order of the table: of some `parts`, or of all. `special` are
 * written otherwise, or left out by null.
 */
export const useFieldFacts = (
  fields: Fields,
  form: object,
  { parts, special = {} }: { parts?: readonly string[]; special?: Record<string, ReactNode> } = {},
): [string, ReactNode][] => {
  const { lang } = useLang()
  return Object.entries(fields).flatMap(([name, field]): [string, ReactNode][] => {
    const value = (form as Record<string, unknown>)[name]
    if (field.unlisted || (parts && !parts.includes(field.part)) || !isThere(value)) return []
    const said = special[name] === undefined ? written(field, value, lang) : special[name]
    return isThere(said) ? [[(field.short ?? field.label)[lang], said]] : []
  })
}
