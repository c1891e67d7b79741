// Proposed times against the two hours that were asked for.
import { expect, test } from 'vitest'
import { apartFrom } from './wish.ts'

const wish = '2026-11-25T08:00:00+04:00'
test.each([
  ['2026-11-25T08:00:00+04:00', 'same', undefined],
  ['2026-11-25T10:00:00+04:00', 'same', undefined],
  ['2026-11-25T04:00:00Z', 'same', undefined],
  ['2026-11-25T10:30:00+04:00', 'later', '3 hours'],
  ['2026-11-25T07:50:00+04:00', 'earlier', 'one hour'],
  ['2026-11-25T05:00:00+04:00', 'earlier', '3 hours'],
  ['2026-11-27T08:00:00+04:00', 'later', '2 days'],
  ['2026-11-27T07:00:00+04:00', 'later', '47 hours'],
] as const)('%s is %s by %s', (proposed, side, time) => {
  const apart = apartFrom(wish, proposed)
  expect([apart.side, apart.side === 'same' ? undefined : apart.time.en]).toEqual([side, time])
})

test('a wish with seconds is met by its own minute', () => {
  expect(apartFrom('2026-11-25T08:00:41.250+04:00', wish)).toEqual({ side: 'same' })
})
