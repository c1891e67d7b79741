// Bays, arrivals, charges and holds as rules: where a parcel goes, what its scan moves, what is charged, who waits for whom.
import { expect, test } from 'vitest'
import { firstTariff } from '../pricing/tariff.ts'
import { shipmentStates } from '../shipments/shipment-machine.ts'
import { bayOf } from './bay.ts'
import { remeasureCharge, returnCharge } from './charge.ts'
import { capacityRefusal, closeRefusal, stopKindOf } from './day.ts'
import { answerRefusal, handBackRefusal, holdRefusal, releaseRefusal, sendBackRefusal } from './hold.ts'
import { arrivalMoves, intakeFault } from './scan-outcome.ts'

const dubai = { code: 'DXB', areas: ['DU'] } as const
const abuDhabi = { code: 'AUH', areas: ['AZ'] } as const
const sorted = { state: 'IN_TRANSIT', area: 'DU', toArea: 'DU', isAbroad: false, attempts: 0 } as const

test.each([
  ['of an own emirate', {}, 'DU'],
  ['of another depot', { toArea: 'AZ' }, 'TO-AUH'],
  ['of no depot', { toArea: 'FU' }, 'SHELF'],
  ['abroad', { toArea: null, isAbroad: true }, 'CARRIER'],
  ['on hold', { state: 'ON_HOLD' }, 'SHELF'],
  ['not delivered twice', { state: 'DELIVERY_FAILED', attempts: 2 }, 'DU'],
  ['not delivered three times', { state: 'DELIVERY_FAILED', attempts: 3 }, 'SHELF'],
  ['going back here', { state: 'RETURNING' }, 'BACK-DU'],
  ['going back elsewhere', { state: 'RETURNING', area: 'AZ' }, 'TO-AUH'],
] as const)('a parcel %s', (_, change, bay) => {
  expect(bayOf({ ...sorted, ...change }, dubai, [dubai, abuDhabi])).toBe(bay)
})

const box = (grams: number) => ({ grams, sides: [200, 150, 100] as const })
const priced = { leg: 'domestic', service: 'DOMESTIC', plan: null, tariff: firstTariff } as const
const charged = (...pairs: [number, number][]) =>
  remeasureCharge(
    pairs.map(([declared, measured], at) => ({
      n: at + 1,
      declared: box(declared),
      measured: box(measured),
    })),
    priced,
  )

test('each parcel has its own tolerance: 500 g and 5 percent, both to be exceeded (vector 22)', () => {
  expect(charged([4500, 5600])).toMatchObject({ netFils: 200n, vatFils: 10n, pieces: [1] })
  expect(charged([9800, 10_200])).toBeUndefined()
  expect(charged([4800, 5300])).toBeUndefined()
  expect(charged([4800, 5301])).toMatchObject({ netFils: 200n })
  expect(charged([12_000, 12_600])).toBeUndefined()
  expect(charged([4500, 4900])).toBeUndefined()
  expect(charged([4500, 5600], [4800, 5300], [4500, 7600])).toMatchObject({ netFils: 800n, pieces: [1, 3] })
})

const carriage = (net: bigint) =>
  [{ code: 'CARRIAGE', net, vatCategory: 'standard', vat: 0n, formula: { en: '', ar: '' } }] as const

test.each([
  ['domestic: half of 26.00', 'domestic', 26_00n, undefined, 13_00n, 65n],
  ['domestic, whatever a carrier says', 'domestic', 20_00n, 47_75n, 10_00n, 50n],
  ['an export comes back as an import', 'export', 40_00n, 47_75n, 47_75n, 0n],
  ['an import goes back as an export', 'import', 182_00n, 61_50n, 61_50n, 0n],
] as const)('the way back, %s', (_, leg, paid, quoted, netFils, vatFils) => {
  const due = returnCharge(leg, carriage(paid), quoted)
  expect(due).toMatchObject({ netFils, vatFils, pieces: [] })
  expect(due!.lines).toMatchObject([
    { code: 'RETURN', vatCategory: leg === 'domestic' ? 'standard' : 'zero' },
  ])
})

test('abroad nothing is charged before the carrier has said what it costs', () => {
  expect(returnCharge('export', carriage(40_00n))).toBeUndefined()
  expect(handBackRefusal({ state: 'RETURNING', isFeeDue: false, isUnquoted: true }, 'agent')).toBe(
    'depot.return-unquoted',
  )
})

test('state by act, of a depot', () => {
  const may = (refusal: (state: (typeof shipmentStates)[number]) => string | undefined) =>
    shipmentStates.filter((state) => refusal(state) === undefined)
  expect(may((state) => holdRefusal(state, 'agent'))).toEqual(['PICKED_UP', 'IN_TRANSIT', 'ON_HOLD'])
  expect(may((state) => releaseRefusal(state, [{ reason: 'ADDRESS' }], 'agent'))).toEqual(['ON_HOLD'])
  expect(may((state) => sendBackRefusal(state, 'agent'))).toEqual(['ON_HOLD', 'DELIVERY_FAILED'])
  expect(may((state) => handBackRefusal({ state, isFeeDue: false }, 'agent'))).toEqual(['RETURNING'])
  expect(may((state) => answerRefusal(state, [{ reason: 'ADDRESS' }], 'customer'))).toEqual([
    'ON_HOLD',
    'DELIVERY_FAILED',
  ])
  expect(shipmentStates.filter((state) => intakeFault(state) === undefined)).toEqual([
    'CREATED',
    'PICKUP_SCHEDULED',
    'PICKED_UP',
    'IN_TRANSIT',
    'ON_HOLD',
    'DELIVERY_FAILED',
    'RETURNING',
  ])
  expect(shipmentStates.filter(stopKindOf)).toEqual(['PICKUP_SCHEDULED', 'IN_TRANSIT', 'RETURNING'])
})

test('a payment and a missing piece are let go by what they wait for, not by hand', () => {
  expect(releaseRefusal('ON_HOLD', [{ reason: 'PAYMENT' }], 'agent')).toBe('depot.payment-due')
  expect(releaseRefusal('ON_HOLD', [{ reason: 'ADDRESS' }, { reason: 'PIECE' }], 'agent')).toBe(
    'depot.piece-missing',
  )
  expect(answerRefusal('ON_HOLD', [{ reason: 'PAYMENT' }], 'customer')).toBe('express.cannot-now')
  expect(handBackRefusal({ state: 'RETURNING', isFeeDue: true }, 'agent')).toBe('depot.return-unpaid')
})

test('the first scan collects; a third failed try is not tried again', () => {
  expect(arrivalMoves('PICKUP_SCHEDULED', 0)).toEqual(['pickUp'])
  expect(arrivalMoves('DELIVERY_FAILED', 2)).toEqual(['tryAgain'])
  expect(arrivalMoves('DELIVERY_FAILED', 3)).toEqual([])
})

test('a motorcycle has room for 25 stops; a day is closed once and empty', () => {
  expect(capacityRefusal('MOTORCYCLE', 25)).toBeUndefined()
  expect(capacityRefusal('MOTORCYCLE', 26)).toBe('depot.capacity')
  expect([closeRefusal(0, false), closeRefusal(1, false), closeRefusal(1, true)]).toEqual([
    undefined,
    'depot.day-open',
    'depot.day-closed',
  ])
})
