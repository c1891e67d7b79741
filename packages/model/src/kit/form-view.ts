// The fields of a form in an answer: what was entered, null where it was left out.
import { z } from 'zod'
import type { Field, Fields } from './form-fields.ts'

type ShownOf<Value> = undefined extends Value
  ? NonNullable<Value> extends unknown[]
    ? NonNullable<Value>
    : NonNullable<Value> | null
  : Value

/** Only the kind of a value: what is kept may be older than a rule. */
const shown = ({ control, required, gap }: Field): z.ZodType => {
  const kind =
    control.kind === 'amount'
      ? z.number()
      : control.kind === 'count'
        ? z.int()
        : control.kind === 'yesno' || control.kind === 'flag'
          ? z.boolean()
          : z.string()
  if (control.kind === 'list') return z.array(z.string())
  if (control.kind === 'rows') return z.array(z.strictObject(viewShape(control.fields, [])))
  return required && gap === undefined ? kind : kind.nullable()
}

const named = (fields: Fields, but: readonly string[]) =>
  Object.entries(fields).filter(([name]) => !but.includes(name))

/** All fields `but` some, which have a place of their own in the answer. */
export const viewShape = <Table extends Fields, But extends keyof Table & string>(
  fields: Table,
  but: readonly But[],
) =>
  Object.fromEntries(named(fields, but).map(([name, field]) => [name, shown(field)])) as {
    -readonly [Name in Exclude<keyof Table, But>]: z.ZodType<
      ShownOf<z.output<NonNullable<Table[Name]['schema']>>>
    >
  }

const viewed = ({ control }: Field, value: unknown): unknown => {
  if (control.kind === 'rows')
    return ((value ?? []) as object[]).map((row) => viewValues(control.fields, [], row))
  return value ?? (control.kind === 'list' ? [] : null)
}

export const viewValues = <Form extends object, But extends keyof Form & string>(
  fields: Fields,
  but: readonly But[],
  form: Form,
) =>
  Object.fromEntries(
    named(fields, but).map(([name, field]) => [name, viewed(field, (form as Record<string, unknown>)[name])]),
  ) as { [Name in Exclude<keyof Form, But>]-?: ShownOf<Form[Name]> }
