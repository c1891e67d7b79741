// Fields of a form as data: words, control, rule and unit are said once; schema, page, checks, facts and the API's body read them.
import type { z } from 'zod'

type Words = { en: string; ar: string }
/** What stands in the controls beside a field. */
export type Beside = Readonly<Record<string, unknown>>
type Choices = Readonly<Record<string, Words & { iso?: string; hint?: Words }>>

/** What a person fills it in with, and its rule; `wrong` is the code of what breaks it. */
export type Control =
  | ({ kind: 'amount' } & AmountRules)
  | { kind: 'count'; most: number; wrong: string }
  | { kind: 'money'; wrong: string }
  | ({ kind: 'choice' } & ChoiceRules)
  /** A question that has no answer to begin with. */
  | { kind: 'yesno' }
  /** On or off, and off to begin with. */
  | { kind: 'flag' }
  /** Several of a list, or none. */
  | { kind: 'list'; choices: Choices }
  | { kind: 'day'; wrong: string }
  /** A day and a time; the control holds it as the clock in Dubai says it. */
  | { kind: 'moment'; wrong: string }
  | ({ kind: 'text' } & TextRules)
  /** A number as it is printed on paper, and how it is written everywhere. */
  | { kind: 'reference'; most: number; tidy?: (typed: string) => string | undefined }
  /** How a telephone number is kept; undefined for what is none. */
  | { kind: 'phone'; read: (typed: string) => string | undefined; wrong: string }
  /** A code of a long list, which is searched. */
  | { kind: 'lookup'; of: 'place' | 'goods' | 'country'; pattern: RegExp; wrong: string }
  /** Fields of its own, under its name. */
  | { kind: 'group'; fields: Fields }
  /** As many rows of the same fields as are needed. */
  | { kind: 'rows'; fields: Fields; most: number }
  /** Drawn by a component that the form brings for this field alone. */
  | { kind: 'own'; schema: z.ZodType }

/** `among` offers those alone that fit what stands in the controls beside it. */
type ChoiceRules = {
  choices: Choices
  wrong?: string
  among?: (beside: Beside, code: string) => boolean
  /** All of them are seen at once, as cards with their hints. */
  cards?: true
}

type AmountRules = {
  /** None where a choice beside it says the unit. */
  unit: 'm3' | 'kg' | 'celsius' | 'hour' | 'day' | null
  least: number
  most: number
  /** Digits after the point; more are refused with `tooFine`. */
  decimals?: number
  wrong: string
  tooMuch?: string
  tooFine?: string
}

/** `missing` refuses none, and null lets them be left out: what is kept then is an empty text. */
type TextRules = { most: number; rows: number; missing: string | null; least?: number; longer?: string }

/** The column of a sheet with many forms: its heading if not the label, other names it goes by, what the template says of it. */
export type SheetColumn = Partial<Words> & {
  also?: readonly string[]
  /** A cell of the template, or the day so many days ahead. */
  example?: string
  ahead?: number
  takes?: Words
  /** Which forms need it, where not all do. */
  when?: Words
  /** It follows from other columns where it is left out. */
  told?: true
  /** Its choices are named by their words alone, not by their codes. */
  plain?: true
}

type About = {
  label: Words
  hint?: Words
  /** Its name where it is read, if not the label. */
  short?: Words
  /** The part of the form it stands in. */
  part: string
  /** Nobody but the customer and the agent that has won reads it; a function says what the others read of it. */
  forWinner?: boolean | ((value: never) => unknown)
  /** Where the form is read, another line says it too. */
  unlisted?: boolean
  column?: SheetColumn
}

/** `empty` is what stands in the control before anything is entered: numbers are texts as they are typed. */
export type Field<S extends z.ZodType = z.ZodType, Value = unknown> = About & {
  control: Control
  required: boolean
  /** What is kept where it is left out, if it may be. */
  gap?: 'null' | 'absent'
  /** Only asked where this holds of the fields beside it; what was entered before is not sent. */
  asked?: (beside: Beside) => boolean
  /** What may be left out elsewhere is needed where this holds of the fields beside it. */
  neededBeside?: (beside: Beside) => boolean
  /** What is said where it is needed and not there. */
  missing: string
  empty: Value
  /** Never there: it only tells the type of the schema, which `schemaOf` makes, so that tables are read without it. */
  schema?: S
}
export type Fields = Readonly<Record<string, Field>>

const made = <S extends z.ZodType, Value>(
  about: About,
  control: Control,
  missing: string,
  empty: Value,
  required = true,
): Field<S, Value> => ({ ...about, control, required, missing, empty })

/** A number with a unit. */
export const amount = (about: About, rules: AmountRules) =>
  made<z.ZodNumber, string>(about, { kind: 'amount', ...rules }, rules.wrong, '')

/** A whole number of things. */
export const count = (about: About, rules: { most: number; wrong: string }) =>
  made<z.ZodInt, string>(about, { kind: 'count', ...rules }, rules.wrong, '')

/** AED, as `1234.50`. */
export const money = (about: About, { wrong }: { wrong: string }) =>
  made<z.ZodString, string>(about, { kind: 'money', wrong }, wrong, '')

/** One of a list. */
export const choice = <Code extends string>(
  about: About,
  rules: Omit<ChoiceRules, 'choices'> & { choices: Readonly<Record<Code, Words>> },
) =>
  made<z.ZodEnum<{ [C in Code]: C }>, Code | null>(
    about,
    { kind: 'choice', ...rules },
    rules.wrong ?? 'kit.field.required',
    null,
  )

