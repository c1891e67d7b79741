// Fields of a form as data: schema, words, control and unit are said once; page, checks, facts and the API's body read them.
import { z } from 'zod'
import { cleanText } from './id.ts'
import { dirhamPattern } from './money.ts'

type Words = { en: string; ar: string }

/** What a person fills it in with; `own` is drawn by a component that the form brings for this field alone. */
export type Control =
  | { kind: 'amount'; unit: 'm3' | 'kg' }
  | { kind: 'choice'; choices: Readonly<Record<string, Words>> }
  | { kind: 'text'; most: number; rows: number }
  | { kind: 'count' | 'money' | 'day' | 'own' }

type About = {
  label: Words
  hint?: Words
  /** Its name where it is read, if not the label. */
  short?: Words
  /** The part of the form it stands in. */
  part: string
  /** Nobody but the customer and the agent that has won reads it. */
  forWinner?: boolean
}

/** `empty` is what stands in the control before anything is entered: numbers are texts as they are typed. */
export type Field<S extends z.ZodType = z.ZodType, Value = unknown> = About & {
  schema: S
  control: Control
  required: boolean
  empty: Value
}
export type Fields = Readonly<Record<string, Field>>

type AmountRules = {
  unit: 'm3' | 'kg'
  least: number
  most: number
  /** Digits after the point; more are refused with `tooFine`. */
  decimals?: number
  wrong: string
  tooMuch?: string
  tooFine?: string
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

/** A number with a unit. */
export const amount = (about: About, rules: AmountRules): Field<z.ZodNumber, string> => ({
  ...about,
  schema: z
    .number({ error: rules.wrong })
    .min(rules.least, rules.wrong)
    .max(rules.most, rules.tooMuch ?? rules.wrong)
    .refine(
      (value) => rules.decimals === undefined || isWhole(value * 10 ** rules.decimals),
      rules.tooFine ?? rules.wrong,
    ),
  control: { kind: 'amount', unit: rules.unit },
  required: true,
  empty: '',
})

/** A whole number of things. */
export const count = (
  about: About,
  { most, wrong }: { most: number; wrong: string },
): Field<z.ZodInt, string> => ({
  ...about,
  schema: z.int({ error: wrong }).min(1, wrong).max(most, wrong),
  control: { kind: 'count' },
  required: true,
  empty: '',
})

/** AED, as `1234.50`. */
export const money = (about: About, { wrong }: { wrong: string }): Field<z.ZodString, string> => ({
  ...about,
  schema: z.string({ error: wrong }).regex(dirhamPattern, wrong),
  control: { kind: 'money' },
  required: true,
  empty: '',
})

type ChoiceOf<Code extends string> = Field<z.ZodEnum<{ [C in Code]: C }>, Code | null>

/** One of a list. */
export const choice = <Code extends string>(
  about: About,
  { choices, wrong }: { choices: Readonly<Record<Code, Words>>; wrong: string },
): ChoiceOf<Code> => ({
  ...about,
  schema: z.enum(Object.keys(choices) as Code[], { error: wrong }),
  control: { kind: 'choice', choices },
  required: true,
  empty: null,
})

/** A day of the calendar. */
export const day = (about: About, { wrong }: { wrong: string }): Field<z.ZodISODate, string | null> => ({
  ...about,
  schema: z.iso.date({ error: wrong }),
  control: { kind: 'day' },
  required: true,
  empty: null,
})

type TextRules = { most: number; rows: number; missing: string | null }

/** Words of one's own; `missing` refuses none, and null lets them be left out: what is kept then is an empty text. */
export const text = (
  about: About,
  { most, rows, missing }: TextRules,
): Field<z.ZodType<string, string>, string> => {
  const words = z
    .string()
    .max(most * 2, 'kit.field.too-long')
    .transform(cleanText)
    .pipe(z.string().max(most, 'kit.field.too-long'))
  return {
    ...about,
    schema: missing === null ? words : words.pipe(z.string().min(1, missing)),
    control: { kind: 'text', most, rows },
    required: missing !== null,
    empty: '',
  }
}

/** What no control of the kit asks for: a place, a switch that depends on it. */
export const own = <S extends z.ZodType>(about: About, schema: S): Field<S, undefined> => ({
  ...about,
  schema,
  control: { kind: 'own' },
  required: true,
  empty: undefined,
})

/** It may be left out, and is null then. */
export const optional = <S extends z.ZodType, Value>(
  field: Field<S, Value>,
): Field<z.ZodNullable<S>, Value> => ({
  ...field,
  schema: field.schema.nullable(),
  required: false,
})

/** The schema of what is sent and kept. */
export const formSchema = <Table extends Fields>(fields: Table) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as {
      -readonly [Name in keyof Table]: Table[Name]['schema']
    },
  )

/** What stands in the controls. */
export type ValuesOf<Table extends Fields> = {
  -readonly [
    Name in keyof Table as Table[Name]['empty'] extends undefined ? never : Name
  ]: Table[Name]['empty']
}

const mapped = <Table extends Fields>(fields: Table, valueOf: (name: string, field: Field) => unknown) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.control.kind === 'own' ? [] : [[name, valueOf(name, field)]],
    ),
  )

export const emptyValues = <Table extends Fields>(fields: Table) =>
  mapped(fields, (_, { empty }) => empty) as ValuesOf<Table>

/** A form that was sent, as it stands in its controls. */
export const typedValues = <Table extends Fields>(fields: Table, form: Readonly<Record<string, unknown>>) =>
  mapped(fields, (name, { empty }) => {
    const value = form[name] ?? empty
    return typeof value === 'number' ? String(value) : value
  }) as ValuesOf<Table>

/** What stands in the controls as it would be sent, right or wrong. */
export const sentValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  mapped(fields, (name, { control }) => {
    const value = values[name]
    if (control.kind === 'text') return value
    if (value === '') return null
    return control.kind === 'amount' || control.kind === 'count' ? Number(value) : value
  })

/** Whether it can stand in the control: a draft may be wrong, or older than the list of its choices. */
const fits = ({ control, empty }: Field, value: unknown): boolean =>
  control.kind === 'choice'
    ? typeof value === 'string' && Object.hasOwn(control.choices, value)
    : typeof value === 'string' || value === empty

/** The loose reading of a draft: what fits its control stays, the rest begins empty. */
export const draftValues = <Table extends Fields>(fields: Table, kept: Readonly<Record<string, unknown>>) =>
  mapped(fields, (name, field) => (fits(field, kept[name]) ? kept[name] : field.empty)) as ValuesOf<Table>

/** Names of the fields of a part, in the order of the table. */
export const namesIn = <Table extends Fields>(fields: Table, part: string) =>
  Object.keys(fields).filter((name) => fields[name]?.part === part) as (keyof ValuesOf<Table> & string)[]

/** The form without what only the winner reads. */
export const withoutPrivate = <Form extends object>(fields: Fields, form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, fields[name]?.forWinner ? null : value]),
  ) as Form
