// The contract of the comparison as a document, and what the comparison adds to each quotation.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { withOffer } from '../../requests/offer.ts'
import { QuotationView } from '../../requests/views.ts'
import { Emissions } from '../co2e/co2e-answer.ts'
import { FreightOffer } from './freight-offer.ts'
import { id } from '../shared-fields.ts'

const StopPlace = z.strictObject({
  mode: z.enum(['sea', 'air']),
  code: z.string(),
  en: z.string(),
  ar: z.string(),
})

/**
 * A quotation beside its rivals; emissions are null where they cannot be estimated, and the places of its stops where its
 * words name none that is known. No place is a direct way.
 */
export const ComparedQuotation = withOffer(QuotationView, FreightOffer).extend({
  emissions: Emissions.nullable(),
  stopPlaces: z.array(StopPlace).nullable(),
})
export type ComparedQuotation = QuotationView &
  Pick<z.infer<typeof ComparedQuotation>, 'emissions' | 'stopPlaces'>

export const downloadComparison = endpoint({
  verb: 'downloadComparison',
  method: 'GET',
  path: 'FreightAPI/DownloadComparison',
  policy: customers,
  query: z.strictObject({ RequestId: id }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['freight.not-found', 'quotes.not-found'],
})
