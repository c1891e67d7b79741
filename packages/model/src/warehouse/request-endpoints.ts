// Contracts of storage requests: saving, lists, the page of one, cancelling, asking again, status by number.
import { z } from 'zod'
import { captchaAnswer } from '../accounts/captcha.ts'
import { anyone, customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { StorageDetail, StorageList } from './answers.ts'
import { storageCancelStages } from './cancellation.ts'
import { version } from '../kit/fields.ts'
import { cancelBody, cancelTermsOf } from '../requests/cancel-fields.ts'
import { AskedAgain } from '../requests/again-fields.ts'
import { FeedbackComment, FeedbackRating } from '../requests/feedback.ts'
import { day, id, readers, reason, warehouseAgents } from './fields.ts'
import { StorageForm } from './request-form.ts'
import { listQuery, statusesParam } from '../requests/listing.ts'
import { storageMachine } from './request-machine.ts'
import { storageTabs } from './status.ts'

export const listStorages = endpoint({
  verb: 'listStorages',
  call: 'C093',
  method: 'GET',
  path: 'GetStortageRequest',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ status: statusesParam(storageMachine.states).optional(), ...listQuery }),
  answer: StorageList,
})

/** Sends a request, or with its id changes one that has no quotation yet (W1, W2). */
export const saveStorage = endpoint({
  verb: 'saveStorage',
  submits: true,
  call: 'C094',
  method: 'POST',
  path: 'SaveStorageRequest',
  policy: customers,
  scope: 'requests.write',
  acting: 'writers',
  body: z.strictObject({ storageRequestID: id.nullable(), form: StorageForm, version }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.string().nullable(),
    storageRequestID: z.string(),
    shipmentReferenceNumber: z.string(),
    invitedAgents: z.int(),
    answerMinutes: z.int(),
    /** When the first answer that is still awaited is due, in the warehouse’s own hours. */
    answerBy: z.string().nullable(),
  }),
  problems: ['warehouse.not-found', 'warehouse.quoted-already'],
})

export const listStorageStatuses = endpoint({
  verb: 'listStorageStatuses',
  call: 'C095',
  method: 'GET',
  path: 'GetLockupQuotationStatus',
  policy: readers,
  query: z.strictObject({ userType: z.enum(['customer', 'agent']) }),
  answer: z.array(
    z.strictObject({ code: z.string(), textEn: z.string(), textAr: z.string(), tab: z.enum(storageTabs) }),
  ),
})

export const viewStorage = endpoint({
  verb: 'viewStorage',
  method: 'GET',
  path: 'Warehouse/StorageDetails',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ storageRequestID: id }),
  readRecord: { kind: 'storage-request', by: 'storageRequestID' },
  answer: StorageDetail,
  problems: ['warehouse.not-found'],
})

/** What cancelling would keep and give back now, by the rule that the confirmation shows. */
export const viewStorageCancelTerms = endpoint({
  verb: 'viewStorageCancelTerms',
  method: 'GET',
  path: 'Warehouse/CancelTerms',
  policy: { ...customers, desk: 'any', admin: 'any' },
  query: z.strictObject({ storageRequestID: id }),
  readRecord: { kind: 'storage-request', by: 'storageRequestID' },
  answer: cancelTermsOf(storageCancelStages),
  problems: ['warehouse.not-found'],
})

export const cancelStorage = endpoint({
  verb: 'cancelStorage',
  call: 'C101',
  method: 'PUT',
  path: 'CancelStorageRequest',
  policy: { ...customers, desk: 'any', admin: 'any' },
  acting: 'writers',
  query: z.strictObject({ storageRequestID: id }),
  body: cancelBody(reason),
  answer: ok,
  problems: [
    'warehouse.not-found',
    'warehouse.cancel-support',
    'warehouse.cancel-stored',
    'warehouse.payment-open',
    'warehouse.refund-changed',
    'finance.refund-in-progress',
  ],
})

/** Asks the warehouses again under the same number, after the end of a round that nobody paid. */
export const reinitiateStorage = endpoint({
  verb: 'reinitiateStorage',
  submits: true,
  method: 'POST',
  path: 'Warehouse/Reinitiate/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({ startDate: day, endDate: day, version }),
  answer: AskedAgain,
  problems: ['warehouse.not-found', 'warehouse.was-paid'],
})

const tracked = {
  quotationno: z.string().trim().min(1, 'warehouse.number-invalid').max(40, 'warehouse.number-invalid'),
  /** Only events of this code, where it is sent. */
  STATUS: z.string().trim().max(40).optional(),
}

const TrackedStorage = z.strictObject({
  quotationNo: z.string(),
  trackingStatus: z.string(),
  /** The warehouse brings the goods in the end; they are collected otherwise. */
  isBrought: z.boolean(),
  events: z.array(z.strictObject({ code: z.string(), at: z.string() })),
})
export type TrackedStorage = z.infer<typeof TrackedStorage>

/**
 * For visitors by the number of a quotation: the step of the goods and nothing else. Who has looked up too many numbers
 * is told to solve a puzzle for each further one (`trackStorageSolved`). Who is signed in also finds their own quotation
 * before there are goods, of freight too, with its state and when it changed.
 */
export const trackStorage = endpoint({
  verb: 'trackStorage',
  call: 'C103',
  method: 'GET',
  path: 'GetQuotationStatus',
  policy: anyone,
  limit: ['tracking.person'],
  query: z.strictObject(tracked),
  answer: TrackedStorage,
  problems: ['warehouse.number-invalid', 'warehouse.track-captcha'],
})

/** The same with a solved puzzle, after the free look-ups of an hour (Z31). */
export const trackStorageSolved = endpoint({
  verb: 'trackStorageSolved',
  method: 'POST',
  path: 'Warehouse/TrackSolved',
  policy: { visitor: 'any' },
  limit: ['tracking.solved'],
  body: z.strictObject({ ...tracked, captcha: captchaAnswer }),
  answer: TrackedStorage,
  problems: ['warehouse.number-invalid', 'accounts.captcha-wrong'],
})

export const rateStorage = endpoint({
  verb: 'rateStorage',
  method: 'POST',
  path: 'Warehouse/Rate/{id}',
  policy: customers,
  query: z.strictObject({ id }),
  body: z.strictObject({
    rating: FeedbackRating,
    comments: FeedbackComment.min(1, 'quotes.comment-required'),
  }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.null(),
    alreadySubmitted: z.boolean(),
  }),
  problems: [
    'warehouse.not-found',
    'warehouse.not-completed',
    'quotes.comment-required',
    'quotes.comment-long',
  ],
})

/** The logo that stands on the documents of a request: its winner's, or the platform's before. */
export const downloadStorageLogo = endpoint({
  verb: 'downloadStorageLogo',
  call: 'C108',
  method: 'POST',
  path: 'WarehouseDownloadLogo',
  policy: { ...customers, ...warehouseAgents },
  background: true,
  body: z.strictObject({ storageRequestID: id }),
  answer: z.unknown(),
  file: 'any',
  problems: ['warehouse.not-found', 'warehouse.no-logo'],
})
