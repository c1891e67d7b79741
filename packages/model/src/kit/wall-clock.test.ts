import { expect, test } from 'vitest'
import { clockOf, minutesOf } from './wall-clock.ts'

test.each([
  [0, '00:00'],
  [510, '08:30'],
  [1439, '23:59'],
  [1440, '24:00'],
])('%i minutes from midnight are %s', (minutes, clock) => {
  expect(clockOf(minutes)).toBe(clock)
  expect(minutesOf(clock)).toBe(minutes)
})

test('a time field that is empty is midnight', () => expect(minutesOf('')).toBe(0))
