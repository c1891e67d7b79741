// The example on the page of freight says what the worked examples of the trade say.
import { expect, test } from 'vitest'
import { toWire } from '../kit/money.ts'
import { exampleQuotes } from './example-quotes.ts'

test.each([
  ['A', '15826.75', '7913.38', '15826.75'],
  ['B', '15134.05', '7567.03', '15737.80'],
  ['C', '16297.00', '8148.50', '16297.00'],
])('offer %s is AED %s, %s a container, and likely becomes %s', (name, total, each, likely) => {
  const offer = exampleQuotes.find((quote) => quote.name === name)!
  expect([offer.total, offer.each, offer.likely].map((fils) => toWire(fils))).toEqual([total, each, likely])
  expect(offer.downPayment + offer.rest).toBe(offer.total)
})
