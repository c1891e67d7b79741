// A booking's state out of its trucks: none, some, all of them.
import { expect, test } from 'vitest'
import {
  allocationOf,
  completionRefusal,
  reallocateRefusal,
  transferProblems,
  type TruckSlot,
} from './booking-progress.ts'
import type { RoadCarriage, RoadEvent } from './event-order.ts'

const slot = (events: readonly RoadEvent[], change: Partial<TruckSlot> = {}): TruckSlot => ({
  isAllocated: true,
  events: events.map((code) => ({ code, post: null })),
  isEmptyWaived: false,
  ...change,
})
const domestic: RoadCarriage = { movement: 'DOMESTIC' }
const importing: RoadCarriage = { movement: 'PORT', direction: 'IMPORT' }
const exporting: RoadCarriage = { movement: 'PORT', direction: 'EXPORT' }
const waiting = slot([], { isAllocated: false })
const delivered = slot(['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED'])
const back = slot(['DELIVERED', 'EMPTY_RETURN'])
const waived = slot(['DELIVERED'], { isEmptyWaived: true })

test.each([
  [[], 'CONFIRMED', 0],
  [[waiting, waiting, waiting], 'CONFIRMED', 0],
  [[slot([]), waiting, slot([])], 'CONFIRMED', 2],
  [[slot([]), slot([]), slot([])], 'TRUCK_ALLOCATED', 3],
])('allocation %#', (slots, state, allocated) =>
  expect(allocationOf(slots)).toEqual({ state, allocated, of: slots.length }),
)

test.each([
  ['a truck is missing', domestic, [delivered, waiting], 0, 'trucks.not-allocated'],
  ['nothing is booked any more', domestic, [], 0, 'trucks.not-allocated'],
  ['a truck is on its way', domestic, [delivered, slot(['AT_LOADING'])], 0, 'trucks.not-delivered'],
  ['all are delivered', domestic, [delivered, delivered], 0, undefined],
  ['extra charges are open', domestic, [delivered], 1, 'trucks.extras-open'],
  ['an empty container is out', importing, [back, delivered], 0, 'trucks.empty-open'],
  ['it is waived for another truck', importing, [delivered, waived], 0, 'trucks.empty-open'],
  ['all empties are back or waived', importing, [back, waived], 0, undefined],
  ['an export has no empties', exporting, [delivered], 0, undefined],
] as const)('%s', (_, carriage, slots, extras, code) =>
  expect(completionRefusal(carriage, slots, extras)).toBe(code),
)

test.each([
  [slot([]), undefined],
  [slot(['GATE_IN']), undefined],
  [slot(['AT_LOADING']), undefined],
  [slot(['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE']), undefined],
  [slot(['AT_LOADING', 'AT_UNLOADING']), 'trucks.reallocate-late'],
  [delivered, 'trucks.reallocate-late'],
  // An export has no unloading: it is delivered inside the gate.
  [slot(['AT_LOADING', 'GATE_IN', 'DELIVERED']), 'trucks.reallocate-late'],
  [waiting, 'trucks.not-allocated'],
])('exchange of a truck %#', (truck, code) => {
  expect(reallocateRefusal(truck)).toBe(code)
})

test('an exchange with goods on the truck tells of the transfer', () => {
  const bare = { place: null, at: null, photos: 0 }
  expect(transferProblems(slot(['AT_LOADING']), bare)).toEqual({})
  const loaded = slot(['AT_LOADING', 'LOADING_COMPLETED'])
  expect(transferProblems(loaded, bare)).toEqual({
    place: 'trucks.transfer-place',
    at: 'trucks.transfer-time',
    files: 'trucks.transfer-photo',
  })
  const whole = { ...bare, place: 'Exit 119', at: new Date('2026-11-24T06:00:00Z'), photos: 1 }
  expect(transferProblems(loaded, whole)).toEqual({})
})
