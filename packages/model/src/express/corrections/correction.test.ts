// Which scan is taken back, where the parcel returns to, and who may not.
import { expect, test } from 'vitest'
import type { ShipmentState } from '../shipments/shipment-machine.ts'
import { allows } from '../shipments/shipment-machine.ts'
import {
  confirmCorrectionRefusal,
  correctionOf,
  correctionRefusal,
  lastEvent,
  takesCashBack,
  type CorrectionFacts,
  type ParcelEvent,
} from './correction.ts'

const at = new Date('2026-11-26T08:00:00Z')
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
const event = (move: string, from: ShipmentState, state: ShipmentState, more: Partial<ParcelEvent> = {}) => ({
  id: `${move} ${state}`,
  from,
  state,
  move,
  as: 'agent',
  recordedAt: at,
  userId: 'courier',
  ...more,
})
const delivered = event('deliver', 'OUT_FOR_DELIVERY', 'DELIVERED')
const facts = (last: ParcelEvent, more: Partial<CorrectionFacts> = {}): CorrectionFacts => ({
  last,
  isRoundOver: false,
  isSlotAhead: true,
  cash: null,
  isClaimPaid: false,
  isPaying: false,
  ...more,
})

test.each([
  ['delivered', delivered, {}, 'correctDelivery', 'OUT_FOR_DELIVERY'],
  ['delivered, the round is over', delivered, { isRoundOver: true }, 'correctDelivery', 'IN_TRANSIT'],
  [
    'not delivered',
    event('failDelivery', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'),
    {},
    'correctDelivery',
    'OUT_FOR_DELIVERY',
  ],
  ['handed back', event('handBack', 'RETURNING', 'RETURNED'), {}, 'correctReturn', 'RETURNING'],
  ['loaded', event('sendOut', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'), {}, 'correctTransit', 'IN_TRANSIT'],
  ['taken in', event('moveOn', 'PICKED_UP', 'IN_TRANSIT'), {}, 'correctIntake', 'PICKED_UP'],
  [
    'taken in to be tried again',
    event('tryAgain', 'DELIVERY_FAILED', 'IN_TRANSIT'),
    {},
    'correctTryAgain',
    'DELIVERY_FAILED',
  ],
  ['collected', event('pickUp', 'CREATED', 'PICKED_UP'), {}, 'correctPickup', 'CREATED'],
  [
    'collected in its slot',
    event('pickUp', 'PICKUP_SCHEDULED', 'PICKED_UP'),
    {},
    'correctPickup',
    'PICKUP_SCHEDULED',
  ],
  [
    'collected, the slot is over',
    event('pickUp', 'PICKUP_SCHEDULED', 'PICKED_UP'),
    { isSlotAhead: false },
    'correctPickup',
    'CREATED',
  ],
] as const)('%s returns to what it was', (_, last, more, move, to) => {
  expect(correctionOf(facts(last, more))).toEqual({ move, to })
  for (const actor of ['agent', 'desk', 'admin'] as const) expect(allows(move, last.state, actor)).toBe(true)
})

test.each([
  ['of the carrier', { ...delivered, as: 'system' }],
  ['sent back by the desk', event('sendBack', 'DELIVERY_FAILED', 'RETURNING', { as: 'desk' })],
  ['tried again on the next day', event('tryAgain', 'DELIVERY_FAILED', 'IN_TRANSIT', { as: 'system' })],
])('%s is no scan that can be taken back', (_, last) => {
  expect(correctionRefusal(facts(last), at)).toBe('corrections.nothing')
})

test('after a correction the scan before it is the last one', () => {
  const out = event('sendOut', 'IN_TRANSIT', 'OUT_FOR_DELIVERY')
  const corrected = event('correctDelivery', 'DELIVERED', 'OUT_FOR_DELIVERY', { as: 'desk' })
  expect(lastEvent([out, delivered])).toBe(delivered)
  expect(lastEvent([out, delivered, corrected])).toBe(out)
  const moved = event('moveOn', 'PICKED_UP', 'IN_TRANSIT')
  const afterRound = event('correctDelivery', 'DELIVERED', 'IN_TRANSIT', { as: 'desk' })
  expect(lastEvent([moved, out, delivered, afterRound])).toBe(moved)
  expect(lastEvent([])).toBeUndefined()
})

test('a hold that is let go leaves the scan before it the last one', () => {
  const takenIn = event('moveOn', 'PICKED_UP', 'IN_TRANSIT')
  const held = event('hold', 'IN_TRANSIT', 'ON_HOLD')
  const letGo = event('moveOn', 'ON_HOLD', 'IN_TRANSIT')
  expect(lastEvent([takenIn, held])).toBe(held)
  expect(lastEvent([takenIn, held, letGo])).toBe(takenIn)
  expect(lastEvent([takenIn, held, letGo, held, letGo])).toBe(takenIn)
})

test('within 24 hours, and not beside a payment', () => {
  expect(correctionRefusal(facts(delivered), later(24))).toBeUndefined()
  expect(correctionRefusal(facts(delivered), new Date(later(24).getTime() + 1))).toBe('corrections.late')
  expect(correctionRefusal(facts(delivered, { isPaying: true }), at)).toBe('finance.payment-in-progress')
  expect(correctionRefusal(facts(delivered, { isClaimPaid: true }), at)).toBe('corrections.claim-paid')
})

test.each([
  ['COLLECTED', false, undefined],
  ['COLLECTED', true, 'corrections.cash-listed'],
  ['DEPOSITED', true, 'corrections.cash-counted'],
  ['DISPUTED', true, 'corrections.cash-counted'],
  ['CREDITED', true, 'corrections.cash-counted'],
  ['PAID_OUT', true, 'corrections.cash-counted'],
  ['REVERSED', true, 'corrections.cash-counted'],
] as const)('a delivery with cash that is %s', (state, isListed, refused) => {
  const found = facts(delivered, { cash: { state, isListed } })
  expect(correctionRefusal(found, at)).toBe(refused)
  expect(takesCashBack(found)).toBe(state === 'COLLECTED')
})

test('cash of a parcel that was not delivered stands against nothing', () => {
  const failed = facts(event('failDelivery', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'), {
    cash: { state: 'EXPECTED', isListed: false },
  })
  expect(correctionRefusal(failed, at)).toBeUndefined()
  expect(takesCashBack(failed)).toBe(false)
})

test('a second person confirms, and where cash goes back none of a depot', () => {
  const asked = { proposedBy: 'clerk', eventId: delivered.id }
  const cash = { cash: { state: 'COLLECTED', isListed: false } } as const
  const by = (userId: string, role: 'depot' | 'desk', more: Partial<CorrectionFacts> = {}) =>
    confirmCorrectionRefusal(facts(delivered, more), asked, { userId, role }, at)
  expect(by('clerk', 'depot')).toBe('corrections.second-person')
  expect(by('courier', 'depot')).toBe('corrections.second-person')
  expect(by('colleague', 'depot')).toBeUndefined()
  expect(by('colleague', 'depot', cash)).toBe('corrections.desk-confirms')
  expect(by('desk', 'desk', cash)).toBeUndefined()
  expect(by('desk', 'desk', { cash: { state: 'DEPOSITED', isListed: true } })).toBe(
    'corrections.cash-counted',
  )
  expect(
    confirmCorrectionRefusal(
      facts({ ...delivered, id: 'another' }),
      asked,
      { userId: 'desk', role: 'desk' },
      at,
    ),
  ).toBe('corrections.moved-on')
})
