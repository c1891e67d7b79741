// What the clocks of a truck claim, what a correction overtakes, and what silence agrees to.
import { expect, test } from 'vitest'
import { claimableCharges, claimChanges, clockClaims, clocksOf, type ClockedStep } from './extras.ts'

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour - 4, minute))
const step = (code: ClockedStep['code'], when: Date, change: Partial<ClockedStep> = {}): ClockedStep => ({
  code,
  post: null,
  at: when,
  source: 'PROVIDER',
  isSigned: false,
  ...change,
})
const terms = {
  movement: 'CROSS_BORDER',
  offer: {
    freeLoadingHours: 2,
    freeUnloadingHours: 2,
    waitingRate: '75.00',
    freeBorderHours: 24,
    detentionRate: '400.00',
  },
  proposed: { pickup: at(24, 8), delivery: at(26, 8) },
  tariffFils: 850_00n,
  pauses: [],
} as const
const claims = (steps: readonly ClockedStep[], isPastBorders = true) =>
  clockClaims(clocksOf(terms, steps, at(30, 0)), isPastBorders)

test('vectors 6 and 10: waiting counts from the slot, and a stop never costs more than the truck', () => {
  const arrived = step('AT_LOADING', at(24, 7, 40))
  expect(claims([arrived])).toEqual([])
  expect(claims([arrived, step('LOADING_COMPLETED', at(24, 11, 25))])).toMatchObject([
    { code: 'waiting', stop: 'LOADING', units: 2, netFils: 150_00n, isProven: false },
  ])
  expect(claims([arrived, step('LOADING_COMPLETED', at(25, 1))])).toMatchObject([{ netFils: 850_00n }])
})

test('vector 9: the posts add up, and nothing is claimed before the last is behind the truck', () => {
  const steps = [
    step('BORDER_WAITING', at(24, 18), { post: 'GHUWAIFAT' }),
    step('BORDER_CLEARED', at(25, 2), { post: 'GHUWAIFAT' }),
    step('BORDER_WAITING', at(25, 3), { post: 'BATHA' }),
    step('BORDER_CLEARED', at(26, 21, 30), { post: 'BATHA' }),
  ]
  expect(claims(steps, false)).toEqual([])
  expect(claims(steps)).toMatchObject([{ code: 'detention', stop: null, units: 2, netFils: 800_00n }])
})

test.each([
  ['PROVIDER', 'GEOFENCE', false, false],
  ['GEOFENCE', 'PROVIDER', false, false],
  ['GEOFENCE', 'PROVIDER', true, true],
  ['GEOFENCE', 'DESK', false, true],
  ['PORT', 'PORT', false, true],
] as const)('from %s until %s, signed %s: proven %s', (from, until, isSigned, isProven) => {
  const steps = [
    step('AT_UNLOADING', at(26, 8), { source: from }),
    step('DELIVERED', at(26, 12), { source: until, isSigned }),
  ]
  expect(claims(steps)).toMatchObject([{ stop: 'UNLOADING', isProven }])
})

test('a correction overtakes what is not answered, and leaves what is', () => {
  const claim = { code: 'waiting', stop: 'LOADING', units: 1, netFils: 75_00n, isProven: false } as const
  const wanted = [{ ...claim, rateFils: 75_00n }]
  const row = (state: 'CLAIMED' | 'AGREED' | 'WITHDRAWN', units = 1) => ({
    ...claim,
    units,
    netFils: BigInt(units) * 75_00n,
    state,
  })
  expect(claimChanges(wanted, [])).toEqual({ claimed: wanted, overtaken: [] })
  expect(claimChanges(wanted, [row('CLAIMED')])).toEqual({ claimed: [], overtaken: [] })
  expect(claimChanges(wanted, [row('CLAIMED', 2)])).toEqual({
    claimed: wanted,
    overtaken: [row('CLAIMED', 2)],
  })
  expect(claimChanges([], [row('CLAIMED', 2)])).toEqual({ claimed: [], overtaken: [row('CLAIMED', 2)] })
  expect(claimChanges(wanted, [row('AGREED', 2)])).toEqual({ claimed: [], overtaken: [] })
})

test('only charges of the movement beside its tariff are claimed', () => {
  expect(claimableCharges('DOMESTIC')).toEqual([
    'loading',
    'offloading',
    'refrigeration',
    'hazardous',
    'permit',
    'toll',
  ])
  expect(claimableCharges('PORT')).toContain('port-fee')
  expect(claimableCharges('CROSS_BORDER')).not.toContain('detention')
})
