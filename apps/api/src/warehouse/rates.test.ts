// Storage by the cubic metre and day over HTTP: booked, measured, extended; what the books keep is what the rate comes to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@marsa/model/kit/day.ts'
import { estimateFils } from '@marsa/model/warehouse/overstay.ts'
import { storageSpan } from '@marsa/model/warehouse/storage-pricing.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { storageWorldOf, type Stored, type StorageWorld } from '../../test/storage-world.ts'
import { listLedgerFaults, listTaxInvoices, readTaxInvoiceData } from '../finance/door.ts'

let app: TestApp
let world: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = storageWorldOf(app)
})
afterAll(() => app.close())

const charges = [
  {
    code: 'storage',
    basis: 'cbm-day',
    buyingRate: '0.5',
    sellingRate: '0.85',
    minBuying: '400',
    minSelling: '500',
  },
  { code: 'handling-in', basis: 'cbm', buyingRate: '10', sellingRate: '15' },
] as const
const reasoned = charges.map((charge) => ({ ...charge, reason: 'As it was measured' }))

const sent = async (change: object = {}) => {
  const at = await world.requested({ warehouses: 1 })
  const body = { ...(await world.quoteBody(at, at.winner)), charges, ...change }
  return { at, answer: await app.ask(at.winner, storage.submitStorageQuote, { body }) }
}
const booked = async (): Promise<Stored> => {
  const { at, answer } = await sent()
  const { QuotationId: id, QuotationNo: number, totalEstimate: total } = world.must(answer).body
  const stored = { ...at, quotations: [{ id, number, total }] }
  const { sessionId } = world.must(await world.accept(stored)).body
  world.must(await world.settle(sessionId, 'succeeded'))
  return stored
}
const chargesOf = async (at: Stored) => (await world.view(at.customer, at)).quotation.charges

test('the amount is what rate, space and days come to, and both sides read how', async () => {
  const at = await booked()
  expect(at.quotations[0]!.total).toBe('960.75') // (765 + 150) and 5 percent
  expect(await chargesOf(at)).toMatchObject([
    {
      code: 'storage',
      amount: '765.00',
      vat: '38.25',
      unit: { basis: 'cbm-day', quantity: '900.000', days: 90, price: '0.85', minimum: '500.00' },
    },
    { code: 'handling-in', amount: '150.00', unit: { basis: 'cbm', quantity: '10.000' } },
  ])
  const { own } = await world.done(at.winner, storage.viewStorageQuoteAgent, {
    query: { RequestId: at.requestId },
  })
  expect(own.charges[0]).toMatchObject({
    basis: 'cbm-day',
    buyingRate: '0.50',
    sellingRate: '0.85',
    minSelling: '500.00',
  })
  expect(own.charges[0]).not.toHaveProperty('count')
})

test('the final quotation counts what was measured, and an extension exactly what was shown before', async () => {
  const at = await booked()
  world.must(await world.report(at, 'STORED', { measuredCBM: 12 }))
  world.must(await world.finalQuote(at, '', { charges: reasoned }))
  expect(await chargesOf(at)).toMatchObject([
    { amount: '918.00', unit: { quantity: '1080.000', days: 90 } },
    { amount: '180.00', unit: { quantity: '12.000' } },
  ])
  await world.payFinal(at)

  const view = await world.view(at.customer, at)
  const estimate = estimateFils({ charges: view.quotation.charges, ...storageSpan(view) }, 30)!
  const until = addDays(view.endDate, 30)
  world.must(await app.ask(at.customer, storage.askExtension, { ...world.of(at), body: { until } }))
  const answer = world.must(await world.finalQuote(at, '', { charges: reasoned, endDate: until })).body
  expect(parseMoney(answer.totalEstimate) - parseMoney(view.money.total)).toBe(estimate)
  expect(estimate).toBe(32130n)
  expect((await chargesOf(at))[0].unit).toMatchObject({ days: 120, quantity: '1440.000' })

  // Without the day the offer is taken back, and so are its days.
  world.must(await world.finalQuote(at, '', { charges: reasoned }))
  expect((await chargesOf(at))[0].unit).toMatchObject({ days: 90 })
  expect(await listLedgerFaults(app.db)).toEqual([])
})

test('the tax invoice says how the price came about', async () => {
  const at = await booked()
  await world.reach(at, 'STORED')
  world.must(await world.finalQuote(at, '', { charges }))
  await world.payFinal(at)
  await world.reach(at, 'DELIVERED')
  await world.document(at.winner, at.requestId, 'INVOICE')
  world.must(await world.complete(at))
  const invoice = (await listTaxInvoices(app.db, at.requestId)).find(({ kind }) => kind === 'final')!
  const { lines } = await readTaxInvoiceData(app.db, invoice)
  expect(JSON.stringify(lines)).toContain('10 × 90 × AED 0.85')
})

test('prices are in dirhams, and of nothing that storage does not have', async () => {
  const fault = async (change: object) =>
    (await sent({ charges: [{ ...charges[0], ...change }] })).answer.body.fieldErrors?.[0]
  expect(await fault({ currency: 'USD' })).toMatchObject({ code: 'quotes.rate-unknown' })
  expect(await fault({ basis: 'teu' })).toMatchObject({ code: 'quotes.basis-unknown' })
})
