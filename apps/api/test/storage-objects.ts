// A storage request with everything that a call can be about, and how each storage call names it: for the access matrix.
import { randomUUID } from 'node:crypto'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import type { Ask, TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import type { Person } from './people.ts'
import { usualHours } from '@marsa/model/warehouse/site.ts'
import { place, storageForm, storageWorldOf } from './storage-world.ts'

const reason = 'Because of the test'

export type StorageObjects = {
  storageId: string
  storageQuoteId: string
  storageQuoteNo: string
  storageDocumentId: string
  itemId: string
  /** On the label of a piece. */
  sscc: string
  releaseId: string
  findingId: string
  /** One that was handed over. */
  releasedId: string
}

/** Stored goods with an inventory, a photo of them, and a release that is asked for. */
export const addStorage = async (
  app: TestApp,
  customer: Person,
): Promise<StorageObjects & { winner: Person }> => {
  const world = storageWorldOf(app)
  const at = await world.withItems({ customer, warehouses: 1 })
  const [quotation] = at.quotations
  const storageDocumentId = await world.document(customer, at.requestId, 'PACKING_LIST')
  const released = world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 1 }])).body.releaseId
  await world.done(at.winner, storage.handOverRelease, {
    query: { id: released },
    body: await world.handOverBody(at, { creditReason: reason }),
  })
  world.must(
    await world.items(at, [
      { itemId: at.box, name: 'Box', quantity: 10, missing: 1 },
      { itemId: at.sofa, name: 'Sofa', quantity: 1 },
    ]),
  )
  world.must(await world.saveSite(at, { gs1Prefix: world.newPrefix() }))
  await world.done(at.winner, storage.issueStorageLabels, { query: { id: at.requestId } })
  const { findings, items } = await world.view(customer, at)
  const asked = world.must(await world.askRelease(at, [{ itemId: at.box, quantity: 1 }]))
  return {
    storageId: at.requestId,
    storageQuoteId: quotation!.id,
    storageQuoteNo: quotation!.number,
    storageDocumentId,
    itemId: at.box,
    sscc: items[0].ssccs[0],
    releaseId: asked.body.releaseId,
    releasedId: released,
    findingId: findings[0].findingId,
    winner: at.winner,
  }
}

export const noStorage = (): StorageObjects => ({
  storageId: randomUUID(),
  storageQuoteId: randomUUID(),
  storageQuoteNo: 'QT-26-000000',
  storageDocumentId: randomUUID(),
  itemId: randomUUID(),
  sscc: '006141411234567890',
  releaseId: randomUUID(),
  findingId: randomUUID(),
  releasedId: randomUUID(),
})

type Fixture = (objects: StorageObjects) => Ask
const byRequest: Fixture = ({ storageId }) => ({ query: { storageRequestID: storageId } })
const byDocument: Fixture = ({ storageDocumentId }) => ({ query: { documentId: storageDocumentId } })
const onRequest =
  (body: object): Fixture =>
  ({ storageId }) => ({ query: { id: storageId }, body })
const onQuote =
  (body: object): Fixture =>
  ({ storageQuoteId }) => ({ query: { id: storageQuoteId }, body })
const onRelease =
  (body?: object): Fixture =>
  ({ releaseId }) => ({ query: { id: releaseId }, ...(body && { body }) })
const charges = [{ code: 'storage', buyingRate: '100.00', sellingRate: '900.00' }]

const upload: Fixture = ({ storageId }) => {
  const body = new FormData()
  body.set('storageRequestID', storageId)
  body.set('docCode', 'PACKING_LIST')
  body.append('files', new Blob([new Uint8Array(makePdf('stranger'))]), 'stranger.pdf')
  return { body }
}

