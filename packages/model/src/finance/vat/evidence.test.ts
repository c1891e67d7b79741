import { expect, test } from 'vitest'
import { evidenceDueDay, evidenceState } from './evidence.ts'

test('the evidence of a supply may come for ninety days, and is seen to in the last fourteen', () => {
  const due = evidenceDueDay('2026-08-01')
  expect(due).toBe('2026-10-30')
  expect(evidenceState(due, '2026-10-15')).toBe('awaited')
  expect(evidenceState(due, '2026-10-16')).toBe('soon')
  expect(evidenceState(due, '2026-10-30')).toBe('soon')
  expect(evidenceState(due, '2026-10-31')).toBe('late')
})
