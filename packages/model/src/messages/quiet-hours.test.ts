// Text messages that can wait leave at seven in the morning of the Emirates, those to strangers at eight.
import { expect, test } from 'vitest'
import { afterQuiet, strangersQuietUntil } from './quiet-hours.ts'

const at = (time: string): Date => new Date(`2026-11-24T${time}+04:00`)

test.each([
  ['06:59:59', at('07:00:00')],
  ['00:00:00', at('07:00:00')],
  ['07:00:00', undefined],
  ['12:00:00', undefined],
  ['20:59:59', undefined],
  ['21:00:00', new Date('2026-11-25T07:00:00+04:00')],
  ['23:30:00', new Date('2026-11-25T07:00:00+04:00')],
])('%s', (time, expected) => expect(afterQuiet(at(time))).toEqual(expected))

test.each([
  ['07:59:59', at('08:00:00')],
  ['08:00:00', undefined],
  ['20:59:59', undefined],
  ['21:00:00', new Date('2026-11-25T08:00:00+04:00')],
])('to strangers at %s', (time, expected) =>
  expect(afterQuiet(at(time), strangersQuietUntil)).toEqual(expected),
)
