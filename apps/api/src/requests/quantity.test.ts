// A charge of several over HTTP: from the quotation to the printed invoice each says how many, and VAT is rounded once a line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { textOfPdf } from '../../test/pdf-text.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../test/storage-world.ts'
import { listLedgerFaults } from '../finance/door.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const three: ChargeInput = { code: 'transport', buyingRate: '300.00', sellingRate: '333.33', quantity: 3 }

const quoted = async (charges: readonly object[]): Promise<Stored & { answer: Record<string, unknown> }> => {
  const at = await world.requested({ warehouses: 1 })
  const body = { ...(await world.quoteBody(at, at.winner)), charges }
  const answer = world.must(await app.ask(at.winner, storage.submitStorageQuote, { body })).body
  const quotation = { id: answer.QuotationId, number: answer.QuotationNo, total: answer.totalEstimate }
  return { ...at, quotations: [quotation], answer }
}
test('three at 333.33 are 999.99 and 50.00 of VAT, from the comparison to the tax invoice', async () => {
  const at = await quoted([three])
  expect(at.answer).toMatchObject({ totalEstimate: '1049.99' })
  const view = world.done(at.customer, storage.viewStorageQuote, { query: { QuoteId: at.quotations[0]!.id } })
  expect((await view).charges).toEqual([
    { code: 'transport', label: null, amount: '999.99', quantity: 3, vatCategory: 'standard', vat: '50.00' },
  ])
  const own = await world.done(at.winner, storage.viewStorageQuoteAgent, {
    query: { RequestId: at.requestId },
  })
  expect(own.own).toMatchObject({
    charges: [{ sellingRate: '333.33', quantity: 3 }],
    buyingTotal: '900.00',
    netTotal: '999.99',
    vat: '50.00',
  })

  const { sessionId } = world.must(await world.accept(at)).body
  world.must(await world.settle(sessionId, 'succeeded'))

  await world.reach(at, 'STORED')
  const four = { ...three, quantity: 4 }
  const refused = await world.finalQuote(at, undefined, { charges: [four] })
  expect(refused.body.fieldErrors).toMatchObject([{ code: 'quotes.reason-required' }])
  const final = await world.finalQuote(at, undefined, { charges: [{ ...four, reason: 'A fourth truck' }] })
  expect(world.must(final).body).toMatchObject({ totalEstimate: '1399.99' })
  expect((await world.view(at.customer, at)).finalChanges.lines).toMatchObject([
    {
      change: 'changed',
      acceptedQuantity: 3,
      finalQuantity: 4,
      difference: '333.33',
      vat: '16.67',
      causes: [{ cause: 'measured', difference: '333.33', vat: '16.67' }],
      counted: { basis: null, accepted: '3.000', final: '4.000' },
    },
  ])

  await world.payFinal(at)
  await world.reach(at, 'DELIVERED')
  await world.document(at.winner, at.requestId, 'INVOICE')
  world.must(await world.complete(at))
  const query = { RequestId: at.requestId, kind: 'final' }
  const printed = await app.ask(at.customer, storage.downloadStorageInvoice, { query })
  expect(await textOfPdf(printed.raw)).toContain('4 × 333.33')
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test.each([
  [
    '2 trucks: tariff 850, toll 16, offloading 150 come to 2,133.60',
    [
      ['storage', 850, 2],
      ['packing', 16, 2],
      ['other', 150, 2],
    ],
    '2133.60',
  ],
  [
    'VAT of 0.10 is a fil, of 0.09 none',
    [
      ['storage', 0.1, 1],
      ['packing', 0.09, 1],
    ],
    '0.20',
  ],
] as const)('%s', async (_, lines, total) => {
  const charges = lines.map(([code, rate, quantity]) => ({
    code,
    ...(code === 'other' && { label: 'Offloading' }),
    buyingRate: '0.01',
    sellingRate: rate.toFixed(2),
    quantity,
  }))
  expect((await quoted(charges)).answer).toMatchObject({ totalEstimate: total })
})

test.each([0, 1000, 1.5])('%d of a charge are refused, in a draft as well', async (quantity) => {
  const at = await world.requested({ warehouses: 1 })
  const body = { RequestId: at.requestId, charges: [{ ...three, quantity }], isDraft: true }
  const { status, body: answer } = await app.ask(at.winner, storage.submitStorageQuote, { body })
  expect([status, answer.fieldErrors]).toMatchObject([422, [{ field: 'charges.0.quantity' }]])
})
