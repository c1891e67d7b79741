// The contract of the comparison as a paper, and what the comparison adds to each quotation.
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { QuotationView } from '../quotes/views.ts'
import { Emissions } from './co2e-answer.ts'
import { id } from './shared-fields.ts'

/** A quotation beside its rivals; emissions are null where they cannot be estimated. */
export const ComparedQuotation = QuotationView.extend({ emissions: Emissions.nullable() })
export type ComparedQuotation = z.infer<typeof ComparedQuotation>

export const downloadComparison = endpoint({
  verb: 'downloadComparison',
  method: 'GET',
  path: 'FreightAPI/DownloadComparison',
  policy: customers,
  query: z.strictObject({ RequestId: id }),
  look: { kind: 'freight-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['freight.not-found', 'quotes.not-found'],
})
