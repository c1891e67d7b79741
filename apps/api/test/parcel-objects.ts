// Parcel shipments and how each call about them names its parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import { parcelBulkEndpoints as bulk } from '@marsa/model/express/bulk/parcel-bulk-endpoints.ts'
import { claimEndpoints as claims } from '@marsa/model/express/claims/claim-endpoints.ts'
import { addressBookEndpoints as addresses } from '@marsa/model/express/addresses/address-book-endpoints.ts'
import { attachmentEndpoints as papers } from '@marsa/model/express/attachments/attachment-endpoints.ts'
import { openDay } from './open-day.ts'
import type { Ask, TestApp } from './app.ts'
import { makePdf } from './made-files.ts'
import { goodsAbroad, parcelForm } from './parcel-form.ts'
import { parcelWorldOf } from './parcel-world.ts'
import type { Person } from './people.ts'

/**
 * A draft, one that waits for payment, one that is created without a pickup, a paper of it, the session of its payment, an
 * objection, a claim with its photo, a correction and the cost of a way back that wait.
 */
export type ParcelObjects = {
  parcelDraftId: string
  parcelPricedId: string
  parcelId: string
  parcelPaperId: string
  parcelAddressId: string
  parcelSessionId: string
  parcelObjectionId: string
  parcelClaimId: string
  parcelPhotoId: string
  parcelCorrectionId: string
  parcelReturnCostId: string
  parcelBatchId: string
}
type Fixture = (objects: ParcelObjects) => Ask

export const noParcels = (): ParcelObjects => ({
  parcelDraftId: randomUUID(),
  parcelPricedId: randomUUID(),
  parcelId: randomUUID(),
  parcelPaperId: randomUUID(),
  parcelAddressId: randomUUID(),
  parcelSessionId: randomUUID(),
  parcelObjectionId: randomUUID(),
  parcelClaimId: randomUUID(),
  parcelPhotoId: randomUUID(),
  parcelCorrectionId: randomUUID(),
  parcelReturnCostId: randomUUID(),
  parcelBatchId: randomUUID(),
})

const photoOf = (parcelId: string): FormData => {
  const body = new FormData()
  body.set('ShipmentId', parcelId)
  body.set('docCode', 'CLAIM_PHOTO')
  body.append('files', new Blob([new Uint8Array(makePdf('dent'))]), 'dent.pdf')
  return body
}

