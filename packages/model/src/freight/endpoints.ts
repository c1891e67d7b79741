// Contracts of the freight line: C044-C048, C027, C023 and the freight rows of the last table of the call list.
import { z } from 'zod'
import { anyone, clearingAgents, customers, type Policy } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { ok } from '../kit/answer.ts'
import { chargeCodes, ChargeInput } from '../quotes/charges.ts'
import { OwnQuotation, QuotationView } from '../quotes/views.ts'
import { FreightFigures, PaymentModel, ShipmentDetail, ShipmentList } from './answers.ts'
import { milestoneCodes } from './milestones.ts'
import { RequestDraft } from './request-form.ts'
import { listGroups } from './status.ts'

const id = z.uuid({ error: 'freight.not-found' })
const version = z.int32().min(1).optional()
const day = z.iso.date({ error: 'freight.date-invalid' })
const staff = { desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy
const readers = { ...customers, ...clearingAgents, ...staff } as const satisfies Policy
const reason = z
  .string({ error: 'freight.reason-required' })
  .trim()
  .min(3, 'freight.reason-required')
  .max(500)

export const saveRequest = endpoint({
  verb: 'saveRequest',
  method: 'POST',
  path: 'FreightAPI/SaveRequest',
  policy: customers,
  body: z.strictObject({ RequestId: id.optional(), form: RequestDraft }),
  answer: z.strictObject({ RequestId: z.string(), quoteNumber: z.string(), savedAt: z.string() }),
  problems: ['freight.not-found', 'freight.nickname-long'],
})

export const viewDraft = endpoint({
  verb: 'viewDraft',
  method: 'GET',
  path: 'FreightAPI/Draft',
  policy: customers,
  query: z.strictObject({ RequestId: id }),
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    savedAt: z.string(),
    form: z.record(z.string(), z.unknown()),
  }),
  problems: ['freight.not-found'],
})

export const submitRequest = endpoint({
  verb: 'submitRequest',
  method: 'POST',
  path: 'FreightAPI/SubmitRequest/{id}',
  policy: customers,
  query: z.strictObject({ id }),
  body: z.strictObject({ terms: z.literal(true, { error: 'freight.terms-required' }) }),
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    invitedAgents: z.int(),
    answerMinutes: z.int(),
  }),
  problems: [
    'freight.not-found',
    'freight.hazardous-papers',
    'freight.papers-missing',
    'freight.place-unknown',
  ],
})

export const removeDraft = endpoint({
  verb: 'removeDraft',
  method: 'POST',
  path: 'FreightAPI/RemoveDraft/{id}',
  policy: customers,
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['freight.not-found'],
})

