// Wrong clocks, offline taps, and times that a person enters.
import { expect, test } from 'vitest'
import { eventTime, timeRefusal } from './event-time.ts'

const at = (time: string, day = '2026-11-24'): Date => new Date(`${day}T${time}+04:00`)
const minute = 60_000

test.each([
  ['the clock is right', '10:00:00', 0, '10:00:04', null, '10:00:00', false],
  ['it is 20 minutes slow', '09:40:00', 20 * minute, '10:00:00', '08:00:00', '10:00:00', false],
  ['it is fast, and the offset known', '12:00:00', -120 * minute, '10:00:30', '08:00:00', '10:00:00', false],
  ['it is fast, and the offset unknown', '12:00:00', 0, '10:00:00', '08:00:00', '10:00:00', false],
  ['it lies before the previous event', '07:00:00', 0, '10:00:00', '08:00:00', '08:00:00', false],
  ['it comes exactly 12 hours late', '08:00:00', 0, '20:00:00', null, '08:00:00', false],
  ['it comes later than that', '08:00:00', 0, '20:00:01', null, '08:00:00', true],
])('%s', (_, device, offsetMs, received, previous, expected, isLate) =>
  expect(
    eventTime({
      deviceAt: at(device),
      offsetMs,
      receivedAt: at(received),
      previousAt: previous === null ? null : at(previous),
    }),
  ).toEqual({ at: at(expected), isLate }),
)

test.each([
  ['10:00:00', '09:00:00', undefined],
  ['10:00:00', null, undefined],
  ['09:00:00', '09:00:00', undefined],
  ['12:00:00', '09:00:00', undefined],
  ['12:00:01', '09:00:00', 'trucks.event-future'],
  ['08:59:59', '09:00:00', 'trucks.event-before-previous'],
])('entered as %s after %s: %s', (entered, previous, code) =>
  expect(timeRefusal(at(entered), previous === null ? null : at(previous), at('12:00:00'))).toBe(code),
)
