// Arrival: a day that has passed does not mean that the cargo is there.
import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

test('cargo has arrived when its milestone says so, and is expected, or overdue, before', () => {
  const today = '2026-11-23'
  const at = (eta: string | null, ...milestones: string[]) => arrivalOf({ eta, milestones }, today)
  expect(at(null, 'DEPARTED')).toBeNull()
  expect(at('2026-11-24', 'DEPARTED')).toBe('expected')
  expect(at('2026-11-23', 'DEPARTED')).toBe('expected')
  expect(at('2026-11-22', 'DEPARTED')).toBe('overdue')
  expect(at('2026-11-22', 'DEPARTED', 'QS_ARRIVE')).toBe('arrived')
  expect(at('2026-11-24', 'DEPARTED', 'QS_ARRIVE', 'QS_DIS')).toBe('arrived')
})
