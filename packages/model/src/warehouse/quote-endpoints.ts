// Contracts of storage quotations: the warehouse's draft, sending and final one; the customer's comparison, acceptance, payment.
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { finalProblems, FinalQuoteAsked, FinalQuoteBody } from '../requests/quote-fields.ts'
import { agentFields, comparedFields } from '../requests/detail-fields.ts'
import { QuotationView } from '../requests/views.ts'
import { StorageDetail } from './answers.ts'
import { storageQuoteCalls } from './calls.ts'
import { day, id, warehouseAgents, quotationId } from './fields.ts'

export const {
  viewQuote: viewStorageQuote,
  accept: acceptStorageQuote,
  pay: payStorage,
  reject: rejectStorageQuote,
  submit: submitStorageQuote,
  decline: declineStorageQuote,
  withdraw: withdrawStorageQuote,
  receipt: downloadStorageReceipt,
  invoice: downloadStorageInvoice,
} = storageQuoteCalls

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
