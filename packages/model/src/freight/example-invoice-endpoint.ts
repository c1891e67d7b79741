// The contract of the tax invoice that visitors may look at.
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'

/** The tax invoice of the running example, printed as every other one and marked as an example. */
export const exampleTaxInvoice = endpoint({
  verb: 'exampleTaxInvoice',
  method: 'GET',
  path: 'public/example-invoice',
  policy: anyone,
  answer: z.unknown(),
  file: 'application/pdf',
})
