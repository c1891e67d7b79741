// Days beyond the booked time, and what further days cost by the quotation.
import { expect, test } from 'vitest'
import { daysBeyond, estimateFils } from './overstay.ts'

const of = (change: object = {}) => ({
  charges: [
    { code: 'storage', amount: '3000.00', vat: '150.00' },
    { code: 'handling', amount: '500.00', vat: '25.00' },
  ],
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