export const listShipments = endpoint({
  verb: 'listShipments',
  call: 'C044',
  method: 'GET',
  path: 'FreightAPI/GetQuoteList',
  policy: readers,
  query: z.strictObject({
    status: z.enum(listGroups).default('all'),
    reference: z.string().trim().max(60).optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    pageIndex: z.coerce.number().int().min(0).max(10_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: ShipmentList,
})

export const viewFigures = endpoint({
  verb: 'viewFigures',
  method: 'GET',
  path: 'FreightAPI/Figures',
  policy: customers,
  answer: FreightFigures,
})

export const downloadReport = endpoint({
  verb: 'downloadReport',
  method: 'GET',
  path: 'FreightAPI/DownloadReport',
  policy: readers,
  query: z.strictObject({
    status: z.enum(listGroups).default('all'),
    reference: z.string().trim().max(60).optional(),
    dateFrom: day.optional(),
    dateTo: day.optional(),
    format: z.enum(['csv', 'xlsx']).default('csv'),
    lang: z.enum(['en', 'ar']).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
})

export const viewShipment = endpoint({
  verb: 'viewShipment',
  method: 'GET',
  path: 'FreightAPI/ShipmentDetails',
  policy: readers,
  query: z.strictObject({ RequestId: id }),
  answer: ShipmentDetail,
  problems: ['freight.not-found'],
})

export const viewQuoteCustomer = endpoint({
  verb: 'viewQuoteCustomer',
  call: 'C045',
  method: 'GET',
  path: 'FreightAPI/ViewQuoteCustomer',
  policy: customers,
  query: z.strictObject({ QuoteId: id }),
  answer: QuotationView,
  problems: ['quotes.not-found'],
})

export const compareQuotes = endpoint({
  verb: 'compareQuotes',
  method: 'GET',
  path: 'FreightAPI/CompareQuotes',
  policy: customers,
  query: z.strictObject({ RequestId: id }),
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    status: z.string(),
    windowEndsAt: z.string().nullable(),
    serverTime: z.string(),
    expected: z.array(z.enum(chargeCodes)),
    /** Fils by which the lowest leads the next live quotation, as an amount; null without a second. */
    leadOfLowest: z.string().nullable(),
    invitedAgents: z.int(),
    creditLeft: z.string().nullable(),
    quotations: z.array(QuotationView),
  }),
  problems: ['freight.not-found'],
})

export const viewQuoteAgent = endpoint({
  verb: 'viewQuoteAgent',
  call: 'C046',
  method: 'GET',
  path: 'FreightAPI/ViewQuoteAgent',
  policy: clearingAgents,
  query: z.strictObject({ RequestId: id }),
  answer: z.strictObject({
    shipment: ShipmentDetail,
    expected: z.array(z.enum(chargeCodes)),
    invitation: z.strictObject({
      invitedAt: z.string(),
      dueAt: z.string(),
      answerMinutes: z.int(),
      answeredAt: z.string().nullable(),
      closesAt: z.string(),
    }),
    serverTime: z.string(),
    own: OwnQuotation.nullable(),
    submitRefusal: z.string().nullable(),
  }),
  problems: ['freight.not-found'],
})

export const submitQuote = endpoint({
  verb: 'submitQuote',
  call: 'C047',
  method: 'POST',
  path: 'FreightAPI/SubmitQuote',
  policy: clearingAgents,
  body: z.strictObject({
    RequestId: id,
    charges: z.array(ChargeInput).max(30),
    additionalCharges: z.array(ChargeInput).max(10).optional(),
    expiryDate: z.iso.datetime({ offset: true }).optional(),
    transitDays: z.int().min(0).max(200).optional(),
    freeDays: z.int().min(0).max(60).optional(),
    stops: z.string().trim().max(120).optional(),
    remarks: z.string().trim().max(1000).optional(),
    terms: z.string().trim().max(2000).optional(),
    acceptPartnerTerms: z.boolean().optional(),
    fileDocumentId: id.optional(),
    isDraft: z.boolean(),
    version,
  }),
  answer: z.strictObject({
    status: z.literal('SUCCESS'),
    errorMessage: z.string().nullable(),
    QuotationId: z.string(),
    QuotationNo: z.string(),
    totalEstimate: z.string(),
    state: z.string(),
  }),
  problems: [
    'freight.not-found',
    'quotes.request-closed',
    'quotes.already-awarded',
    'quotes.already-answered',
    'quotes.not-open',
    'quotes.expired',
    'quotes.total-zero',
    'quotes.charges-missing',
    'quotes.file-required',
    'quotes.terms-required',
    'quotes.payment-in-progress',
    'quotes.validity-short',
    'quotes.validity-long',
  ],
})

export const declineToQuote = endpoint({
  verb: 'declineToQuote',
  method: 'POST',
  path: 'FreightAPI/DeclineQuote/{id}',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: ok,
  problems: [
    'freight.not-found',
    'quotes.request-closed',
    'quotes.already-answered',
    'quotes.already-awarded',
    'quotes.payment-in-progress',
  ],
})

export const withdrawQuote = endpoint({
  verb: 'withdrawQuote',
  method: 'POST',
  path: 'FreightAPI/WithdrawQuote/{id}',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: ok,
  problems: ['quotes.not-found', 'quotes.not-open', 'quotes.payment-in-progress', 'quotes.expired'],
})

export const acceptQuote = endpoint({
  verb: 'acceptQuote',
  method: 'POST',
  path: 'FreightAPI/AcceptQuote/{id}',
  policy: customers,
  query: z.strictObject({ id }),
  body: z.strictObject({
    terms: z.literal(true, { error: 'quotes.terms-required' }),
    pay: z.enum(['half', 'whole', 'credit']),
  }),
  answer: PaymentModel,
  problems: [
    'quotes.not-found',
    'quotes.expired',
    'quotes.not-open',
    'quotes.already-awarded',
    'quotes.payment-in-progress',
    'quotes.credit-not-allowed',
    'finance.credit-limit',
    'finance.payment-in-progress',
    'finance.session-over',
    'finance.gateway-unavailable',
  ],
})

export const pay = endpoint({
  verb: 'pay',
  call: 'C048',
  method: 'GET',
  path: 'FreightAPI/Pay',
  twins: [{ method: 'POST' }],
  policy: customers,
  query: z.strictObject({ QuoteID: id }),
  answer: PaymentModel,
  problems: [
    'quotes.not-found',
    'freight.nothing-to-pay',
    'quotes.payment-in-progress',
    'finance.payment-in-progress',
    'finance.session-over',
    'finance.gateway-unavailable',
  ],
  writes: true,
})

export const rejectQuote = endpoint({
  verb: 'rejectQuote',
  method: 'POST',
  path: 'FreightAPI/RejectQuote/{id}',
  policy: customers,
  query: z.strictObject({ id }),
  body: z.strictObject({ reason: z.string().trim().max(500).optional() }),
  answer: ok,
  problems: ['quotes.not-found', 'quotes.not-open', 'quotes.payment-in-progress'],
})

export const cancelRequest = endpoint({
  verb: 'cancelRequest',
  method: 'POST',
  path: 'FreightAPI/CancelRequest/{id}',
  policy: { ...customers, desk: 'any', admin: 'any' },
  query: z.strictObject({ id }),
  body: z.strictObject({ reason, version }),
  answer: ok,
  problems: ['freight.not-found', 'freight.cancel-support', 'freight.payment-open'],
})

export const addEvent = endpoint({
  verb: 'addEvent',
  method: 'POST',
  path: 'FreightAPI/AddEvent/{id}',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({
    code: z.enum(milestoneCodes),
    at: z.iso.datetime({ offset: true }).optional(),
    place: z.string().trim().max(120).optional(),
    note: z.string().trim().max(300).optional(),
    eta: day.optional(),
    containerNumber: z.string().trim().max(20).optional(),
    chassisNumber: z.string().trim().max(20).optional(),
    blNumber: z.string().trim().max(35).optional(),
    awbNumber: z.string().trim().max(20).optional(),
    version,
  }),
  answer: z.strictObject({ status: z.string(), version: z.int() }),
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.milestone-not-part',
    'freight.milestone-done',
    'freight.milestone-too-early',
    'freight.final-quote-first',
    'freight.balance-open',
    'freight.delivery-order-first',
    'freight.customs-papers-missing',
    'freight.proof-first',
    'freight.release-first',
    'freight.future-event',
  ],
})

export const postFinalQuote = endpoint({
  verb: 'postFinalQuote',
  method: 'POST',
  path: 'FreightAPI/FinalQuote/{id}',
  policy: clearingAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({
    charges: z.array(ChargeInput).min(1, 'quotes.charges-missing').max(40),
    remarks: z.string().trim().max(1000).optional(),
    fileDocumentId: id.optional(),
    version,
  }),
  answer: z.strictObject({ totalEstimate: z.string(), balance: z.string(), status: z.string() }),
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.payment-open',
    'freight.final-paid',
    'freight.milestone-done',
    'finance.refund-in-progress',
    'finance.credit-limit',
    'quotes.final-below-down-payment',
    'quotes.file-required',
    'quotes.total-zero',
  ],
})

export const completeDelivery = endpoint({
  verb: 'completeDelivery',
  method: 'POST',
  path: 'FreightAPI/ConfirmDelivery/{id}',
  policy: { ...customers, ...clearingAgents },
  query: z.strictObject({ id }),
  body: z.strictObject({ version }),
  answer: ok,
  problems: [
    'freight.not-found',
    'freight.not-booked',
    'freight.not-delivered',
    'freight.invoice-first',
    'freight.disputed',
  ],
})

export const rateShipment = endpoint({
  verb: 'rateShipment',
  call: 'C027',
  method: 'POST',
  path: 'Account/RateMargoPostShipment',
  policy: anyone,
  body: z.strictObject({
    postShppingRequest: z.string().max(200),
    updateComments: z.boolean(),
    comments: z.string().trim().max(150, 'freight.comment-long').optional(),
    rating: z.int().min(1).max(5).optional(),
  }),
  answer: z.strictObject({
    status: z.string(),
    errorMessage: z.string().nullable(),
    alreadySubmitted: z.boolean(),
  }),
  problems: ['freight.not-found', 'freight.comment-required', 'freight.comment-long'],
})

/** The receipt of the newest payment that joins request, quotation and company (C050, Z29). */
export const downloadReceipt = endpoint({
  verb: 'downloadReceipt',
  call: 'C050',
  method: 'GET',
  path: 'FreightAPI/DownloadReciept',
  policy: { ...customers, admin: 'any', 'admin-readonly': 'any' },
  query: z.strictObject({
    RequestId: id,
    QuotationNo: z.string().max(40),
    QuotationId: id,
    receiptNumber: z.string().max(40).optional(),
  }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['freight.not-found'],
})

export const downloadInvoice = endpoint({
  verb: 'downloadInvoice',
  method: 'GET',
  path: 'FreightAPI/DownloadInvoice',
  policy: { ...customers, ...clearingAgents, admin: 'any', 'admin-readonly': 'any' },
  query: z.strictObject({ RequestId: id, kind: z.enum(['advance', 'final']) }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['freight.not-found'],
})

const inBoth = { en: z.string(), ar: z.string() }
export const trackTypes = ['container', 'chassis', 'bl', 'awb', 'quotation'] as const

export const trackShipment = endpoint({
  verb: 'trackShipment',
  method: 'GET',
  path: 'FreightAPI/Track',
  policy: { ...anyone },
  query: z.strictObject({ type: z.enum(trackTypes), number: z.string().trim().min(4).max(40) }),
  answer: z.strictObject({
    number: z.string(),
    mode: z.enum(['sea', 'air']),
    status: z.strictObject({ code: z.string(), ...inBoth }),
    route: z.strictObject(inBoth),
    /** A day. */
    eta: z.string().nullable(),
    events: z.array(
      z.strictObject({
        code: z.string(),
        ...inBoth,
        at: z.string(),
        place: z.strictObject(inBoth).nullable(),
      }),
    ),
  }),
  problems: ['freight.not-found', 'freight.not-at-port', 'freight.not-at-airport'],
  limit: ['tracking.visitor', 'tracking.person'],
})

export const validateDocumentNumbers = endpoint({
  verb: 'validateDocumentNumbers',
  call: 'C023',
  method: 'POST',
  path: 'DocValidation',
  limit: ['tracking.person'],
  policy: { ...readers, 'warehouse-agent': 'own', 'truck-provider': 'own' },
  body: z.strictObject({
    blNumber: z.string().trim().max(35).optional(),
    containerNumber: z.string().trim().max(20).optional(),
  }),
  answer: z.strictObject({
    valid: z.boolean(),
    fields: z.array(z.strictObject({ name: z.string(), valid: z.boolean(), message: z.string().nullable() })),
    eta: z.string().nullable(),
  }),
})

export const publicLanes = endpoint({
  verb: 'publicLanes',
  method: 'GET',
  path: 'public/lanes',
  policy: anyone,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        /** Codes of the places, for the link to the request form. */
        origin: z.string(),
        destination: z.string(),
        originEn: z.string(),
        originAr: z.string(),
        destinationEn: z.string(),
        destinationAr: z.string(),
        mode: z.enum(['sea', 'air']),
        containerType: z.string().nullable(),
        transitFrom: z.int(),
        transitTo: z.int(),
        median: z.string(),
        currency: z.literal('AED'),
        quotes: z.int(),
      }),
    ),
    days: z.int(),
  }),
  cache: 300,
})

export const freightEndpoints = [
  saveRequest,
  viewDraft,
  submitRequest,
  removeDraft,
  listShipments,
  viewFigures,
  downloadReport,
  viewShipment,
  viewQuoteCustomer,
  compareQuotes,
  viewQuoteAgent,
  submitQuote,
  declineToQuote,
  withdrawQuote,
  acceptQuote,
  pay,
  rejectQuote,
  cancelRequest,
  addEvent,
  postFinalQuote,
  completeDelivery,
  rateShipment,
  downloadReceipt,
  downloadInvoice,
  trackShipment,
  validateDocumentNumbers,
  publicLanes,
]
