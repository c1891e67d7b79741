// The schemas of a form, made of its table: of what is sent whole, and of a draft on its way.
import { z } from 'zod'
import { hasDecimals } from './figure.ts'
import type { Control, Field, Fields, SchemaOf } from './form-fields.ts'
import { cleanText } from './id.ts'
import { dirhamPattern } from './money.ts'
import { tooLong } from './too-long.ts'

const numberSchema = (rules: Extract<Control, { kind: 'amount' }>) =>
  z
    .number({ error: rules.wrong })
    .min(rules.least, rules.wrong)
    .max(rules.most, rules.tooMuch ?? rules.wrong)
    .refine((value) => hasDecimals(value, rules.decimals), rules.tooFine ?? rules.wrong)

const textSchema = (most: number, longer: string, missing?: string) =>
  z
    .string(missing)
    .max(most * 2, longer)
    .transform(cleanText)
    .pipe(z.string().max(most, longer))

const phoneSchema = ({ read, wrong }: Extract<Control, { kind: 'phone' }>) =>
  z
    .string(wrong)
    .max(30, wrong)
    .transform((typed, context) => {
      const kept = read(typed)
      if (kept !== undefined) return kept
      context.addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })

const plain = ({ control, missing }: Field): z.ZodType => {
  switch (control.kind) {
    case 'amount':
      return numberSchema(control)
    case 'count':
      return z.int({ error: control.wrong }).min(1, control.wrong).max(control.most, control.wrong)
    case 'money':
      return z.string({ error: control.wrong }).regex(dirhamPattern, control.wrong)
    case 'choice':
      return z.enum(Object.keys(control.choices), control.wrong)
    case 'yesno':
      return z.boolean(missing)
    case 'flag':
      return z.boolean()
    case 'list':
      return z.array(z.string().max(40)).max(20)
    case 'day':
      return z.iso.date({ error: control.wrong })
    case 'moment':
      return z.iso.datetime({ offset: true, error: control.wrong })
    case 'text': {
      const { most, longer = tooLong(most), least = 1 } = control
      return control.missing === null
        ? textSchema(most, longer)
        : textSchema(most, longer, control.missing).pipe(z.string().min(least, control.missing))
    }
    case 'reference':
      return textSchema(control.most, tooLong(control.most))
    case 'phone':
      return phoneSchema(control)
    case 'lookup':
      return z.string(control.wrong).regex(control.pattern, control.wrong)
    case 'group':
      return formSchema(control.fields)
    case 'rows':
      return z.array(formSchema(control.fields)).max(control.most)
    case 'own':
      return control.schema
  }
}

/** The schema of one field. */
export const schemaOf = <S extends z.ZodType, Value>(field: Field<S, Value>): S => {
  const schema = plain(field)
  const whole = field.gap === 'null' ? schema.nullable() : field.gap === 'absent' ? schema.optional() : schema
  return whole as unknown as S
}

/** The schema of what is sent and kept. */
export const formSchema = <Table extends Fields>(fields: Table): SchemaOf<Table> =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  ) as unknown as SchemaOf<Table>

const loose = ({ control }: Field): z.ZodType => {
  switch (control.kind) {
    case 'amount':
    case 'count':
      return z.union([z.number(), z.string()])
    case 'choice':
      return z.enum(Object.keys(control.choices))
    case 'yesno':
    case 'flag':
      return z.boolean()
    case 'list':
      return z.array(z.string())
    case 'group':
      return draftSchema(control.fields)
    case 'rows':
      return z.array(draftSchema(control.fields)).max(control.most)
    case 'own':
      return z.unknown()
    default:
      return z.string()
  }
}

/** The schema of a draft: what kind of value each field holds, and what it is. */
export const draftSchema = <Table extends Fields>(fields: Table) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, loose(field).describe(field.label.en).optional()]),
    ) as { [Name in keyof Table]: z.ZodOptional<z.ZodType> },
  )
