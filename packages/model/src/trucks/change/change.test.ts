// What a change may be at each moment of a booking, and what it makes of the price.
import { expect, test } from 'vitest'
import { toWire } from '../../kit/money.ts'
import type { PricedLine } from '../../requests/final-changes.ts'
import type { TruckForm } from '../asking/request-form.ts'
import { emptyPlace } from '../asking/truck-place.ts'
import {
  answerChangeRefusal,
  changedForm,
  changedLines,
  changeProblems,
  changesAnything,
  dropPercent,
  linesTotal,
  noChange,
  withdrawChangeRefusal,
  type Change,
  type ChangedSlot,
  type ChangeFacts,
} from './change.ts'

const now = new Date('2026-11-24T04:00:00Z')
const place = (area: string) => ({
  ...emptyPlace,
  emirate: 'DU' as const,
  area,
  street: 'Street 4',
  building: 'Warehouse 12',
  contactName: 'Rashid',
  contactNumber: '+971501234567',
})
const form = {
  movementType: 'DOMESTIC',
  truckType: 'SEVEN_TON_CLOSED',
  subType: 'STANDARD',
  trucks: 3,
  weightKg: 18_000,
  pickup: place('Al Quoz'),
  dropoff: place('Jebel Ali'),
  pickupAt: '2026-11-25T04:00:00.000Z',
  dropoffAt: '2026-11-25T10:00:00.000Z',
} as TruckForm
const slot = (id: string, change: Partial<ChangedSlot> = {}): ChangedSlot => ({
  slot: id,
  isAtLoading: false,
  isDelivered: false,
  hasExtras: false,
  ...change,
})
const tariff: PricedLine = { code: 'truck-tariff', sellingFils: 333_33n, quantity: 3, vat: 'standard' }
const facts = (change: Partial<ChangeFacts> = {}): ChangeFacts => ({
  form,
  proposed: { pickup: new Date(form.pickupAt), delivery: new Date(form.dropoffAt) },
  slots: [slot('a'), slot('b'), slot('c')],
  lines: [tariff],
  ...change,
})
const change = (parts: Partial<Change>): Change => ({ ...noChange, ...parts })
const loading = { slots: [slot('a', { isAtLoading: true }), slot('b'), slot('c')] }
const delivered = { slots: [slot('a', { isAtLoading: true, isDelivered: true }), slot('b')] }

test.each<[string, Partial<Change>, Partial<ChangeFacts>, Record<string, string>]>([
  ['a truck less', { drop: ['b'], weightKg: 12_000 }, {}, {}],
  ['a truck less with the whole load', { drop: ['b'] }, {}, { weightKg: 'trucks.too-heavy' }],
  ['a truck that is not yet there', { drop: ['b'], weightKg: 12_000 }, loading, {}],
  ['a truck at loading', { drop: ['a'], weightKg: 12_000 }, loading, { drop: 'trucks.change-drop-late' }],
  ['every truck', { drop: ['a', 'b', 'c'] }, {}, { drop: 'trucks.change-drop-all' }],
  ['one truck twice', { drop: ['a', 'a'] }, {}, { drop: 'trucks.slot-not-found' }],
  ['a truck of another booking', { drop: ['x'] }, {}, { drop: 'trucks.slot-not-found' }],
  [
    'a truck with extra charges',
    { drop: ['a'], weightKg: 12_000 },
    { slots: [slot('a', { hasExtras: true }), slot('b')] },
    { drop: 'trucks.change-drop-extras' },
  ],
  [
    'later dates',
    { proposedPickup: '2026-11-26T04:00:00Z', proposedDelivery: '2026-11-26T10:00:00Z' },
    {},
    {},
  ],
  [
    'a pickup after the delivery',
    { proposedPickup: '2026-11-26T04:00:00Z' },
    {},
    { proposedDelivery: 'trucks.delivery-before-pickup' },
  ],
  [
    'a pickup in the past',
    { proposedPickup: '2026-11-24T03:00:00Z' },
    {},
    { proposedPickup: 'trucks.pickup-past' },
  ],
  [
    'another pickup once one is at loading',
    { proposedPickup: '2026-11-25T05:00:00Z', pickup: place('Al Qusais') },
    loading,
    { proposedPickup: 'trucks.change-begun', 'pickup.area': 'trucks.change-begun' },
  ],
  ['another drop-off on the road', { dropoff: place('Al Aweer') }, loading, {}],
  [
    'another delivery once one has delivered',
    { dropoff: place('Al Aweer'), proposedDelivery: '2026-11-25T12:00:00Z' },
    delivered,
    { 'dropoff.area': 'trucks.change-delivered', proposedDelivery: 'trucks.change-delivered' },
  ],
  ['the pickup as drop-off', { dropoff: place('Al Quoz') }, {}, { 'dropoff.area': 'trucks.same-place' }],
  [
    'another country',
    { dropoff: { ...place('Olaya'), country: 'SA' as const, emirate: null, city: 'Riyadh' } },
    {},
    { 'dropoff.country': 'trucks.change-country' },
  ],
  ['a larger truck', { truckType: 'CURTAIN_SIDE' }, {}, {}],
  ['a smaller truck', { truckType: 'THREE_TON_CLOSED' }, {}, { truckType: 'trucks.change-smaller' }],
  ['a larger truck at loading', { truckType: 'CURTAIN_SIDE' }, loading, { truckType: 'trucks.change-begun' }],
  ['equipment of another truck', { subType: 'CRANE' }, {}, { subType: 'trucks.change-subtype' }],
  [
    'a cold truck for goods that are not',
    { subType: 'REFRIGERATED' },
    {},
    { subType: 'trucks.change-subtype' },
  ],
  ['another price', { rates: [{ code: 'truck-tariff', rate: '300.00' }] }, {}, {}],
  [
    'a price of nothing',
    { rates: [{ code: 'truck-tariff', rate: '0' }] },
    {},
    { 'rates.0.rate': 'quotes.selling-zero' },
  ],
  [
    'a charge that is not part',
    { rates: [{ code: 'toll', rate: '16.00' }] },
    {},
    { 'rates.0.rate': 'trucks.change-rate' },
  ],
])('%s', (_, parts, around, expected) =>
  expect(changeProblems(change(parts), facts(around), now)).toEqual(expected),
)

