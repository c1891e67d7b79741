// What storage comes to by the cubic metre and day, with minimum and handling; sums as they were.
import { describe, expect, test } from 'vitest'
import { missingCharges } from '../requests/charges.ts'
import { toLines, totalsOf, type ChargeInput } from '../requests/charge-line.ts'
import { freightPricing } from '../freight/quoting/freight-pricing.ts'
import { chargedCbm, proposedFinal, storagePricing, type StorageSpan } from './storage-pricing.ts'

const today = '2026-09-01'
const span = (change: Partial<StorageSpan> = {}): StorageSpan => ({
  cbm: 10,
  measuredCBM: null,
  startDate: '2026-09-01',
  endDate: '2026-11-30', // 90 days
  ...change,
})
const storage: ChargeInput = { code: 'storage', basis: 'cbm-day', buyingRate: '0.5', sellingRate: '0.85' }
const handlings: ChargeInput[] = [
  { code: 'handling-in', basis: 'cbm', buyingRate: '10', sellingRate: '15' },
  { code: 'handling-out', basis: 'cbm', buyingRate: '10', sellingRate: '15.55' },
]
const netOf = (inputs: ChargeInput[], of: StorageSpan) =>
  totalsOf(toLines(storagePricing(of, today))(inputs)).net

describe('the space that is charged', () => {
  test.each([
    [null, 10],
    [10.5, 10],
    [10.51, 10.51],
    [9.5, 10],
    [9.49, 9.49],
  ])('measured %s of 10 booked', (measuredCBM, charged) => {
    expect(chargedCbm({ cbm: 10, measuredCBM })).toBe(charged)
  })
})

test.each<[string, ChargeInput[], Partial<StorageSpan>, bigint]>([
  ['space and days', [storage], {}, 76500n],
  ['measured space', [storage], { measuredCBM: 12 }, 91800n],
  ['more days', [storage], { endDate: '2026-12-30' }, 102000n],
  ['hundredths of a cubic metre, half up', [storage], { cbm: 10.01 }, 76577n], // 765.765
  ['at least the minimum', [{ ...storage, minBuying: '500', minSelling: '800' }], {}, 80000n],
  ['at least so many', [{ ...storage, minQuantity: '1000' }], {}, 85000n],
  ['handling in and out', [storage, ...handlings], {}, 76500n + 15000n + 15550n],
  ['handling of the measured space', handlings, { measuredCBM: 12 }, 18000n + 18660n],
  [
    'a sum as it was',
    [{ code: 'storage', buyingRate: '100', sellingRate: '900' }],
    { measuredCBM: 12 },
    90000n,
  ],
])('%s', (_, inputs, change, net) => {
  expect(netOf(inputs, span(change))).toBe(net)
})

test('a line keeps the days that it was counted for', () => {
  const [line] = toLines(storagePricing(span(), today))([storage])
  expect(line?.unit).toMatchObject({ count: 90, quantity: 900_000n })
})

test('the final price proposes itself from what was measured and booked, and not for sums', () => {
  expect(proposedFinal([storage], span({ measuredCBM: 12 }), today)).toBe(96390n)
  const sum = { code: 'storage', buyingRate: '100', sellingRate: '900', label: null } as const
  expect(proposedFinal([sum], span(), today)).toBeUndefined()
})

test('handling in stands for handling, and freight knows no price by the day of a cubic metre', () => {
  expect(missingCharges([{ code: 'storage' }, { code: 'handling-in' }], ['storage', 'handling'])).toEqual([])
  const cargo = {
    mode: 'sea',
    containerMode: 'LCL',
    containerType: undefined,
    containerCount: undefined,
  } as const
  const measures = {
    cbmMilli: 6480,
    teuCenti: 0,
    revenueMilli: 6480,
    tonneMilli: 1680,
    chargeableHalfKg: null,
  }
  const pricing = freightPricing(cargo, measures as never, { rates: {}, today })
  expect(pricing.units?.offered('ocean-freight')).not.toContain('cbm-day')
})
