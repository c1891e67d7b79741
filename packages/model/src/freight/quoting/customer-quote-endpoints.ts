// Contracts of quotations as the customer sees, compares, accepts and pays them.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { ok } from '../../kit/answer.ts'
import { PaymentModel } from '../../finance/payment-model.ts'
import { AcceptBody, acceptProblems } from '../../requests/accept-fields.ts'
import { comparedFields } from '../../requests/detail-fields.ts'
import { QuotationView } from '../../requests/views.ts'
import { ComparedQuotation } from './comparison-endpoints.ts'
import { id, quotationId } from '../shared-fields.ts'

export const viewQuoteCustomer = endpoint({
  verb: 'viewQuoteCustomer',
  call: 'C045',
  method: 'GET',
  path: 'FreightAPI/ViewQuoteCustomer',
  policy: customers,
  scope: 'quotes.read',
  query: z.strictObject({ QuoteId: quotationId }),
  readRecord: { kind: 'quotation', by: 'QuoteId' },
  answer: QuotationView,
  problems: ['quotes.not-found'],
})

export const compareQuotes = endpoint({
  verb: 'compareQuotes',
  method: 'GET',
  path: 'FreightAPI/CompareQuotes',
  policy: customers,
  scope: 'quotes.read',
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.strictObject({
    RequestId: z.string(),
    quoteNumber: z.string(),
    status: z.string(),
    ...comparedFields,
    quotations: z.array(ComparedQuotation),
  }),
  problems: ['freight.not-found'],
})

export const acceptQuote = endpoint({
  verb: 'acceptQuote',
  method: 'POST',
  path: 'FreightAPI/AcceptQuote/{id}',
  policy: customers,
  query: z.strictObject({ id: quotationId }),
  body: AcceptBody,
  answer: PaymentModel,
  problems: acceptProblems,
})

export const pay = endpoint({
  verb: 'pay',
  call: 'C048',
  method: 'GET',
  path: 'FreightAPI/Pay',
  twins: [{ method: 'POST' }],
  policy: customers,
  query: z.strictObject({ QuoteID: quotationId }),
  answer: PaymentModel,
  problems: [
    'quotes.not-found',
    'quotes.terms-first',
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
  query: z.strictObject({ id: quotationId }),
  body: z.strictObject({ reason: z.string().trim().max(500).optional() }),
  answer: ok,
  problems: ['quotes.not-found', 'quotes.not-open', 'quotes.payment-in-progress'],
})
