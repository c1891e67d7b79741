// How long a driver's link holds, and what it answers outside of that.
import { expect, test } from 'vitest'
import { isOwnNumber, linkPeriod, linkRefusal, type LinkFacts } from './driver-link.ts'

const at = (text: string) => new Date(text)
const order = {
  pickup: at('2026-11-25T08:00:00+04:00'),
  delivery: at('2026-11-25T16:00:00+04:00'),
}

test.each([
  ['long before', '2026-11-20T08:00:00+04:00', '2026-11-24T08:00:00+04:00', '2026-11-26T18:00:00+04:00'],
  ['on the road', '2026-11-25T12:00:00+04:00', '2026-11-25T12:00:00+04:00', '2026-11-26T18:00:00+04:00'],
  ['late', '2026-11-27T12:00:00+04:00', '2026-11-27T12:00:00+04:00', '2026-11-28T12:00:00+04:00'],
])('a link made %s', (_, now, from, until) => {
  expect(linkPeriod(order, at(now))).toEqual({ from: at(from), until: at(until) })
})

test('a link holds thirty days at most', () => {
  const long = { ...order, delivery: at('2027-02-01T08:00:00+04:00') }
  const { from, until } = linkPeriod(long, at('2026-11-20T08:00:00+04:00'))
  expect((until.getTime() - from.getTime()) / 86_400_000).toBe(30)
})

test('the last four digits, and no fewer', () => {
  expect(['8210', '210', '', '8211', '48210'].map((digits) => isOwnNumber('+971501248210', digits))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a link opens nothing before, after, when revoked, or when there is none', () => {
  const link: LinkFacts = {
    from: at('2026-11-24T08:00:00Z'),
    until: at('2026-11-26T08:00:00Z'),
    revokedAt: null,
    tries: 0,
    boundAt: null,
  }
  const on = (now: string, change: Partial<LinkFacts> = {}) => linkRefusal({ ...link, ...change }, at(now))
  expect(on('2026-11-24T07:59:59Z')).toBe('trucks.driver-early')
  expect(on('2026-11-24T08:00:00Z')).toBeUndefined()
  expect(on('2026-11-26T08:00:00Z')).toBe('trucks.driver-link')
  expect(on('2026-11-25T08:00:00Z', { revokedAt: at('2026-11-24T12:00:00Z') })).toBe('trucks.driver-link')
  expect(linkRefusal(undefined, at('2026-11-25T08:00:00Z'))).toBe('trucks.driver-link')
})
