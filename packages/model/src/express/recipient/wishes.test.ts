// What a recipient may ask for in each state, how often, and what excludes what.
import { describe, expect, test } from 'vitest'
import { shipmentStates, type ShipmentState } from '../shipments/shipment-machine.ts'
import { objectionRefusal } from './objections.ts'
import { recipientLanguage } from './recipient-language.ts'
import {
  daysToChoose,
  isOwnNumber,
  pageEnds,
  takeBackRefusal,
  wishKinds,
  wishRefusal,
  type RecipientFacts,
  type Wish,
  type WishKind,
} from './wishes.ts'

const now = new Date('2026-11-24T08:00:00Z')
const wish = (kind: WishKind, change: Partial<Wish> = {}): Wish => ({
  kind,
  day: kind === 'OTHER_DAY' ? '2026-11-26' : null,
  at: now,
  endedAt: null,
  ...change,
})
const facts = (change: Partial<RecipientFacts> = {}): RecipientFacts => ({
  state: 'IN_TRANSIT',
  service: 'DOMESTIC',
  hasCash: false,
  wishes: [],
  ...change,
})
const statesOf = (kind: WishKind, hasCash = false): ShipmentState[] =>
  shipmentStates.filter((state) => wishRefusal(kind, facts({ state, hasCash })) === undefined)

describe('by state', () => {
  const underWay: ShipmentState[] = [
    'CREATED',
    'PICKUP_SCHEDULED',
    'PICKED_UP',
    'IN_TRANSIT',
    'ON_HOLD',
    'OUT_FOR_DELIVERY',
    'DELIVERY_FAILED',
  ]
  test('a neighbour, the guard and a pin until it is at the door', () => {
    for (const kind of ['NEIGHBOUR', 'GUARD', 'PIN'] as const) expect(statesOf(kind)).toEqual(underWay)
  })
  test('another day unless the courier is on the way', () => {
    expect(statesOf('OTHER_DAY')).toEqual(underWay.filter((state) => state !== 'OUT_FOR_DELIVERY'))
    expect(wishRefusal('OTHER_DAY', facts({ state: 'OUT_FOR_DELIVERY' }))).toBe('express.recipient-out')
  })
  test('refused once we have it', () => {
    expect(statesOf('REFUSED')).toEqual(underWay.slice(2))
    expect(wishRefusal('REFUSED', facts({ state: 'CREATED' }))).toBe('express.recipient-early')
  })
  test('nothing is taken back from a parcel that is over or on its way back', () => {
    const wishes = [wish('REFUSED')]
    const open = shipmentStates.filter(
      (state) => takeBackRefusal('REFUSED', facts({ state, wishes })) === undefined,
    )
    expect(open).toEqual(underWay)
    expect(takeBackRefusal('GUARD', facts({ wishes }))).toBe('express.recipient-no-wish')
  })
})

test('with cash nobody but the recipient gets it; without, nothing is to be ready', () => {
  expect(wishRefusal('NEIGHBOUR', facts({ hasCash: true }))).toBe('express.recipient-cash')
  expect(wishRefusal('GUARD', facts({ hasCash: true }))).toBe('express.recipient-cash')
  expect(wishRefusal('CASH_READY', facts({ hasCash: true }))).toBeUndefined()
  expect(wishRefusal('CASH_READY', facts())).toBe('express.recipient-no-cash')
})

test('another day twice, replaced and taken back ones counted', () => {
  const one = wish('OTHER_DAY', { endedAt: now })
  expect(wishRefusal('OTHER_DAY', facts({ wishes: [one] }))).toBeUndefined()
  expect(wishRefusal('OTHER_DAY', facts({ wishes: [one, wish('OTHER_DAY')] }))).toBe(
    'express.recipient-days-used',
  )
})

test('who has refused asks for nothing else, and abroad nothing is offered', () => {
  for (const kind of wishKinds) {
    expect(wishRefusal(kind, facts({ wishes: [wish('REFUSED')] }))).toBe('express.recipient-refused')
    expect(wishRefusal(kind, facts({ service: 'INTL_PRIORITY' }))).toBe('express.recipient-abroad')
  }
})

test('seven days from tomorrow in Dubai, without holidays', () => {
  const late = new Date('2026-11-24T20:00:00Z')
  expect(daysToChoose(now, () => false).at(0)).toBe('2026-11-25')
  expect(daysToChoose(late, () => false).at(0)).toBe('2026-11-26')
  expect(daysToChoose(now, (day) => day === '2026-12-01')).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ])
})

test.each([
  ['+971559876543', '6543', true],
  ['+971 55 987 6543', ' ٦٥٤٣ ', true],
  ['+971559876543', '6544', false],
  ['+971559876543', '', false],
  ['+971559876543', '76543', false],
])('%s and %s', (mobile, digits, isOwn) => {
  expect(isOwnNumber(mobile, digits)).toBe(isOwn)
})

test('the page ends 48 hours after the parcel has come to its end', () => {
  expect(pageEnds('OUT_FOR_DELIVERY', now)).toBeUndefined()
  expect(pageEnds('DELIVERED', now)).toEqual(new Date('2026-11-26T08:00:00Z'))
})

test('objections: after the delivery, once each, of an amount only where there was one', () => {
  const delivered = { state: 'DELIVERED', hasCash: true, open: [] } as const
  expect(objectionRefusal('PAID_OTHER', delivered)).toBeUndefined()
  expect(objectionRefusal('PAID_OTHER', { ...delivered, hasCash: false })).toBe('express.recipient-no-cash')
  expect(objectionRefusal('NOT_RECEIVED', { ...delivered, state: 'OUT_FOR_DELIVERY' })).toBe(
    'express.objection-early',
  )
  expect(objectionRefusal('NOT_RECEIVED', { ...delivered, open: ['NOT_RECEIVED'] })).toBe(
    'express.objection-open',
  )
})

test('who is named in Arabic letters reads Arabic', () => {
  expect(recipientLanguage('عمر صالح')).toBe('ar')
  expect(recipientLanguage('Omar Saleh')).toBe('en')
})
