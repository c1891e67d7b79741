// A draft on the server: half typed it comes back as it was left, and what the choices leave out is not part of it.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsByPath, fittedDraft, missingFields, sentDraft, sentForm, valuesFrom } from './form-draft.ts'
import {
  amount,
  askedWhere,
  choice,
  count,
  emptyValues,
  flag,
  group,
  list,
  lookup,
  moment,
  money,
  omittable,
  optional,
  own,
  phone,
  preset,
  reference,
  text,
  yesNo,
} from './form-fields.ts'
import { draftSchema, formSchema } from './form-schema.ts'
import { viewShape, viewValues } from './form-view.ts'

const about = { label: { en: 'Label', ar: 'اسم' }, part: 'first' }
const ways = { sea: { en: 'Sea', ar: 'بحرًا' }, air: { en: 'Air', ar: 'جوًا' } }
const digits = (typed: string) => typed.replaceAll('-', '') || undefined

const fields = {
  way: preset(choice(about, { choices: ways }), 'sea'),
  end: group(about, {
    place: lookup(about, { of: 'place', pattern: /^[A-Z]+$/, wrong: 'place' }),
    who: phone(about, { read: (typed) => (typed.startsWith('+') ? typed : undefined), wrong: 'phone' }),
  }),
  weight: amount(about, { unit: 'kg', least: 1, most: 10, wrong: 'weight' }),
  boxes: askedWhere(({ way }) => way === 'sea', preset(count(about, { most: 9, wrong: 'boxes' }), '1')),
  bill: askedWhere(({ way }) => way === 'air', omittable(reference(about, { most: 9, tidy: digits }))),
  danger: yesNo(about, { missing: 'danger' }),
  same: omittable(flag(about)),
  more: omittable(list(about, { choices: ways })),
  at: omittable(moment(about, { wrong: 'at', missing: 'at' })),
  note: omittable(text(about, { most: 20, rows: 1, missing: null })),
}

const typed = {
  ...emptyValues(fields),
  end: { place: 'DUBAI', who: '050' },
  weight: '٧٫٥',
  danger: 'no' as const,
  more: ['air'],
  at: '2026-12-01T09:05',
  bill: '17-6',
  note: '  ',
}

describe('a draft', () => {
  const draft = sentDraft(fields, typed)

  test('holds what is filled in, of its kind, and nothing that is not asked', () => {
    expect(draft).toEqual({
      way: 'sea',
      end: { place: 'DUBAI', who: '050' },
      weight: 7.5,
      boxes: 1,
      danger: false,
      more: ['air'],
      at: '2026-12-01T09:05:00+04:00',
    })
    expect(sentDraft(fields, { ...typed, way: 'air', weight: 'seven' })).toMatchObject({
      bill: '176',
      weight: 'seven',
    })
    expect(sentDraft(fields, { ...typed, way: 'air' })).not.toHaveProperty('boxes')
  })

  test('comes back into its controls; what does not fit them begins empty', () => {
    expect(valuesFrom(fields, draft)).toEqual({ ...typed, weight: '7.5', bill: '', note: '' })
    expect(valuesFrom(fields, { way: 'rail', danger: 'yes', more: 'air', at: 'soon', end: null })).toEqual(
      emptyValues(fields),
    )
  })

  test('is taken half typed, in fields that the form knows and of the kind that each holds', () => {
    const taken = (value: unknown) => draftSchema(fields).safeParse(value).success
    expect(taken({})).toBe(true)
    expect(taken({ weight: 'seven', end: { who: '' }, at: 'soon' })).toBe(true)
    for (const wrong of [
      { way: 'rail' },
      { weight: true },
      { danger: 'no' },
      { end: { price: '1' } },
      { x: 1 },
    ])
      expect(taken(wrong)).toBe(false)
    expect(z.toJSONSchema(draftSchema(fields), { io: 'input' }).properties).toMatchObject({
      way: { enum: ['sea', 'air'], description: 'Label' },
      weight: { type: ['number', 'string'] },
    })
  })

  test('of another source loses what its choices leave out', () => {
    expect(fittedDraft(fields, { way: 'air', boxes: 4, bill: '1-2', end: { place: 'X' } })).toEqual({
      way: 'air',
      bill: '12',
      end: { place: 'X' },
    })
  })

  test('lacks what is asked and needed, by path', () => {
    expect(missingFields(fields, { way: 'sea', end: { place: '' }, weight: 1, danger: false })).toEqual({
      'end.place': 'place',
      'end.who': 'phone',
      boxes: 'boxes',
    })
    expect(fieldsByPath(fields).map(([path]) => path)).toContain('end.who')
  })
})

test('a form keeps a number as it is read, and leaves out what is not asked', () => {
  const form = { way: 'air', end: { place: 'DUBAI', who: '+971' }, weight: 2, danger: true }
  expect(formSchema(fields).parse(form)).toEqual(form)
  const { error } = formSchema(fields).safeParse({ ...form, end: { place: 'DUBAI', who: '050' } })
  expect(error?.issues.map(({ message }) => message)).toEqual(['phone'])
})

test('an answer shows what was entered, and null where it was left out', () => {
  const shown = viewValues(fields, ['end', 'same'], {
    way: 'sea',
    end: {},
    weight: 12,
    danger: true,
    same: true,
  })
  expect(shown).toEqual({
    way: 'sea',
    weight: 12,
    boxes: null,
    bill: null,
    danger: true,
    more: [],
    at: null,
    note: null,
  })
  // A rule that is stricter since then takes no answer away.
  expect(z.strictObject(viewShape(fields, ['end', 'same'])).parse(shown)).toEqual(shown)
})

test('a form that is sent says of everything that it asks, a draft only what is filled in', () => {
  const table = {
    ticked: flag(about),
    value: optional(money(about, { wrong: 'v' })),
    notes: text(about, { most: 10, rows: 1, missing: null }),
    name: text(about, { most: 10, rows: 1, missing: 'n' }),
    place: own(about, z.string(), 'here'),
  }
  const values = valuesFrom(table, {})
  expect(sentForm(table, values)).toEqual({ ticked: false, value: null, notes: '', place: 'here' })
  expect(sentDraft(table, values)).toEqual({ place: 'here' })
  expect(valuesFrom(table, { place: 'there' }).place).toBe('there')
})
