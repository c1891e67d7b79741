// The machine is sound, every state has words, slots end in time, and a price with credits is exact (vectors 15, 23).
import { expect, test } from 'vitest'
import { instantOf } from '../../kit/day.ts'
import { machineFaults } from '../../kit/machine.ts'
import { contentFaults } from './contents.ts'
import {
  cancelRefusal,
  movePickupRefusal,
  removeRefusal,
  voidRefusal,
  type ShipmentFacts,
} from './refusals.ts'
import { dueAfter, type FrozenLine } from './settlement.ts'
import { shipmentMachine, shipmentStates } from './shipment-machine.ts'
import { shipmentStateText } from './shipment-status.ts'
import { rescheduleRefusal, slotRefusal } from './slots.ts'

test('every state is reached, named, and left unless it is an end', () => {
  expect(machineFaults(shipmentMachine)).toEqual([])
  expect(Object.keys(shipmentStateText)).toEqual([...shipmentStates])
})

test('every state that is no end has a way out that needs no administrator', () => {
  const stuck = shipmentStates.filter(
    (state) =>
      !shipmentMachine.terminal.includes(state) &&
      !Object.values(shipmentMachine.moves).some(
        ({ from, to, actors }) =>
          from.includes(state) && to.some((next) => next !== state) && actors.some((who) => who !== 'admin'),
      ),
  )
  expect(stuck).toEqual([])
})

const facts = (change: Partial<ShipmentFacts> = {}): ShipmentFacts => ({
  state: 'PICKUP_SCHEDULED',
  isPaying: false,
  slot: { date: '2026-11-23', slotCode: '09-12' },
  reschedules: 0,
  paidAt: instantOf('2026-11-22', 600),
  ...change,
})
const at = (day: string, minutes: number, seconds = 0) =>
  new Date(instantOf(day, minutes).getTime() + seconds * 1000)

test('a pickup at 09:00 is moved until 07:00:00, and three times (vector 23)', () => {
  const slot = facts().slot!
  expect(rescheduleRefusal(slot, 0, at('2026-11-23', 420))).toBeUndefined()
  expect(rescheduleRefusal(slot, 0, at('2026-11-23', 420, 1))).toBe('express.reschedule-late')
  expect(rescheduleRefusal(slot, 2, at('2026-11-23', 0))).toBeUndefined()
  expect(rescheduleRefusal(slot, 3, at('2026-11-23', 0))).toBe('express.reschedules-used')
})

test('a first slot is chosen without the limits of moving one', () => {
  const now = at('2026-11-23', 480)
  expect(movePickupRefusal(facts(), 'customer', now)).toBe('express.reschedule-late')
  expect(movePickupRefusal(facts({ state: 'CREATED', slot: null }), 'customer', now)).toBeUndefined()
  expect(movePickupRefusal(facts({ state: 'PICKED_UP' }), 'customer', now)).toBe('express.cannot-now')
})

test('a slot is booked until one hour before, seven days ahead, on no holiday', () => {
  const none = () => false
  const slot = { date: '2026-11-23', slotCode: '09-12' } as const
  expect(slotRefusal(slot, at('2026-11-23', 480), none)).toBeUndefined()
  expect(slotRefusal(slot, at('2026-11-23', 480, 1), none)).toBe('express.slot-late')
  expect(slotRefusal(slot, at('2026-11-15', 480), none)).toBe('express.slot-day')
  expect(slotRefusal(slot, at('2026-11-16', 480), none)).toBeUndefined()
  expect(slotRefusal(slot, at('2026-11-24', 480), none)).toBe('express.slot-day')
  expect(slotRefusal(slot, at('2026-11-23', 0), () => true)).toBe('express.slot-holiday')
})

test('a payment is voided on its day before it is settled, and while nothing was collected', () => {
  const created = facts({ state: 'CREATED' })
  expect(voidRefusal(created, 'customer', at('2026-11-22', 22 * 60 + 59))).toBeUndefined()
  expect(voidRefusal(created, 'customer', at('2026-11-22', 23 * 60))).toBe('express.void-late')
  expect(voidRefusal(facts(), 'customer', at('2026-11-22', 660))).toBe('express.cannot-now')
  expect(voidRefusal(created, 'desk', at('2026-11-22', 660))).toBe('express.cannot-now')
})

test.each([
  ['CREATED', undefined],
  ['PICKUP_SCHEDULED', undefined],
  ['PICKED_UP', 'express.cannot-now'],
  ['DRAFT', 'express.cannot-now'],
] as const)('%s: cancelling is %s', (state, refused) => {
  expect(cancelRefusal(facts({ state }), 'customer')).toBe(refused)
})

test('only what is unpaid is removed, and not while somebody pays', () => {
  expect(removeRefusal(facts({ state: 'PENDING_PAYMENT' }))).toBeUndefined()
  expect(removeRefusal(facts({ state: 'PENDING_PAYMENT', isPaying: true }))).toBe(
    'finance.payment-in-progress',
  )
  expect(removeRefusal(facts({ state: 'CREATED' }))).toBe('express.cannot-now')
})

const line = (net: bigint, vatCategory: FrozenLine['vatCategory'] = 'standard'): FrozenLine => ({
  code: 'CARRIAGE',
  net,
  vatCategory,
  vat: vatCategory === 'standard' ? net / 20n : 0n,
  formula: { en: '', ar: '' },
})

test('10 credits of 17.00 leave 7.00 and 0.35 of VAT (vector 15)', () => {
  expect(dueAfter([line(1700n)], 1000n)).toMatchObject({ netFils: 700n, vatFils: 35n, totalFils: 1735n })
  expect(dueAfter([line(1700n)], 0n)).toMatchObject({ netFils: 1700n, vatFils: 85n, totalFils: 1785n })
  expect(dueAfter([line(1700n)], 1700n)).toEqual({ lines: [], netFils: 0n, vatFils: 0n, totalFils: 1700n })
})

test('credits are spent line by line, and never more than the net', () => {
  const due = dueAfter([line(2000n), line(1500n)], 2500n)
  expect(due.lines.map(({ net, vat }) => [net, vat])).toEqual([[1000n, 50n]])
  expect(due.totalFils).toBe(3550n)
  expect(dueAfter([line(1700n)], 9000n).totalFils).toBe(1700n)
})

const goods = (change: object = {}) => ({
  description: 'Cotton shirts for men',
  quantity: 2,
  unitValue: '50.00',
  netWeight: '0.500',
  hsCode: '610510',
  origin: 'AE',
  ...change,
})
test.each([
  [{}, {}],
  [{ description: 'Gift samples' }, { 'contents.0.description': 'express.description-empty' }],
  [{ description: 'هدية' }, { 'contents.0.description': 'express.description-empty' }],
  [{ description: 'shirts' }, { 'contents.0.description': 'express.description-short' }],
  [{ hsCode: '6105' }, { 'contents.0.hsCode': 'express.hs-code' }],
  [{ netWeight: '1.001' }, { contents: 'express.contents-weight' }],
  [{ quantity: 3 }, { contents: 'express.contents-value' }],
])('a line of contents with %o is refused with %o', (change, faults) => {
  expect(contentFaults([goods(change)], { grossGrams: 1000, declaredFils: 10_000n })).toEqual(faults)
})
