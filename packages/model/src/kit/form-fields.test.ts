// Fields as data: what each kind takes and refuses, what may be left out, and how a form goes into its controls and back.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  amount,
  choice,
  count,
  day,
  draftValues,
  emptyValues,
  money,
  namesIn,
  optional,
  own,
  sentValues,
  text,
  typedValues,
  withoutPrivate,
  type Field,
} from './form-fields.ts'
import { formSchema, schemaOf } from './form-schema.ts'

const about = { label: { en: 'Label', ar: 'اسم' }, part: 'first' }
const colours = { red: { en: 'Red', ar: 'أحمر' }, blue: { en: 'Blue', ar: 'أزرق' } }
const length = {
  unit: 'm3',
  least: 1,
  most: 10,
  decimals: 1,
  wrong: 'w',
  tooMuch: 'much',
  tooFine: 'fine',
} as const

const fields = {
  size: amount(about, length),
  weight: optional(amount(about, { unit: 'kg', least: 0.001, most: 5, wrong: 'w' })),
  pieces: optional(count({ ...about, part: 'second' }, { most: 3, wrong: 'p' })),
  value: optional(money({ ...about, forWinner: true }, { wrong: 'v' })),
  colour: choice(about, { choices: colours, wrong: 'c' }),
  from: day(about, { wrong: 'd' }),
  note: text(about, { most: 5, rows: 1, missing: null }),
  words: text(about, { most: 5, rows: 1, missing: 'm' }),
  place: own(about, z.object({ area: z.string() }).nullable()),
}
const form = {
  size: 2.5,
  weight: null,
  pieces: 3,
  value: '12.50',
  colour: 'red',
  from: '2026-12-01',
  note: '',
  words: 'all',
  place: null,
} as const

const refusal = (field: Field, value: unknown) => schemaOf(field).safeParse(value).error?.issues[0]?.message

describe('a field', () => {
  test.each<[keyof typeof fields, unknown, string | undefined]>([
    ['size', 1, undefined],
    ['size', 10, undefined],
    ['size', 2.5, undefined],
    ['size', 0.9, 'w'],
    ['size', 10.1, 'much'],
    ['size', 2.55, 'fine'],
    ['size', Number.NaN, 'w'],
    ['size', null, 'w'],
    ['weight', null, undefined],
    ['weight', 1.23456, undefined],
    ['weight', 6, 'w'],
    ['weight', 'heavy', 'w'],
    ['pieces', null, undefined],
    ['pieces', 0, 'p'],
    ['pieces', 1.5, 'p'],
    ['pieces', 4, 'p'],
    ['value', null, undefined],
    ['value', '12.345', 'v'],
    ['colour', 'green', 'c'],
    ['colour', null, 'c'],
    ['from', '2026-02-30', 'd'],
    ['from', null, 'd'],
    ['note', '   ', undefined],
    ['note', 'too long', 'kit.field.too-long:5'],
    ['words', '  ', 'm'],
    ['place', null, undefined],
  ])('%s of %o says %s', (name, value, code) => {
    expect(refusal(fields[name], value)).toBe(code)
  })

  test('says itself whether it may be left out', () => {
    expect(Object.keys(fields).filter((name) => !fields[name as keyof typeof fields].required)).toEqual([
      'weight',
      'pieces',
      'value',
      'note',
    ])
  })
})

describe('a table of fields', () => {
  test('makes the schema of the form, which knows no other field', () => {
    expect(formSchema(fields).parse(form)).toEqual(form)
    expect(formSchema(fields).safeParse({ ...form, more: 1 }).success).toBe(false)
    expect(Object.keys(z.toJSONSchema(formSchema(fields), { io: 'input' }).properties!)).toEqual(
      Object.keys(fields),
    )
  })

  test('puts a form into its controls and back; what was left out is null again', () => {
    const values = typedValues(fields, form)
    expect(values).toEqual({
      size: '2.5',
      weight: '',
      pieces: '3',
      value: '12.50',
      colour: 'red',
      from: '2026-12-01',
      note: '',
      words: 'all',
    })
    expect({ ...sentValues(fields, values), place: null }).toEqual(form)
  })

  test('sends an empty form as nothing, and what is no number as none', () => {
    expect(sentValues(fields, { ...emptyValues(fields), size: 'ten' })).toEqual({
      size: Number.NaN,
      weight: null,
      pieces: null,
      value: null,
      colour: null,
      from: null,
      note: '',
      words: '',
    })
  })

  test('reads a draft loosely: what fits its control stays, right or wrong, and the rest begins empty', () => {
    expect(draftValues(fields, { size: 'ten', colour: 'green', from: '2026', words: 7, gone: 'x' })).toEqual({
      ...emptyValues(fields),
      size: 'ten',
      from: '2026',
    })
    expect(draftValues(fields, { colour: 'blue' }).colour).toBe('blue')
    // A name that every object has is no choice.
    expect(draftValues(fields, { colour: 'toString' }).colour).toBeNull()
  })

  test('names the fields of a part in order, and hides what only the winner reads', () => {
    expect(namesIn(fields, 'second')).toEqual(['pieces'])
    expect(namesIn(fields, 'first')[0]).toBe('size')
    expect(withoutPrivate(fields, form)).toEqual({ ...form, value: null })
  })
})
