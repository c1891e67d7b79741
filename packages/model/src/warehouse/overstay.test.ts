// Days beyond the booked time, and what further days cost by the quotation.
import { describe, expect, test } from 'vitest'
import { daysBeyond, estimateFils, isExact } from './overstay.ts'

const of = (change: object = {}) => ({
  charges: [
    { code: 'storage', amount: '3000.00', vat: '150.00', vatCategory: 'standard' as const },
    { code: 'handling', amount: '500.00', vat: '25.00', vatCategory: 'standard' as const },
  ],
  cbm: 10,
  measuredCBM: null,
  startDate: '2026-09-01',
  endDate: '2026-12-01', // 91 days
  ...change,
})

test.each([
  ['2026-11-30', 0],
  ['2026-12-01', 0],
  ['2026-12-02', 1],
  ['2027-01-01', 31],
])('on %s goods of 1 December are %s days beyond', (today, days) => {
  expect(daysBeyond('2026-12-01', today)).toBe(days)
})

test('a further day costs its share of the storage charge with VAT, no share of the rest', () => {
  expect(estimateFils(of(), 91)).toBe(315000n)
  expect(estimateFils(of(), 1)).toBe(3462n) // 3461.54
  expect(estimateFils(of(), 30)).toBe(103846n) // 103846.15
  expect(estimateFils(of({ endDate: '2026-09-03' }), 1)).toBe(157500n)
})

test('there is no estimate without a storage charge, without days, or for none', () => {
  expect(estimateFils(of({ charges: [] }), 10)).toBeUndefined()
  expect(estimateFils(of({ endDate: '2026-09-01' }), 10)).toBeUndefined()
  expect(estimateFils(of(), 0)).toBeUndefined()
})

describe('by a rate of 0.85 for a cubic metre and day', () => {
  const rated = (change: object = {}) => [
    {
      code: 'storage',
      amount: '773.50',
      vat: '38.68',
      vatCategory: 'standard' as const,
      unit: {
        basis: 'cbm-day' as const,
        appliesTo: null,
        quantity: '910.000',
        days: 91,
        minQuantity: null,
        currency: 'AED' as const,
        price: '0.85',
        minimum: null,
        amount: '773.50',
        rate: '1.000000',
        rateDay: '2026-09-01',
        ...change,
      },
    },
  ]

  test.each([
    ['a day more', {}, {}, 1, 892n], // 782.00 and 39.10 less 773.50 and 38.68
    ['thirty days more', {}, {}, 30, 26775n],
    ['thirty days of the measured space', { measuredCBM: 12 }, {}, 30, 32130n],
    ['the booked space within the tolerance', { measuredCBM: 10.4 }, {}, 30, 26775n],
    ['a minimum that is not reached yet', {}, { minimum: '1000.00' }, 20, 0n],
    ['a minimum that is passed', {}, { minimum: '1000.00' }, 30, 2993n], // 1028.50 and 51.43 less 1050
  ])('%s', (_, span, unit, days, fils) => {
    expect(estimateFils(of({ charges: rated(unit), ...span }), days)).toBe(fils)
  })

  test('it is exact where each charge for storage has one', () => {
    expect(isExact(rated())).toBe(true)
    expect(isExact([...rated(), ...of().charges])).toBe(false)
  })
})
