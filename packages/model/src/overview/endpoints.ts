// Contracts of views over all lines: the header search (C040).
import { z } from 'zod'
import { clearingAgents, customers } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'

export const SearchHit = z.strictObject({
  /** Kind of object, such as `freight-request`. */
  type: z.string(),
  id: z.string(),
  number: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  /** Code of the status; its words are in the line's text table. */
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
  policy: { ...customers, ...clearingAgents, desk: 'any', admin: 'any', 'admin-readonly': 'any' },
  query: z.strictObject({ text: z.string().trim().min(2).max(80) }),
  answer: z.strictObject({ items: z.array(SearchHit) }),
  background: true,
})

export const overviewEndpoints = { search }
