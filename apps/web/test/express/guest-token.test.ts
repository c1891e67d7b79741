// The right that a browser keeps for its guest: found until it ends, and forgotten by its own name alone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetGuest, guestToken, keepGuest } from '../../src/express/guest/guest-token.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const ends = Date.parse('2026-11-26T12:00:00Z')
const own = { token: 'own', expiresAt: new Date(ends).toISOString() }

test('a token is found until it ends', () => {
  keepGuest(own)
  expect(guestToken(ends - 1)).toBe('own')
  expect(guestToken(ends)).toBeUndefined()
})

test('a link of somebody else that is over takes nothing from the guest of this browser', () => {
  keepGuest(own)
  forgetGuest('theirs')
  expect(guestToken(ends - 1)).toBe('own')
  forgetGuest('own')
  expect(guestToken(ends - 1)).toBeUndefined()
})
