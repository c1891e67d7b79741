// What is not there is spoken of by its own name: quotation, receipt, feedback link, link for a new password.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allProblems } from '@marsa/model/all.ts'
import { viewPasswordReset } from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { testApp, type Answer, type TestApp } from './app.ts'
import { storageWorldOf, type StorageWorld } from './storage-world.ts'
import { worldOf, type World } from './world.ts'

let app: TestApp
let world: World
let stores: StorageWorld
beforeAll(async () => {
  app = await testApp()
  world = worldOf(app)
  stores = storageWorldOf(app)
})
afterAll(() => app.close())

const missing = '018f0000-0000-7000-8000-000000000000'

const causes: [thing: string, code: string, cause: () => Promise<Answer>][] = [
  ...['no-such-thing', missing].flatMap((QuoteId): typeof causes => [
    [
      `the quotation ${QuoteId} of a shipment`,
      'quotes.not-found',
      async () => app.ask(await world.customer(), freight.viewQuoteCustomer, { query: { QuoteId } }),
    ],
    [
      `the quotation ${QuoteId} of a storage`,
      'quotes.not-found',
      async () => app.ask(await world.customer(), storage.viewStorageQuote, { query: { QuoteId } }),
    ],
  ]),
  [
    'the receipt of another number of a shipment',
    'freight.receipt-missing',
    async () => {
      const { customer, requestId, quotations } = await world.booked({ agents: 1 })
      const { id, number } = quotations[0]!
      const query = {
        RequestId: requestId,
        QuotationId: id,
        QuotationNo: number,
        receiptNumber: 'RC-26-9999999',
      }
      return app.ask(customer, freight.downloadReceipt, { query })
    },
  ],
  [
    'the receipt of another number of a storage',
    'warehouse.receipt-missing',
    async () => {
      const { customer, requestId, quotations } = await stores.booked()
      const { id, number } = quotations[0]!
      const query = {
        RequestId: requestId,
        QuotationId: id,
        QuotationNo: number,
        receiptNumber: 'RC-26-9999999',
      }
      return app.ask(customer, storage.downloadStorageReceipt, { query })
    },
  ],
  [
    'a feedback link that was copied in part',
    'freight.feedback-link',
    () => app.ask(null, freight.rateShipment, { body: { postShppingRequest: 'cut', updateComments: false } }),
  ],
  [
    'a link for a new password without its id',
    'accounts.reset-invalid',
    () => app.ask(null, viewPasswordReset, { body: {} }),
  ],
]

test.each(causes)('%s', async (_, code, cause) => {
  const { body } = await cause()
  const said = (body.fieldErrors?.[0] ?? body) as { code: string; message?: string; errorMessage?: string }
  expect([said.code, said.message ?? said.errorMessage]).toEqual([code, allProblems[code]!.en])
})
