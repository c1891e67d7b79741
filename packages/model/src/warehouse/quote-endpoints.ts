// Contracts of storage quotations: the warehouse's draft, sending and final one; the customer's comparison, acceptance, payment.
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { PaymentModel } from '../finance/payment-model.ts'
import { taxInvoiceKinds } from '../finance/invoice-kinds.ts'
import { acceptProblems, AcceptBody } from '../requests/accept-fields.ts'
import {
  declineProblems,
  finalProblems,
  FinalQuoteAsked,
  FinalQuoteBody,
  QuoteBody,
  QuoteSent,
  sendProblems,
  withdrawProblems,
} from '../requests/quote-fields.ts'
import { agentFields, comparedFields } from '../requests/detail-fields.ts'
import { QuotationView } from '../requests/views.ts'
import { StorageDetail } from './answers.ts'
import { day, id, reason, warehouseAgents, quotationId } from './fields.ts'

export const viewStorageQuote = endpoint({
  verb: 'viewStorageQuote',
  call: 'C104',
  method: 'GET',
  path: 'ViewQuoteCustomer',
  policy: customers,
  scope: 'quotes.read',
  query: z.strictObject({ QuoteId: quotationId }),
  readRecord: { kind: 'quotation', by: 'QuoteId' },
  answer: QuotationView,
  problems: ['quotes.not-found'],
})

export const compareStorageQuotes = endpoint({
  verb: 'compareStorageQuotes',
  method: 'GET',
  path: 'Warehouse/CompareQuotes',
  policy: customers,
  scope: 'quotes.read',
  query: z.strictObject({ storageRequestID: id }),
  readRecord: { kind: 'storage-request', by: 'storageRequestID' },
  answer: z.strictObject({
    storageRequestID: z.string(),
    shipmentReferenceNumber: z.string(),
    status: z.string(),
    ...comparedFields,
    /** Percent of a total that is paid at acceptance. */
    downPercent: z.int(),
    quotations: z.array(QuotationView),
  }),
  problems: ['warehouse.not-found'],
})

export const acceptStorageQuote = endpoint({
  verb: 'acceptStorageQuote',
  method: 'POST',
  path: 'Warehouse/AcceptQuote/{id}',
  policy: customers,
  query: z.strictObject({ id: quotationId }),
  body: AcceptBody,
  answer: PaymentModel,
  problems: acceptProblems,
})

/** Continues an open payment, or starts the final one that is due; amounts never come from the caller. */
export const payStorage = endpoint({
  verb: 'payStorage',
  call: 'C107',
  method: 'GET',
  path: 'Pay',
  twins: [{ method: 'POST' }],
  writes: true,
  policy: customers,
  query: z.strictObject({ QuoteID: quotationId }),
  answer: PaymentModel,
  problems: [
    'quotes.not-found',
    'quotes.terms-first',
    'warehouse.nothing-to-pay',
    'quotes.payment-in-progress',
    'finance.payment-in-progress',
    'finance.session-over',
    'finance.gateway-unavailable',
  ],
})

/** The customer says that the open payment of a quotation failed (Z22): it is believed only after the gateway was asked. */
export const reportStoragePaymentFailed = endpoint({
  verb: 'reportStoragePaymentFailed',
  call: 'C102',
  method: 'PUT',
  path: 'PaymentFailed',
  policy: customers,
  query: z.strictObject({ QuotationId: quotationId }),
  answer: ok,
  problems: ['quotes.not-found', 'warehouse.no-payment'],
})

export const rejectStorageQuote = endpoint({
  verb: 'rejectStorageQuote',
  method: 'POST',
  path: 'Warehouse/RejectQuote/{id}',
  policy: customers,
  query: z.strictObject({ id: quotationId }),
  body: z.strictObject({ reason: z.string().trim().max(500).optional() }),
  answer: ok,
  problems: ['quotes.not-found', 'quotes.not-open', 'quotes.payment-in-progress'],
})

export const viewStorageQuoteAgent = endpoint({
  verb: 'viewStorageQuoteAgent',
  call: 'C105',
  method: 'GET',
  path: 'ViewQuoteAgent',
  policy: warehouseAgents,
  scope: 'quotes.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'storage-request', by: 'RequestId' },
  answer: z.strictObject({
    storage: StorageDetail,
    ...agentFields,
  }),
  problems: ['warehouse.not-found'],
})

export const submitStorageQuote = endpoint({
  verb: 'submitStorageQuote',
  call: 'C106',
  method: 'POST',
  path: 'SubmitQuote',
  policy: warehouseAgents,
  scope: 'quotes.write',
  body: QuoteBody.extend({ RequestId: id }),
  answer: QuoteSent,
  problems: ['warehouse.not-found', ...sendProblems],
})

export const declineStorageQuote = endpoint({
  verb: 'declineStorageQuote',
  method: 'POST',
  path: 'Warehouse/DeclineQuote/{id}',
  policy: warehouseAgents,
  scope: 'quotes.write',
  query: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: ok,
  problems: ['warehouse.not-found', ...declineProblems],
})

export const withdrawStorageQuote = endpoint({
  verb: 'withdrawStorageQuote',
  method: 'POST',
  path: 'Warehouse/WithdrawQuote/{id}',
  policy: { ...warehouseAgents, desk: 'any' },
  scope: 'quotes.write',
  query: z.strictObject({ id: quotationId }),
  body: z.strictObject({ reason }),
  answer: ok,
  problems: withdrawProblems,
})

/** The final quotation (W12, Q13); with `endDate` it offers a longer time that the customer asked for. */
export const postStorageFinalQuote = endpoint({
  verb: 'postStorageFinalQuote',
  method: 'POST',
  path: 'Warehouse/FinalQuote/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: FinalQuoteBody.extend({ endDate: day.optional() }),
  answer: FinalQuoteAsked,
  problems: [
    'warehouse.not-found',
    'warehouse.not-booked',
    'warehouse.final-paid',
    'warehouse.step-done',
    'warehouse.extension-not-asked',
    'warehouse.extension-earlier',
    'warehouse.too-long',
    'quotes.payment-in-progress',
    ...finalProblems,
  ],
})

/** The receipt of the newest payment that joins request, quotation and company (Z29). */
export const downloadStorageReceipt = endpoint({
  verb: 'downloadStorageReceipt',
  call: 'C100',
  method: 'GET',
  path: 'DownloadReciept',
  policy: { ...customers, admin: 'any', 'admin-readonly': 'any' },
  scope: 'invoices.read',
  query: z.strictObject({
    RequestId: id,
    QuotationNo: z.string().max(40),
    QuotationId: quotationId,
    receiptNumber: z.string().max(40).optional(),
  }),
  readRecord: { kind: 'storage-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['warehouse.not-found', 'warehouse.receipt-missing', 'warehouse.invoice-failed'],
})

export const downloadStorageInvoice = endpoint({
  verb: 'downloadStorageInvoice',
  method: 'GET',
  path: 'Warehouse/DownloadInvoice',
  policy: { ...customers, ...warehouseAgents, admin: 'any', 'admin-readonly': 'any' },
  scope: 'invoices.read',
  query: z.strictObject({
    RequestId: id,
    kind: z.enum(taxInvoiceKinds),
    number: z.string().max(30).optional(),
  }),
  readRecord: { kind: 'storage-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['warehouse.not-found', 'warehouse.invoice-missing', 'warehouse.invoice-failed'],
})
