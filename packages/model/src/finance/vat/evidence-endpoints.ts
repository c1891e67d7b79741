// Contract of the list of zero-rated supplies that no transport document proves yet.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { financeReaders, page } from '../overview-endpoints.ts'
import { evidenceStates } from './evidence.ts'

const both = z.strictObject({ en: z.string(), ar: z.string() })

const missing = z.strictObject({
  invoiceId: z.string(),
  number: z.string(),
  subjectNumber: z.string(),
  supplier: both,
  customer: both,
  /** In the house's own return, and not in that of an agent. */
  isOwn: z.boolean(),
  suppliedOn: z.string(),
  dueOn: z.string(),
  state: z.enum(evidenceStates),
  /** Zero-rated, before what was credited. */
  net: z.string(),
})
export type MissingEvidence = z.infer<typeof missing>

/** What is due first, first. */
export const listMissingEvidence = endpoint({
  verb: 'listMissingEvidence',
  method: 'GET',
  path: 'finance/vat/evidence',
  policy: financeReaders,
  query: z.strictObject({ page }),
  answer: z.strictObject({
    missing: z.array(missing),
    count: z.int(),
    soon: z.int(),
    late: z.int(),
    days: z.int(),
    currency: z.literal('AED'),
  }),
})
export const evidenceEndpoints = { listMissingEvidence }
