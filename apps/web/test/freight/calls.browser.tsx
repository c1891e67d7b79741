// The calls that freight hands to the shared parts: their cache keys are freight's own, and they name the request.
import { expect, test } from 'vitest'
import { freightPaymentPlace } from '../../src/freight/shipment/payment-place.ts'
import { freightLine } from '../../src/freight/web-line.ts'
import { documentsQuery, freightLiveKeys } from '../../src/freight/queries.ts'
import { freightQuoteCalls } from '../../src/freight/quoting/quote-calls.ts'
import { askPrepared } from '../../src/kit/prepared.ts'

const id = '01a202b3-6f9e-7b6b-96b4-2d52c212884d'

test('the card of documents reads what live updates and the other screens of freight make old', () => {
  const { queryKey } = askPrepared(freightLine.documents(id).list, {})
  expect(queryKey).toEqual(documentsQuery(id).queryKey)
  expect(freightLiveKeys(id)).toContainEqual(queryKey)
  expect(askPrepared(freightLine.documents(id).list, { earlier: true }).queryKey).not.toEqual(queryKey)
})

test('a quote is sent for its request, and its file goes where the request is', () => {
  const calls = freightQuoteCalls(id)
  const content = { charges: [], isDraft: true }
  expect(calls.submit.input(content)).toEqual({ body: { RequestId: id, ...content } })
  expect(calls.upload.fields).toEqual({ RequestId: id })
  expect(calls.decline.input('No space')).toEqual({ query: { id }, body: { reason: 'No space' } })
})

test.each([
  ['down', `/ar/freight/shipments/${id}/quotes`],
  ['full', `/ar/freight/shipments/${id}/quotes`],
  ['final', `/ar/freight/shipments/${id}`],
] as const)('a payment of the part %s is tried again at %s', (part, path) => {
  expect(freightPaymentPlace.again('ar', { subjectId: id, part } as never)).toBe(path)
  expect(freightPaymentPlace.subject('ar', { subjectId: id, part } as never)).toBe(
    `/ar/freight/shipments/${id}`,
  )
})