/** A day of the calendar. */
export const day = (about: About, { wrong }: { wrong: string }) =>
  made<z.ZodISODate, string | null>(about, { kind: 'day', wrong }, wrong, null)

export const moment = (about: About, { wrong, missing }: { wrong: string; missing: string }) =>
  made<z.ZodISODateTime, string | null>(about, { kind: 'moment', wrong }, missing, null)

/** Words of one's own. */
export const text = (about: About, rules: TextRules) =>
  made<z.ZodType<string, string>, string>(
    about,
    { kind: 'text', ...rules },
    rules.missing ?? 'kit.field.required',
    '',
    rules.missing !== null,
  )

export const reference = (
  about: About,
  rules: { most: number; tidy?: (typed: string) => string | undefined },
) =>
  made<z.ZodType<string, string>, string>(
    about,
    { kind: 'reference', ...rules },
    'kit.field.required',
    '',
    false,
  )

export const phone = (about: About, rules: { read: (typed: string) => string | undefined; wrong: string }) =>
  made<z.ZodType<string, string>, string>(about, { kind: 'phone', ...rules }, rules.wrong, '')

export const lookup = (
  about: About,
  rules: { of: 'place' | 'goods' | 'country'; pattern: RegExp; wrong: string },
) => made<z.ZodString, string | null>(about, { kind: 'lookup', ...rules }, rules.wrong, null)

export const yesNo = (about: About, { missing }: { missing: string }) =>
  made<z.ZodBoolean, 'yes' | 'no' | null>(about, { kind: 'yesno' }, missing, null)

export const flag = (about: About) =>
  made<z.ZodBoolean, boolean>(about, { kind: 'flag' }, 'kit.field.required', false, false)

export const list = (about: About, { choices }: { choices: Choices }) =>
  made<z.ZodArray<z.ZodString>, string[]>(about, { kind: 'list', choices }, 'kit.field.required', [], false)

/** Fields under one name, as the two ends of a way have them. */
export const group = <Table extends Fields>(about: About, fields: Table) => ({
  ...made<SchemaOf<Table>, ValuesOf<Table>>(
    about,
    { kind: 'group', fields },
    'kit.field.required',
    emptyValues(fields),
  ),
  fields,
})

/** Rows of the same fields, as the lines of a packing list are; one empty row to begin with, or none. */
export const rows = <Table extends Fields>(
  about: About,
  fields: Table,
  { most, begun, missing = 'kit.field.required' }: { most: number; begun: boolean; missing?: string },
) => ({
  ...made<z.ZodArray<SchemaOf<Table>>, ValuesOf<Table>[]>(
    about,
    { kind: 'rows', fields, most },
    missing,
    begun ? [emptyValues(fields)] : [],
  ),
  fields,
})

/** What no control of the kit asks for; `empty` is what its own one begins with, where the form keeps it. */
export const own = <S extends z.ZodType, Value = undefined>(about: About, schema: S, empty?: Value) =>
  made<S, Value>(about, { kind: 'own', schema }, 'kit.field.required', empty as Value)

/** It may be left out, and is null then. */
export const optional = <S extends z.ZodType, Value>(
  field: Field<S, Value>,
): Field<z.ZodNullable<S>, Value> => ({ ...field, schema: undefined, required: false, gap: 'null' })

/** It may be left out, and is not there then. */
export const omittable = <S extends z.ZodType, Value>(
  field: Field<S, Value>,
): Field<z.ZodOptional<S>, Value> => ({ ...field, schema: undefined, required: false, gap: 'absent' })

/** It is only asked, and then needed as before, where `asked` holds; elsewhere it is not there. */
export const askedWhere = <S extends z.ZodType, Value>(
  asked: (beside: Beside) => boolean,
  field: Field<S, Value>,
): Field<z.ZodOptional<S>, Value> => ({ ...field, schema: undefined, gap: 'absent', asked })

/** Not asked where it follows from other fields; whoever sends the form fills it in then. */
export const toldWhere = <S extends z.ZodType, Value>(
  told: (beside: Beside) => boolean,
  field: Field<S, Value>,
): Field<S, Value> => ({ ...field, asked: (beside) => !told(beside) })

/** What may be left out elsewhere has to be there; `missing` is said where it is not. */
export const needed = <S extends z.ZodType, Value>(
  field: Field<S, Value>,
  missing: string,
): Field<S, Value> => ({ ...field, required: true, missing })

/** The same where `when` holds of the fields beside it. */
export const neededWhere = <S extends z.ZodType, Value>(
  when: (beside: Beside) => boolean,
  field: Field<S, Value>,
  missing: string,
): Field<S, Value> => ({ ...field, neededBeside: when, missing })

/** Whether a field has to be there beside these. */
export const isNeeded = ({ required, neededBeside }: Field, beside: Beside): boolean =>
  required || (neededBeside?.(beside) ?? false)

/** It begins with a value. */
export const preset = <S extends z.ZodType, Value>(
  field: Field<S, Value>,
  value: NonNullable<Value>,
): Field<S, NonNullable<Value>> => ({ ...field, empty: value })

/** The schema of a form. */
export type SchemaOf<Table extends Fields> = z.ZodObject<
  { -readonly [Name in keyof Table]: NonNullable<Table[Name]['schema']> },
  z.core.$strict
>

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
export const sentValues = (fields: Fields, values: Beside): Record<string, unknown> =>
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
    Object.entries(form).flatMap(([name, value]) => {
      const { forWinner, gap } = fields[name] ?? {}
      if (typeof forWinner === 'function') return [[name, value && forWinner(value as never)]]
      if (forWinner) return gap === 'absent' ? [] : [[name, null]]
      return [[name, value]]
    }),
  ) as Form
