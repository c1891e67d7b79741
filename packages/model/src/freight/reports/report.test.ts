// Periods of reports: the usual twelve months, the longest, and months in order over a year's end.
import { expect, test } from 'vitest'
import { monthsOf, periodRefusal, reportPeriod } from './report.ts'

test('a report is of the last twelve months unless days are given', () => {
  expect(reportPeriod({}, '2026-11-22')).toEqual({ from: '2025-12-01', to: '2026-11-22' })
  expect(reportPeriod({ dateTo: '2026-01-31' }, '2026-11-22')).toEqual({
    from: '2025-02-01',
    to: '2026-01-31',
  })
  expect(reportPeriod({ dateFrom: '2026-10-05' }, '2026-11-22')).toEqual({
    from: '2026-10-05',
    to: '2026-11-22',
  })
})

test('it neither runs backwards nor spans more than five years', () => {
  expect(periodRefusal({ from: '2026-11-22', to: '2026-11-22' })).toBeUndefined()
  expect(periodRefusal({ from: '2026-11-23', to: '2026-11-22' })).toBe('freight.period-invalid')
  expect(periodRefusal({ from: '2021-11-01', to: '2026-11-22' })).toBeUndefined()
  expect(periodRefusal({ from: '2021-10-31', to: '2026-11-22' })).toBe('freight.period-invalid')
})

test('months are whole and in order, also over the end of a year', () => {
  expect(monthsOf({ from: '2025-11-30', to: '2026-02-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})
