// The wizard validates each step by the rules of the server, and a draft comes back as it was left.
import { expect, test } from 'vitest'
import { draftProblems } from '@marsa/model/freight/asking/draft-problems.ts'
import { numberOf } from '@marsa/model/kit/typed-number.ts'
import { RequestForm, type RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { wizardSteps } from '@marsa/model/freight/asking/wizard-steps.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { requestProblems } from '@marsa/model/freight/asking/request-rules.ts'
import { limitOf, meantWeight, problemsFor } from '../../src/freight/wizard/wizard-problems.ts'
import { openStep, stepProblems } from '../../src/freight/wizard/wizard-rules.ts'
import { stepNames } from '../../src/freight/wizard/wizard-steps.ts'
import {
  draftOf,
  emptyValues,
  lengthOf,
  storable,
  valuesOf,
  type WizardValues,
} from '../../src/freight/wizard/wizard-values.ts'

const now = new Date('2026-11-21T06:30:00Z')

const complete = (): WizardValues => ({
  ...emptyValues(),
  origin: {
    place: 'CNSHA',
    kind: 'port',
    country: 'CN',
    address: '',
    building: '',
    contactName: 'Li Wei',
    contactNumber: '+862155550142',
  },
  destination: {
    place: 'AE-AL-QUOZ',
    kind: 'door',
    country: 'AE',
    address: 'Street 8',
    building: 'Warehouse 12',
    contactName: 'Maryam',
    contactNumber: '+971505550142',
  },
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: '1',
  commodity: '9403',
  description: 'Sofas',
  pieces: '٣٨٦',
  grossWeightKg: '11,480',
  cargoValue: '148600.00',
  nickname: 'Winter sofas',
  hazardous: 'no',
  readyFrom: '2026-11-26',
  deliverBy: '2026-12-31',
})
const problems = (changes: Partial<WizardValues>) =>
  draftProblems(draftOf({ ...complete(), ...changes }), now, settingDefaults)

test('a complete wizard is a form that the server accepts', () => {
  const form = RequestForm.parse(draftOf(complete()))
  expect(form).toMatchObject({ pieces: 386, grossWeightKg: 11480, hazardous: false })
  expect(requestProblems(form, now, settingDefaults)).toEqual({})
  expect(problems({})).toEqual({})
})

test('the steps are those of the model', () => {
  expect(stepNames).toEqual(wizardSteps.map(({ name }) => name))
})

test('an empty wizard has problems on its own step only', () => {
  const draft = draftOf(emptyValues())
  expect(Object.keys(stepProblems(draft, 'route', now, settingDefaults))).toEqual([
    'origin.place',
    'origin.contactName',
    'origin.contactNumber',
    'destination.place',
    'destination.address',
    'destination.contactName',
    'destination.contactNumber',
  ])
  expect(stepProblems(draft, 'cargo', now, settingDefaults)).toEqual({
    containerMode: 'freight.container-mode-invalid',
    commodity: 'freight.commodity-required',
    description: 'freight.description-required',
    pieces: 'freight.pieces-invalid',
    grossWeightKg: 'freight.weight-invalid',
    cargoValue: 'freight.value-invalid',
    hazardous: 'freight.hazardous-required',
  })
  expect(stepProblems(draft, 'dates', now, settingDefaults)).toEqual({
    readyFrom: 'freight.date-invalid',
    deliverBy: 'freight.date-invalid',
  })
  expect(stepProblems(draft, 'review', now, settingDefaults)).toEqual({})
})

test('a rule over several fields speaks although another field is still empty', () => {
  expect(problems({ grossWeightKg: '114800', hazardous: null })).toEqual({
    grossWeightKg: 'freight.weight-above-container',
    hazardous: 'freight.hazardous-required',
  })
})

test.each<[string, Partial<WizardValues>, Record<string, string>]>([
  [
    'same place',
    { destination: { ...complete().destination, place: 'CNSHA' } },
    { 'destination.place': 'freight.same-city' },
  ],
  [
    'the Emirates at neither end',
    { destination: { ...complete().destination, place: 'SGSIN', country: 'SG' } },
    { 'destination.place': 'freight.uae-required' },
  ],
  [
    'same addresses',
    { origin: { ...complete().origin, kind: 'door', address: 'street 8 ' }, pickupAt: '2026-11-26T09:00' },
    { 'destination.address': 'freight.same-address' },
  ],
  ['contacts that differ', { sameContact: true }, { 'destination.contactNumber': 'freight.contact-differs' }],
  [
    'a number that is none',
    { destination: { ...complete().destination, contactNumber: '+97112' } },
    { 'destination.contactNumber': 'freight.phone-invalid' },
  ],
  ['end before start', { deliverBy: '2026-11-26' }, { deliverBy: 'freight.dates-order' }],
  ['a day gone by', { readyFrom: '2026-11-20' }, { readyFrom: 'freight.date-past' }],
  [
    'a door without pickup',
    { origin: { ...complete().origin, kind: 'door', address: 'Gate 1' } },
    { pickupAt: 'freight.pickup-required' },
  ],
  [
    'a pickup in less than four hours',
    { origin: { ...complete().origin, kind: 'door', address: 'Gate 1' }, pickupAt: '2026-11-21T14:29' },
    { pickupAt: 'freight.pickup-soon' },
  ],
  ['a long nickname', { nickname: 'x'.repeat(61) }, { nickname: 'freight.nickname-long' }],
  ['a very long nickname', { nickname: 'x'.repeat(300) }, { nickname: 'freight.nickname-long' }],
  [
    'a wrong check digit',
    { containerNumber: 'CSQU3054382' },
    { containerNumber: 'reference.container.check-digit' },
  ],
  ['a box that does not fit the mode', { mode: 'air' }, { containerMode: 'freight.container-mode-invalid' }],
  [
    'a wrong waybill',
    {
      mode: 'air',
      containerMode: 'GENERAL',
      measured: 'totals',
      volumeCbm: '2.4',
      awbNumber: '176-12345670',
    },
    { awbNumber: 'reference.air-waybill.check-digit' },
  ],
])('%s', (_, changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test('a pickup four hours ahead by Dubai time is early enough', () => {
  expect(
    problems({
      origin: { ...complete().origin, kind: 'door', address: 'Gate 1' },
      pickupAt: '2026-11-21T14:30',
    }),
  ).toEqual({})
})

test('a step asked for by its address opens only when those before it are complete', () => {
  const draft = draftOf(complete())
  expect(openStep(draft, 'review', now, settingDefaults)).toBe('review')
  expect(openStep({ ...draft, hazardous: undefined }, 'review', now, settingDefaults)).toBe('cargo')
  expect(openStep({}, 'dates', now, settingDefaults)).toBe('route')
})

test('a draft comes back as it was left, also what was not a number yet', () => {
  const values = {
    ...complete(),
    pieces: '12 pallets',
    // Its control writes the marks.
    grossWeightKg: '11480',
    origin: { ...complete().origin, kind: 'door' as const, address: 'Gate 1' },
    pickupAt: '2026-11-26T09:05',
  }
  const stored = JSON.parse(JSON.stringify(draftOf(values))) as RequestDraft
  expect(stored.pickupAt).toBe('2026-11-26T09:05:00+04:00')
  expect(valuesOf(stored)).toEqual(values)
  expect(valuesOf({})).toEqual(emptyValues())
  // What a sheet could not answer is asked once its line is opened here.
  expect(valuesOf({ ...stored, shape: 1 })).toEqual(values)
})

test('a nickname that is too long does not keep the rest of the draft from being saved', () => {
  const draft = draftOf({ ...complete(), nickname: 'x'.repeat(61) })
  expect(storable(draft)).not.toHaveProperty('nickname')
  expect(storable(draftOf(complete()))).toHaveProperty('nickname', 'Winter sofas')
  expect(lengthOf('  أثاث  الشتاء ')).toBe(11)
})

test.each([
  ['114,800', 114800],
  ['١١٬٤٨٠٫٥', 11480.5],
  ['۱۲', 12],
  ['1 000', 1000],
  ['12 kg', undefined],
  ['', undefined],
])('the figure in %s is %s', (typed, expected) => {
  expect(numberOf(typed)).toBe(expected)
})

test('a slip of the keyboard is named in both languages', () => {
  const values = { ...complete(), grossWeightKg: '114,800' }
  expect(limitOf(values)).toBe(28_600)
  expect([114_800, 28_601, 2_000_000, 900].map((weight) => meantWeight(weight, 28_600))).toEqual([
    11_480,
    2860.1,
    20_000,
    undefined,
  ])
  const row = problemsFor(values, settingDefaults)['freight.weight-above-container']
  expect(row?.en).toContain('28,600 kg')
  expect(row?.en).toContain('Did you mean 11,480?')
  expect(row?.ar).toContain('هل تقصد 11,480؟')
})
