// Contracts of shipments: lists, statistics, the page of one, its receipts and the rating.
import { z } from 'zod'
import { invoiceContract, receiptContract } from '../../requests/quote-contracts.ts'
import { anyone, clearingAgents, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { FeedbackComment, FeedbackRating } from '../../requests/feedback.ts'
import { bulkIdsInQuery } from '../../kit/bulk-action.ts'
import { FreightStatistics, ShipmentDetail, ShipmentList } from '../answers.ts'
import { listFilters, statusesParam } from '../../requests/listing.ts'
import type { AnySort } from '../../requests/list-sorts.ts'
import { paging } from '../../kit/paging.ts'
import { dueChoices, inboxSorts, isEnd } from '../quoting/inbox.ts'
import { documentedGroups, freightStatuses } from '../status.ts'
import { id, readers } from '../shared-fields.ts'

/** `status` is one of the documented groups, or statuses as `A,B,C`. */
const freightFilters = {
  status: statusesParam([...documentedGroups, ...freightStatuses]).optional(),
  mode: z.enum(['sea', 'air']).optional(),
}

const end = z.string().refine(isEnd, 'kit.field.invalid').optional()
const mark = z.literal('yes').optional()

/** What the list alone is narrowed to: ends are a country or a place, `due` what the reader has to answer or do by then. */
const inboxQuery = {
  ...freightFilters,
  ...listFilters,
  origin: end,
  destination: end,
  due: z.enum(dueChoices).optional(),
  dangerous: mark,
  /** Refrigerated containers. */
  reefer: mark,
  /** For an agent: what it declined. */
  declined: mark,
  sort: z.enum(inboxSorts as [AnySort, ...AnySort[]]).default('-added'),
}

export const listShipments = endpoint({
  verb: 'listShipments',
  call: 'C044',
  method: 'GET',
  path: 'FreightAPI/GetQuoteList',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ ...inboxQuery, ...paging }),
  answer: ShipmentList,
})

/** The requests of an agent's list in its order, without what they say: so one is worked on after the other. */
export const listRequestOrder = endpoint({
  verb: 'listRequestOrder',
  method: 'GET',
  path: 'FreightAPI/RequestOrder',
  policy: clearingAgents,
  scope: 'quotes.read',
  query: z.strictObject(inboxQuery),
  /** As far as lists count; `isWon` is a shipment of the agent. */
  answer: z.strictObject({ items: z.array(z.strictObject({ RequestId: z.string(), isWon: z.boolean() })) }),
})

export const viewFigures = endpoint({
  verb: 'viewFigures',
  method: 'GET',
  path: 'FreightAPI/Figures',
  policy: customers,
  scope: 'shipments.read',
  answer: FreightStatistics,
})

export const downloadReport = endpoint({
  verb: 'downloadReport',
  method: 'GET',
  path: 'FreightAPI/DownloadReport',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({
    ...freightFilters,
    ...listFilters,
    /** Only these of them, as `a,b,c`. */
    ids: bulkIdsInQuery.optional(),
    format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
    lang: z.enum(['en', 'ar']).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['kit.report-long'],
})

export const viewShipment = endpoint({
  verb: 'viewShipment',
  method: 'GET',
  path: 'FreightAPI/ShipmentDetails',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: ShipmentDetail,
  problems: ['freight.not-found'],
})

/** Without a comment and without a rating it changes nothing and answers whether the link was used. */
export const rateShipment = endpoint({
  verb: 'rateShipment',
  call: 'C027',
  method: 'POST',
  path: 'Account/RateMargoPostShipment',
  policy: anyone,
  body: z.strictObject({
    postShppingRequest: z.string().max(200),
    updateComments: z.boolean(),
    comments: FeedbackComment.optional(),
    rating: FeedbackRating.optional(),
  }),
  answer: z.strictObject({
    status: z.string(),
    errorMessage: z.string().nullable(),
    alreadySubmitted: z.boolean(),
  }),
  problems: ['freight.feedback-link', 'quotes.comment-required', 'quotes.comment-long'],
})

export const downloadReceipt = receiptContract({
  line: 'freight',
  verb: 'downloadReceipt',
  path: 'FreightAPI/DownloadReciept',
  call: 'C050',
})

export const downloadInvoice = invoiceContract({
  line: 'freight',
  verb: 'downloadInvoice',
  path: 'FreightAPI/DownloadInvoice',
})
