// The sentence that asks visitors of a quote form to sign in: every line's form, and nothing else.
import { expect, test } from 'vitest'
import { asksForQuote } from '../../src/accounts/sign-in/asks-for-quote.ts'

test.each([
  ['/en/freight/quote', true],
  ['/ar/warehouse/quote?cbm=12.5', true],
  ['/en/warehouse/storages/1/quotes', false],
  ['/en/warehouse/storages', false],
  ['/en/start', false],
  [undefined, false],
])('on the way to %s: %s', (target, asks) => {
  expect(asksForQuote(target)).toBe(asks)
})
