import { expect, test } from 'vitest'
import { namesOf, waitsFor } from './waiting.ts'

test('a step waits for who may take it and has not begun it', () => {
  const waits = (userId: string, capabilities: ('finance.prepare' | 'finance.approve')[]) =>
    waitsFor({ task: 'approve-runs', begunBy: ['first'] }, { userId, capabilities })
  expect(waits('second', ['finance.approve'])).toBe(true)
  expect(waits('second', ['finance.prepare'])).toBe(false)
  expect(waits('first', ['finance.approve'])).toBe(false)
})

test('names months and quarters in words, and eight things at most', () => {
  expect(namesOf(['2026-Q3', '2026-10'])).toEqual({
    en: 'quarter 3 of 2026, October 2026',
    ar: 'الربع 3 من 2026، أكتوبر 2026',
  })
  const numbers = Array.from({ length: 10 }, (_, index) => `PUR-26-000000${index}`)
  expect(namesOf(numbers).en).toMatch(/^PUR-26-0000000, .*PUR-26-0000007 and 2 more$/)
  expect(namesOf(numbers).ar).toMatch(/ و2 غيرها$/)
})