export const addParcels = async (app: TestApp, customer: Person): Promise<ParcelObjects> => {
  const world = parcelWorldOf(app)
  const { id: parcelDraftId } = await world.draft(customer)
  const { id: parcelPricedId } = await world.priced(customer)
  const { id, sessionId } = await world.created(customer, {
    ...goodsAbroad('Amal Haddad'),
    dropOff: true,
    slot: undefined,
  })
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into express_objections (shipment_id, kind, opened_at) values ($1, 'NOT_RECEIVED', now()) returning id`,
    [id],
  )
  const [{ id: parcelObjectionId }] = rows as [{ id: string }]
  const filed = await app.owner.query<{ id: string }>(
    `insert into express_claims (shipment_id, company_id, user_id, cause, asked_fils, reason, state, move, moved_as)
      values ($1, $2, $3, 'LOST', 1000, 'Matrix', 'OPEN', 'file', 'customer') returning id`,
    [id, customer.companyId, customer.userId],
  )
  const asked = await app.owner.query<{ id: string }>(
    `insert into express_corrections (shipment_id, event_id, reason, proposed_by, proposed_at)
      select $1, max(id), 'Matrix', $2, now() from express_timeline where shipment_id = $1 returning id`,
    [id, customer.userId],
  )
  const entered = await app.owner.query<{ id: string }>(
    `insert into express_return_costs (shipment_id, amount_fils, reason, needs_second, proposed_by, proposed_at)
      values ($1, 1000, 'Matrix', true, $2, now()) returning id`,
    [id, customer.userId],
  )
  const [{ documentId: parcelPhotoId }] = await world.done(customer, claims.uploadClaimPhotos, {
    body: photoOf(id),
  })
  const added = await app.ask(customer, papers.uploadShipmentAttachments, paperOf(id))
  const [{ attachmentId: parcelPaperId }] = added.body as [{ attachmentId: string }]
  const book = await world.done(customer, addresses.addParcelAddresses, {
    body: { addresses: [parcelAddress] },
  })
  const body = new FormData()
  body.append('file', new Blob(['Contents\nMatrix\n']), 'matrix.csv')
  const { BatchId: parcelBatchId } = await world.done(customer, bulk.openBatch, { body })
  return {
    parcelDraftId,
    parcelPricedId,
    parcelId: id,
    parcelPaperId,
    parcelAddressId: book.items[0].id,
    parcelSessionId: sessionId,
    parcelBatchId,
    parcelObjectionId,
    parcelClaimId: filed.rows[0]!.id,
    parcelPhotoId,
    parcelCorrectionId: asked.rows[0]!.id,
    parcelReturnCostId: entered.rows[0]!.id,
  }
}

const parcelAddress = {
  title: 'Shop',
  name: 'Maryam',
  mobile: '0501234567',
  country: 'AE',
  city: 'Dubai',
  building: 'Warehouse 12',
}

/** An invoice of one's own. */
const paperOf = (shipmentId: string): Ask => {
  const body = new FormData()
  body.append('shipmentId', shipmentId)
  body.append('docCode', 'INVOICE')
  body.append('files', new Blob([new Uint8Array(makePdf('invoice'))]), 'invoice.pdf')
  return { body }
}

const byBatch =
  (body?: object): Fixture =>
  ({ parcelBatchId: id }) => ({ query: { id }, ...(body && { body }) })

/** Of a link that nobody was sent. */
const noToken = 'n'.repeat(22)

const tomorrow = () => openDay(new Date())

export const aboutParcels: Record<string, Fixture> = {
  saveShipment: ({ parcelDraftId: id }) => ({ body: { ...parcelForm(new Date()), id } }),
  viewParcelShipment: ({ parcelId: Id }) => ({ query: { Id } }),
  openShipmentPayment: ({ parcelPricedId: shipmentID }) => ({ query: { shipmentID } }),
  settleShipment: ({ parcelPricedId: shipmentId }) => ({ query: { shipmentId, paymentType: 'wallet' } }),
  completeShipmentPayment: ({ parcelSessionId: sessionId }) => ({ body: { sessionId } }),
  removeShipment: ({ parcelDraftId: shipmentId }) => ({ query: { shipmentId } }),
  voidShipmentPayment: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  cancelParcelShipment: ({ parcelId: id }) => ({ query: { id }, body: { comments: 'Matrix' } }),
  movePickup: ({ parcelId: shipmentId }) => ({
    body: { shipmentId, date: tomorrow(), slotCode: '12-15' },
  }),
  downloadShipmentReceipt: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  downloadLabels: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  downloadCommercialInvoice: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  generateCommercialInvoice: ({ parcelId: shipmentId }) => ({ body: { shipmentId } }),
  uploadShipmentAttachments: ({ parcelId }) => paperOf(parcelId),
  listShipmentAttachments: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  downloadShipmentAttachment: ({ parcelPaperId: documentId }) => ({ query: { documentId } }),
  deleteShipmentAttachment: ({ parcelPaperId: documentId }) => ({ query: { documentId } }),
  changeParcelAddress: ({ parcelAddressId: id }) => ({ query: { id }, body: parcelAddress }),
  removeParcelAddress: ({ parcelAddressId: id }) => ({ query: { id } }),
  shareParcel: ({ parcelId: id }) => ({ query: { id } }),
  viewRecipientSaid: ({ parcelId: id }) => ({ query: { id } }),
  renewDeliveryCode: ({ parcelId: id }) => ({ query: { id } }),
  closeObjection: ({ parcelObjectionId: id }) => ({ query: { id }, body: { outcome: 'Matrix' } }),
  viewParcelCase: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  holdFromDesk: ({ parcelId: shipmentId }) => ({ body: { shipmentId, reason: 'ADDRESS', note: 'Matrix' } }),
  releaseFromDesk: ({ parcelId: shipmentId }) => ({ body: { shipmentId, reason: 'ADDRESS' } }),
  declareLost: ({ parcelId: shipmentId }) => ({ body: { shipmentId, reason: 'Matrix' } }),
  reportFound: ({ parcelId: shipmentId }) => ({
    body: { shipmentId, way: 'IN_TRANSIT', reason: 'Matrix' },
  }),
  enterReturnCost: ({ parcelId: shipmentId }) => ({
    body: { shipmentId, amount: '10.00', reason: 'Matrix' },
  }),
  decideReturnCost: ({ parcelReturnCostId: id }) => ({ body: { id, isConfirmed: false } }),
  viewClaim: ({ parcelId: shipmentId }) => ({ query: { shipmentId } }),
  fileClaim: ({ parcelId: shipmentId }) => ({ body: { shipmentId, amount: '10.00', reason: 'Matrix' } }),
  uploadClaimPhotos: ({ parcelId }) => ({ body: photoOf(parcelId) }),
  downloadClaimPhoto: ({ parcelPhotoId: documentId }) => ({ query: { documentId } }),
  withdrawClaim: ({ parcelClaimId: claimId }) => ({ body: { claimId } }),
  decideClaim: ({ parcelClaimId: claimId }) => ({ body: { claimId, isAccepted: false, answer: 'Matrix' } }),
  confirmClaim: ({ parcelClaimId: claimId }) => ({ body: { claimId, isConfirmed: false } }),
  proposeParcelCorrection: ({ parcelId: shipmentId }) => ({ body: { shipmentId, reason: 'Matrix' } }),
  decideParcelCorrection: ({ parcelCorrectionId: correctionId }) => ({
    body: { correctionId, isConfirmed: false },
  }),
  payShipments: ({ parcelPricedId: id }) => ({
    body: { shipmentIds: [id], paymentType: 'wallet', total: '27.30' },
  }),
  viewParcelBatch: byBatch(),
  followParcelBatch: byBatch(),
  mapParcelBatch: byBatch({ mapping: [] }),
  fixParcelBatchRow: byBatch({ line: 2, leftOut: true }),
  commitParcelBatch: byBatch(),
  listParcelBatchDrafts: byBatch(),
  dropParcelBatch: byBatch(),
  bookWithCarrierAgain: ({ parcelId: shipmentId }) => ({ body: { shipmentId } }),
}

export const aboutNoParcels: Record<string, Ask> = {
  listParcelShipments: {},
  findParcelAddresses: {},
  addParcelAddresses: { body: { addresses: [parcelAddress] } },
  bulkParcelTemplate: { query: { format: 'csv', lang: 'en' } },
  openParcelBatch: {},
  priceShipments: { body: { shipmentIds: [randomUUID()], terms: true, nothingRestricted: true } },
  countShipments: {},
  downloadWalletStatement: { query: { number: 'WS-000000-000000' } },
  trackParcel: { query: { shipmentId: 'MRX000000000115' } },
  trackParcelSolved: { body: { number: 'MRX000000000115', captcha: { captchaId: 'none', answer: 'none' } } },
  openParcel: { body: { token: noToken } },
  wishForParcel: { body: { token: noToken, digits: '0000', wish: { kind: 'GUARD' } } },
  takeBackWish: { body: { token: noToken, digits: '0000', kind: 'GUARD' } },
  sendRecipientCode: { body: { token: noToken } },
  chooseRecipientLanguage: { body: { token: noToken, language: 'ar' } },
  objectToDelivery: { body: { token: noToken, digits: '0000', kind: 'NOT_RECEIVED' } },
  sendGuestCode: { body: {} },
  newGuest: { body: {} },
  viewGuestShipment: { body: { token: noToken } },
  saveGuestShipment: { body: { token: noToken } },
  payGuestShipment: { body: { token: noToken } },
  completeGuestPayment: { body: { token: noToken } },
  cancelGuestShipment: { body: { token: noToken, comments: 'Matrix' } },
  listGuestSlots: { body: { token: noToken, city: 'Dubai', date: tomorrow() } },
  downloadGuestPaper: { body: { token: noToken, paper: 'label' } },
  viewParcelCorrection: { query: { waybill: 'MRX000000000115' } },
  listParcelCorrections: {},
  listObjections: {},
  listFreeSlots: { body: { city: 'Dubai', date: tomorrow() } },
  listPickupSlots: {},
  getExpressLookups: {},
}

/** Tables that a refused call must leave as they are. */
export const parcelTables = [
  'express_shipments',
  'express_settlements',
  'express_payment_parts',
  'express_slots',
  'express_delivery_codes',
  'express_recipient_links',
  'express_recipient_wishes',
  'express_objections',
  'express_guests',
  'express_claims',
  'express_corrections',
]
