// Contracts of claims: what a customer files with photos, and what the desk and a second person decide.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { fileProblems, uploadFields } from '../../documents/document-contracts.ts'
import { StoredDocument } from '../../documents/document.ts'
import { parcelDeskReaders } from '../desk/desk-queue.ts'
import { claimCauses, claimDeciders } from './claim.ts'
import { claimStates } from './claim-machine.ts'

const money = z.string()
const shipmentId = idOf('express.shipment-not-found')
const claimId = idOf('claim.none')
const amount = z.string({ error: 'claim.amount' }).trim().max(20, 'claim.amount')
const reason = reasonOf('claim.reason')
const refusal = z.string().nullable()

const Claim = z.strictObject({
  claimId: z.string(),
  state: z.enum(claimStates),
  cause: z.enum(claimCauses),
  /** For the goods; the fee comes on top. */
  asked: money,
  reason: z.string(),
  filedAt: z.string(),
  /** What is paid for the goods, and the fee that goes back; null until somebody has decided. */
  amount: money.nullable(),
  fee: money.nullable(),
  /** What the desk says to the customer. */
  answer: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Who decided, and what stands against the reader's deciding; null for customers. */
  decidedBy: z.string().nullable(),
  decideRefusal: refusal,
  confirmRefusal: refusal,
})
export type Claim = z.infer<typeof Claim>

export const viewClaim = endpoint({
  verb: 'viewClaim',
  method: 'GET',
  path: 'Express/Shipment/Claim',
  policy: { ...customers, ...parcelDeskReaders },
  query: z.strictObject({ shipmentId }),
  answer: z.strictObject({
    /** What stands against filing one; null where it can be filed. */
    refusal,
    cause: z.enum(claimCauses).nullable(),
    /** The last day for damage. */
    until: z.string().nullable(),
    declared: money,
    covered: money.nullable(),
    /** The most for the goods. */
    most: money,
    /** What was paid for carrying it, which comes back with a lost parcel. */
    fee: money,
    photos: z.array(StoredDocument),
    claim: Claim.nullable(),
  }),
  problems: ['express.shipment-not-found'],
})
export type ClaimView = z.infer<typeof viewClaim.answer>

/** Photos come first: they are the parcel's, and go with the claim. */
export const uploadClaimPhotos = endpoint({
  verb: 'uploadClaimPhotos',
  method: 'POST',
  path: 'Express/Shipment/Claim/Photos',
  policy: customers,
  multipart: { files: 'many', fields: uploadFields('ShipmentId') },
  screen: 'trucks',
  answer: z.array(StoredDocument),
  problems: [...fileProblems, 'claim.not-now', 'claim.late', 'claim.no-value', 'claim.decided'],
})

export const downloadClaimPhoto = endpoint({
  verb: 'downloadClaimPhoto',
  method: 'GET',
  path: 'Express/Shipment/Claim/Photo',
  policy: { ...customers, ...parcelDeskReaders },
  query: z.strictObject({ documentId: z.uuid('documents.id') }),
  readRecord: { kind: 'document', by: 'documentId' },
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

export const fileClaim = endpoint({
  verb: 'fileClaim',
  method: 'POST',
  path: 'Express/Shipment/Claim',
  policy: customers,
  body: z.strictObject({ shipmentId, amount, reason }),
  answer: ok,
  problems: [
    'express.shipment-not-found',
    'claim.already',
    'claim.not-now',
    'claim.late',
    'claim.no-value',
    'claim.photos',
    'claim.amount',
    'claim.above',
  ],
})

export const withdrawClaim = endpoint({
  verb: 'withdrawClaim',
  method: 'POST',
  path: 'Express/Shipment/Claim/Withdraw',
  policy: customers,
  body: z.strictObject({ claimId }),
  answer: ok,
  problems: ['claim.none', 'claim.decided'],
})

/** Accepts it in whole or in part, or refuses it; what is above the limit of one person waits for a second. */
export const decideClaim = endpoint({
  verb: 'decideClaim',
  method: 'POST',
  path: 'Express/Desk/Claim',
  policy: claimDeciders,
  body: z.strictObject({
    claimId,
    isAccepted: z.boolean(),
    /** For the goods; of one that is accepted. */
    amount: amount.optional(),
    /** Read by the customer. */
    answer: reason,
  }),
  answer: z.strictObject({ ...ok.shape, isPaid: z.boolean() }),
  problems: [
    'claim.none',
    'claim.decided',
    'claim.found',
    'claim.gone-on',
    'claim.amount',
    'claim.above',
    'claim.fee-changed',
    'finance.refund-in-progress',
  ],
})

export const confirmClaim = endpoint({
  verb: 'confirmClaim',
  method: 'POST',
  path: 'Express/Desk/Claim/Confirm',
  policy: claimDeciders,
  body: z.strictObject({ claimId, isConfirmed: z.boolean() }),
  answer: ok,
  problems: [
    'claim.none',
    'claim.decided',
    'claim.found',
    'claim.gone-on',
    'claim.fee-changed',
    'claim.second-person',
    'finance.refund-in-progress',
  ],
})

export const claimEndpoints = {
  viewClaim,
  uploadClaimPhotos,
  downloadClaimPhoto,
  fileClaim,
  withdrawClaim,
  decideClaim,
  confirmClaim,
}
