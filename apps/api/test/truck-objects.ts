// A truck request with everything that a call can be about, and how each truck call names it: for the access matrix.
import { randomUUID } from 'node:crypto'
import { truckEndpoints as calls } from '@marsa/model/trucks/endpoints.ts'
import { openAccount } from '../src/finance/door.ts'
import { systemTransaction } from '../src/kit/db.ts'
import type { Ask, TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import { addPerson, type Person } from './people.ts'
import { truckForm } from './truck-form.ts'
import { truckWorldOf } from './truck-world.ts'

const reason = 'Because of the test'

export type TruckObjects = {
  truckId: string
  truckDraftId: string
  truckQuoteId: string
  truckQuoteNo: string
  truckDocumentId: string
}

/** A booking of a company that has credit, with a document, and a draft beside it. */
export const addTrucks = async (
  app: TestApp,
  customer: Person,
): Promise<TruckObjects & { winner: Person }> => {
  const world = truckWorldOf(app)
  await systemTransaction(app.db, (tx) =>
    openAccount(tx, customer.companyId, { limitFils: 1_000_00n, termsDays: 30 }),
  )
  const winner = await addPerson(app.db, 'truck-provider')
  const { id, quotationId } = await world.booked(customer, winner)
  const { quotation } = await world.done(customer, calls.view, { query: { id } })
  return {
    truckId: id,
    truckDraftId: await world.draft(customer),
    truckQuoteId: quotationId,
    truckQuoteNo: quotation.quotationNo,
    truckDocumentId: await world.document(customer, id, 'PACKING_LIST'),
    winner,
  }
}

export const noTrucks = (): TruckObjects => ({
  truckId: randomUUID(),
  truckDraftId: randomUUID(),
  truckQuoteId: randomUUID(),
  truckQuoteNo: 'QT-26-000000',
  truckDocumentId: randomUUID(),
})

type Fixture = (objects: TruckObjects) => Ask
const byRequest: Fixture = ({ truckId }) => ({ query: { id: truckId } })
const onRequest =
  (body: object): Fixture =>
  ({ truckId }) => ({ query: { id: truckId }, body })
const onDraft =
  (body?: object): Fixture =>
  ({ truckDraftId }) => ({ query: { id: truckDraftId }, ...(body && { body }) })
const onQuote =
  (body: object): Fixture =>
  ({ truckQuoteId }) => ({ query: { id: truckQuoteId }, body })
const byDocument: Fixture = ({ truckDocumentId }) => ({ query: { documentId: truckDocumentId } })
const charges = [{ code: 'truck-tariff', buyingRate: '300.00', sellingRate: '700.00' }]
const form = truckForm(new Date('2027-01-01T00:00:00Z'))

const upload: Fixture = ({ truckId }) => {
  const body = new FormData()
  body.set('requestId', truckId)
  body.set('docCode', 'PACKING_LIST')
  body.append('files', new Blob([new Uint8Array(makePdf('stranger'))]), 'stranger.pdf')
  return { body }
}

export const aboutTrucks: Record<string, Fixture> = {
  saveTruck: ({ truckId }) => ({ body: { id: truckId, form } }),
  viewTruck: byRequest,
  viewTruckCancelTerms: byRequest,
  cancelTruck: onRequest({ reason }),
  reinitiateTruck: onRequest({ form }),
  compareTruckQuotes: byRequest,
  viewTruckQuoteAgent: byRequest,
  postTruckFinalQuote: onRequest({ charges }),
  completeTruck: onRequest({}),
  rateTruck: onRequest({ rating: 5, comments: 'On time' }),
  viewTruckQuote: ({ truckQuoteId }) => ({ query: { QuoteId: truckQuoteId } }),
  acceptTruckQuote: onQuote({ terms: true, pay: 'credit' }),
  payTruck: ({ truckQuoteId }) => ({ query: { QuoteID: truckQuoteId } }),
  rejectTruckQuote: onQuote({}),
  submitTruckQuote: ({ truckId }) => ({ body: { RequestId: truckId, charges, isDraft: true } }),
  declineTruckQuote: onRequest({ reason }),
  withdrawTruckQuote: onQuote({ reason }),
  downloadTruckReceipt: ({ truckId, truckQuoteId, truckQuoteNo }) => ({
    query: { RequestId: truckId, QuotationNo: truckQuoteNo, QuotationId: truckQuoteId },
  }),
  downloadTruckInvoice: ({ truckId }) => ({ query: { RequestId: truckId, kind: 'advance' } }),
  saveTruckDraft: ({ truckDraftId }) => ({ body: { id: truckDraftId, form } }),
  submitTruck: onDraft({}),
  removeTruckDraft: onDraft(),
  cloneTruck: byRequest,
  uploadTruckDocuments: upload,
  deleteTruckDocument: byDocument,
  downloadTruckDocument: byDocument,
  listTruckDocuments: ({ truckId }) => ({ query: { requestId: truckId } }),
  downloadTruckDocuments: ({ truckId }) => ({ query: { requestId: truckId } }),
  restoreTruckDocument: ({ truckDocumentId }) => ({ body: { documentId: truckDocumentId } }),
  reviewTruckDocument: ({ truckDocumentId }) => ({
    body: { documentId: truckDocumentId, outcome: 'accept' },
  }),
}

/** Truck calls about nobody's object in particular. */
export const aboutNoTrucks: Record<string, Ask> = {
  listTrucks: {},
}

/** Tables of trucks that a refused call must leave as they are. */
export const truckTables = ['truck_details'] as const
