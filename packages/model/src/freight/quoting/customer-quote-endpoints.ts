// Contracts of quotations as the customer sees, compares, accepts and pays them.
import { z } from 'zod'
import {
  acceptContract,
  payContract,
  rejectContract,
  viewQuoteContract,
} from '../../requests/quote-contracts.ts'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { comparedFields } from '../../requests/detail-fields.ts'
import { ComparedQuotation } from './comparison-endpoints.ts'
import { FreightOffer } from './freight-offer.ts'
import { id } from '../shared-fields.ts'

export const viewQuoteCustomer = viewQuoteContract({
  line: 'freight',
  verb: 'viewQuoteCustomer',
  path: 'FreightAPI/ViewQuoteCustomer',
  call: 'C045',
  offer: FreightOffer,
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

export const acceptQuote = acceptContract({
  line: 'freight',
  verb: 'acceptQuote',
  path: 'FreightAPI/AcceptQuote/{id}',
})

export const pay = payContract({ line: 'freight', verb: 'pay', path: 'FreightAPI/Pay', call: 'C048' })

export const rejectQuote = rejectContract({
  line: 'freight',
  verb: 'rejectQuote',
  path: 'FreightAPI/RejectQuote/{id}',
})