export const aboutStorage: Record<string, Fixture> = {
  saveStorage: ({ storageId }) => ({
    body: { storageRequestID: storageId, form: storageForm(new Date('2027-01-01T00:00:00Z')) },
  }),
  viewStorage: byRequest,
  viewStorageCancelTerms: byRequest,
  cancelStorage: (objects) => ({ ...byRequest(objects), body: { reason } }),
  reinitiateStorage: onRequest({ startDate: '2027-01-04', endDate: '2027-02-04' }),
  rateStorage: onRequest({ rating: 5, comments: 'Well kept' }),
  downloadStorageLogo: ({ storageId }) => ({ body: { storageRequestID: storageId } }),
  viewStorageQuote: ({ storageQuoteId }) => ({ query: { QuoteId: storageQuoteId } }),
  compareStorageQuotes: byRequest,
  acceptStorageQuote: onQuote({ terms: true, pay: 'half' }),
  payStorage: ({ storageQuoteId }) => ({ query: { QuoteID: storageQuoteId } }),
  reportStoragePaymentFailed: ({ storageQuoteId }) => ({ query: { QuotationId: storageQuoteId } }),
  rejectStorageQuote: onQuote({}),
  viewStorageQuoteAgent: ({ storageId }) => ({ query: { RequestId: storageId } }),
  submitStorageQuote: ({ storageId }) => ({ body: { RequestId: storageId, charges, isDraft: true } }),
  declineStorageQuote: onRequest({ reason }),
  withdrawStorageQuote: onQuote({ reason }),
  postStorageFinalQuote: onRequest({ charges }),
  downloadStorageReceipt: ({ storageId, storageQuoteId, storageQuoteNo }) => ({
    query: { RequestId: storageId, QuotationNo: storageQuoteNo, QuotationId: storageQuoteId },
  }),
  downloadStorageInvoice: ({ storageId }) => ({ query: { RequestId: storageId, kind: 'advance' } }),
  reportGoods: onRequest({ code: 'DELIVERED' }),
  completeStorage: onRequest({}),
  takeInGoods: onRequest({
    mark: '00000000-0000-4000-8000-000000000009',
    at: '2026-11-20T10:00:00+04:00',
    items: [
      {
        itemId: null,
        name: 'Box',
        declared: 1,
        quantity: 1,
        condition: 'good',
        note: null,
        photos: [],
        sides: null,
        place: null,
      },
    ],
    measuredCBM: 1,
    confirmedCBM: null,
    driver: 'Salem',
    signature: '00000000-0000-4000-8000-000000000009',
    note: null,
  }),
  saveStorageItems: onRequest({ items: [] }),
  issueStorageLabels: ({ storageId }) => ({ query: { id: storageId } }),
  downloadStorageLabels: ({ storageId }) => ({ query: { id: storageId } }),
  downloadStorageLabel: ({ storageId, sscc }) => ({ query: { id: storageId, sscc } }),
  answerFindings: ({ storageId, findingId }) => ({
    query: { id: storageId },
    body: { findings: [findingId], outcome: 'accept', text: null },
  }),
  takeException: ({ findingId }) => ({ query: { id: findingId } }),
  handException: ({ findingId }) => ({ query: { id: findingId }, body: { to: findingId } }),
  giveExceptionBack: ({ findingId }) => ({ query: { id: findingId } }),
  answerObjection: ({ findingId }) => ({ query: { id: findingId }, body: { reason } }),
  requestRelease: ({ storageId, itemId }) => ({
    query: { id: storageId },
    body: {
      wantedOn: '2027-01-04',
      note: null,
      collector: { name: 'Omar Said', idNumber: 'N1234567', vehiclePlate: 'B 12345', time: '09:30' },
      lines: [{ itemId, quantity: 1 }],
    },
  }),
  withdrawRelease: onRelease(),
  handOverRelease: ({ releaseId, storageDocumentId }) => ({
    query: { id: releaseId },
    body: { photos: [storageDocumentId], signature: storageDocumentId, code: null, creditReason: null },
  }),
  declineRelease: onRelease({ reason }),
  downloadReleaseNote: ({ releasedId }) => ({ query: { id: releasedId } }),
  askExtension: onRequest({ until: '2027-12-01' }),
  withdrawExtension: ({ storageId }) => ({ query: { id: storageId } }),
  uploadStorageDocuments: upload,
  deleteStorageDocument: byDocument,
  downloadStorageDocument: byDocument,
  listStorageDocuments: byRequest,
  downloadStorageDocuments: byRequest,
  restoreStorageDocument: ({ storageDocumentId }) => ({ body: { documentId: storageDocumentId } }),
  reviewStorageDocument: ({ storageDocumentId }) => ({
    body: { documentId: storageDocumentId, outcome: 'accept' },
  }),
}

/** Storage calls about nobody's object in particular. */
export const aboutNoStorage: Record<string, Ask> = {
  listStorages: {},
  listStorageStatuses: { query: { userType: 'customer' } },
  viewStorageSite: {},
  listExceptions: {},
  listStock: {},
  downloadStock: {},
  listStockMovements: {},
  downloadStockMovements: {},
  saveStorageSite: { body: { place: place(), hours: usualHours, note: '' } },
  listStorageDocumentTypes: {},
  trackStorage: { query: { quotationno: 'QT-26-000000' } },
  trackStorageSolved: { body: { quotationno: 'QT-26-000000' } },
}

/** Tables of storage that a refused call must leave as they are. */
export const storageTables = [
  'storage_details',
  'warehouse_goods',
  'warehouse_items',
  'warehouse_releases',
  'warehouse_release_lines',
  'warehouse_findings',
  'warehouse_exception_owners',
  'warehouse_intakes',
  'warehouse_movements',
  'storage_units',
] as const
