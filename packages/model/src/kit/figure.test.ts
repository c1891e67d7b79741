import { expect, test } from 'vitest'
import type { z } from 'zod'
import { isFigure } from './figure.ts'
import { amount, count, type Field } from './form-fields.ts'
import { schemaOf } from './form-schema.ts'

const about = { part: 'measures', label: { en: 'Length', ar: 'الطول' } }
const length = amount(about, { unit: 'm3', least: 0.1, most: 2000, decimals: 1, wrong: 'kit.field.invalid' })
const pieces = count(about, { most: 99, wrong: 'kit.field.invalid' })

test.each([
  ...[0.1, 0.05, 12.5, 12.55, 2000, 2000.1, Number.NaN, '12', null, undefined].map((value) => ({
    field: length,
    value,
  })),
  ...[1, 0, 1.5, 99, 100, '3', Number.NaN].map((value) => ({ field: pieces, value })),
])('a figure is what the form would take: $field.control.kind $value', ({ field, value }) =>
  expect(isFigure(field, value)).toBe(
    schemaOf<z.ZodType, unknown>(field as Field<z.ZodType, unknown>).safeParse(value).success,
  ),
)
