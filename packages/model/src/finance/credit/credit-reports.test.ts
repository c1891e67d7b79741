// Days sales outstanding: what is open at the end against what was invoiced in the days before.
import { expect, test } from 'vitest'
import { daysOutstanding } from './credit-reports.ts'

const quarter = { from: '2026-09-01', to: '2026-11-29' }
test.each([
  // All of 90 days is open; half of it; more than was invoiced, from before; nothing was invoiced.
  [9_000_00n, 9_000_00n, 90],
  [4_500_00n, 9_000_00n, 45],
  [18_000_00n, 9_000_00n, 180],
  [0n, 9_000_00n, 0],
  [1n, 3n, 30],
  [9_000_00n, 0n, null],
])('%i of %i open: %s days', (openFils, invoicedFils, days) =>
  expect(daysOutstanding({ openFils, invoicedFils }, quarter)).toBe(days),
)
