// Contracts of views over all lines: the header search (C040), and everything else that the overview gathers.
import { z } from 'zod'
import { clearingAgents, customers } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { requestKinds } from '../lines.ts'
import { auditEndpoints } from './audit-endpoints.ts'
import { listDeadlines } from './deadline-endpoints.ts'
import { viewDesk } from './desk-endpoints.ts'
import { holidayEndpoints } from './holiday-endpoints.ts'
import { listReports, transactionLog } from './transaction-log-endpoints.ts'

/** Kinds of what a search finds, in the order that they are shown. */
export const hitTypes = [
  ...requestKinds,
  'receipt',
  'tax-invoice',
  'document',
  'company',
  'person',
  'registration',
  'question',
] as const

export const SearchHit = z.strictObject({
  type: z.enum(hitTypes),
  id: z.string(),
  /** Empty where the object has none. */
  number: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  /** Code of the status; its words are in the text table of its kind. Empty where there is none. */
  status: z.string(),
  /** Path below `/{lang}`. */
  url: z.string(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const search = endpoint({
  verb: 'search',
  call: 'C040',
  method: 'GET',
  path: 'Search',
  policy: {
    ...customers,
    ...clearingAgents,
    'warehouse-agent': 'own',
    'truck-provider': 'own',
    desk: 'any',
    admin: 'any',
    'admin-readonly': 'any',
  },
  query: z.strictObject({ text: z.string().trim().min(2).max(80) }),
  readRecord: 'person',
  answer: z.strictObject({ items: z.array(SearchHit) }),
  background: true,
})

export const overviewEndpoints = {
  search,
  viewDesk,
  listDeadlines,
  ...auditEndpoints,
  transactionLog,
  listReports,
  ...holidayEndpoints,
}
