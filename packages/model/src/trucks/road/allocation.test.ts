// Which vehicles and drivers a truck of a booking may have.
import { expect, test } from 'vitest'
import { sentence } from '../../kit/problem.ts'
import {
  allocationFaults,
  shareKg,
  type Candidate,
  type RoadDocument,
  type TruckOrder,
} from './allocation.ts'
import { roadProblems } from './road-problems.ts'

const at = (time: string): Date => new Date(`${time}:00+04:00`)
const order: TruckOrder = {
  movement: 'DOMESTIC',
  isHazardous: false,
  type: 'SEVEN_TON_CLOSED',
  subtype: 'STANDARD',
  weightKg: 13_000,
  trucks: 2,
  proposedPickup: at('2026-11-30T08:00'),
  proposedDelivery: at('2026-12-01T10:00'),
}
const abroad: TruckOrder = { ...order, movement: 'CROSS_BORDER' }
const long = '2027-06-30'
const documents = {
  mulkiya: long,
  insurance: long,
  gccCover: long,
  licence: long,
  passport: long,
  visa: long,
  hazardousTraining: long,
}
const fit: Candidate = {
  type: 'SEVEN_TON_CLOSED',
  subtype: 'STANDARD',
  payloadKg: 7_000,
  documents,
  engagements: [],
}
const codes = (of: TruckOrder, candidate: Candidate): string[] =>
  allocationFaults(of, candidate).refusals.map(({ code }) => code)

test('a fit truck with valid documents is taken', () => {
  for (const of of [order, abroad, { ...order, isHazardous: true }])
    expect(allocationFaults(of, fit)).toEqual({ refusals: [], warnings: [] })
})

test.each<[string, TruckOrder, RoadDocument, string | null, string | undefined]>([
  // Mulkiya to 30 November, delivery on 1 December.
  ['ends the day before', order, 'mulkiya', '2026-11-30', 'trucks.document-ends'],
  ['ends on the day', order, 'mulkiya', '2026-12-01', undefined],
  ['is not entered', order, 'mulkiya', null, 'trucks.document-missing'],
  ['ends before', order, 'insurance', '2026-11-30', 'trucks.document-ends'],
  ['ends before', order, 'licence', '2026-11-30', 'trucks.document-ends'],
  ['is not needed at home', order, 'gccCover', null, undefined],
  ['is not needed at home', order, 'passport', '2026-01-01', undefined],
  ['is not needed at home', order, 'visa', '2026-01-01', undefined],
  ['is needed abroad', abroad, 'gccCover', null, 'trucks.document-missing'],
  ['ends on the sixth day after', abroad, 'passport', '2026-12-07', 'trucks.document-ends'],
  ['ends on the seventh day after', abroad, 'passport', '2026-12-08', undefined],
  ['ends on the sixth day after', abroad, 'visa', '2026-12-07', 'trucks.document-ends'],
  ['ends on the sixth day after', abroad, 'mulkiya', '2026-12-07', 'trucks.document-ends'],
  ['is not needed for plain goods', order, 'hazardousTraining', null, undefined],
  [
    'is needed for hazardous goods',
    { ...order, isHazardous: true },
    'hazardousTraining',
    null,
    'trucks.document-missing',
  ],
])('a document that %s (%#)', (_, of, document, ends, code) =>
  expect(codes(of, { ...fit, documents: { ...documents, [document]: ends } })).toEqual(code ? [code] : []),
)

test('the day of delivery is that of the Emirates', () => {
  const atMidnight = { ...order, proposedDelivery: at('2026-12-01T00:30') }
  expect(codes(atMidnight, { ...fit, documents: { ...documents, mulkiya: '2026-11-30' } })).toHaveLength(1)
})

test.each<[string, Partial<Candidate>, string[]]>([
  ['another type', { type: 'THREE_TON_CLOSED' }, ['trucks.other-type']],
  ['a larger type', { type: 'BOX_TRUCK', payloadKg: 8_000 }, ['trucks.other-type']],
  ['another subtype', { subtype: 'TAIL_LIFT' }, ['trucks.other-type']],
  ['payload of its share', { payloadKg: 6_500 }, []],
  ['payload under its share', { payloadKg: 6_499 }, ['trucks.payload-low']],
])('%s', (_, change, expected) => expect(codes(order, { ...fit, ...change })).toEqual(expected))

test('payload and share are told with thousands marks', () => {
  const [fault] = allocationFaults(order, { ...fit, payloadKg: 6_499 }).refusals
  expect(fault?.params).toEqual({ payload: '6,499', share: '6,500' })
})

test('the share of a truck is rounded up to the kilogram', () =>
  expect([shareKg(order), shareKg({ weightKg: 10, trucks: 3 })]).toEqual([6_500, 4]))

test.each<[string, string, boolean, string[], string[]]>([
  ['2026-11-29T08:00', '2026-11-30T08:00', true, [], []],
  ['2026-12-01T10:00', '2026-12-02T08:00', true, [], []],
  ['2026-11-29T08:00', '2026-11-30T08:01', true, ['trucks.vehicle-busy', 'trucks.driver-busy'], []],
  ['2026-11-30T12:00', '2026-11-30T13:00', true, ['trucks.vehicle-busy', 'trucks.driver-busy'], []],
  [
    '2026-12-01T09:59',
    '2026-12-02T08:00',
    false,
    [],
    ['trucks.vehicle-elsewhere', 'trucks.driver-elsewhere'],
  ],
])('another booking from %s to %s', (from, until, isOwn, refusals, warnings) => {
  const period = { from: at(from), until: at(until), isOwn }
  const found = allocationFaults(order, {
    ...fit,
    engagements: [
      { ...period, who: 'vehicle' },
      { ...period, who: 'driver' },
    ],
  })
  expect(found.refusals.map(({ code }) => code)).toEqual(refusals)
  expect(found.warnings.map(({ code }) => code)).toEqual(warnings)
})

test('a document that ends too early names both days as people write them', () => {
  const [fault] = allocationFaults(order, {
    ...fit,
    documents: { ...fit.documents, mulkiya: '2026-11-30' },
  }).refusals
  const { code, params } = fault!
  expect([sentence(roadProblems, 'en', code, params), sentence(roadProblems, 'ar', code, params)]).toEqual([
    'Mulkiya ends on 30 Nov 2026. It must be valid until 1 Dec 2026.',
    'ينتهي المستند (ملكية المركبة) في 30 نوفمبر 2026، ويجب أن يسري حتى 1 ديسمبر 2026.',
  ])
})