test('what stays as it is is no change', () => {
  expect(changesAnything(noChange, facts())).toBe(false)
  const same = { rates: [{ code: 'truck-tariff' as const, rate: '333.33' }], pickup: form.pickup }
  expect(changesAnything(change(same), facts())).toBe(false)
  expect(changesAnything(change({ weightKg: 17_000 }), facts())).toBe(true)
})

test.each([
  // Vector 21, and the same in the late stage: what is kept is a line of its own.
  [{ drop: ['b'] }, 0, '699.99', '0.00'],
  [{ drop: ['b'] }, 25, '787.49', '87.50'],
  [{ drop: ['a', 'b'] }, 50, '700.00', '350.00'],
  [{ rates: [{ code: 'truck-tariff' as const, rate: '400.00' }] }, 25, '1260.00', '0.00'],
  // The truck that goes goes at the old price, those that stay at the new one.
  [{ drop: ['b'], rates: [{ code: 'truck-tariff' as const, rate: '400.00' }] }, 25, '927.50', '87.50'],
])('%o at %i percent', (parts, percent, after, kept) => {
  const changed = changedLines([tariff], form, change(parts), percent)
  expect([toWire(linesTotal(changed.lines)), toWire(changed.keptFils)]).toEqual([after, kept])
})

test('what was paid for the customer and what was kept before have no other price', () => {
  const abroad = { ...form, movementType: 'CROSS_BORDER' as const, trucks: 2 }
  const lines: PricedLine[] = [
    { ...tariff, quantity: 2, vat: 'zero' },
    { code: 'deposit', sellingFils: 4_000_00n, quantity: 1, vat: 'out-of-scope' },
    { code: 'dropped-truck', sellingFils: 100_00n, quantity: 1, vat: 'zero' },
  ]
  const rates = [
    { code: 'deposit' as const, rate: '1.00' },
    { code: 'dropped-truck' as const, rate: '1.00' },
  ]
  expect(changeProblems(change({ rates }), facts({ form: abroad, lines }), now)).toMatchObject({
    'rates.0.rate': 'trucks.change-rate',
    'rates.1.rate': 'trucks.change-rate',
  })
  const changed = changedLines(lines, abroad, change({ drop: ['a'] }), 25)
  expect(changed.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['truck-tariff', 1],
    ['deposit', 1],
    ['dropped-truck', 1],
    ['dropped-truck', 1],
  ])
})

test('the form follows the change, and a provider that drops a truck keeps nothing of it', () => {
  expect(
    changedForm(form, change({ drop: ['a'], weightKg: 9_000, truckType: 'BOX_TRUCK', subType: 'DRY' })),
  ).toEqual({ ...form, trucks: 2, weightKg: 9_000, truckType: 'BOX_TRUCK', subType: 'DRY' })
  expect([dropPercent('customer', 25), dropPercent('agent', 25)]).toEqual([25, 0])
})

test('the other side answers in time, the own side takes back', () => {
  const open = { state: 'PROPOSED', by: 'agent', answerBy: new Date(now.getTime() + 1) } as const
  expect(answerChangeRefusal(open, 'customer', now)).toBeUndefined()
  expect(answerChangeRefusal(open, 'agent', now)).toBe('trucks.change-own')
  expect(answerChangeRefusal({ ...open, answerBy: now }, 'customer', now)).toBe('trucks.change-over')
  expect(answerChangeRefusal({ ...open, state: 'WITHDRAWN' }, 'customer', now)).toBe('trucks.change-over')
  expect(withdrawChangeRefusal(open, 'agent')).toBeUndefined()
  expect(withdrawChangeRefusal(open, 'customer')).toBe('kit.forbidden')
  expect(withdrawChangeRefusal({ ...open, state: 'LAPSED' }, 'agent')).toBe('trucks.change-over')
})
