// Contracts of what is done with many requests at once: looking at drafts, sending, deleting, declining.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { bulkIds, bulkIdsInQuery, Outcome } from '../../kit/bulk-action.ts'
import { docCodes } from '../../documents/document-type.ts'
import { PlaceName } from '../answers.ts'
import { reason } from '../shared-fields.ts'

const outcomes = z.strictObject({ outcomes: z.array(Outcome) })

/** How a draft stands: ready where `code` is null. `marks` are what a file can be named after. */
const DraftStanding = z.strictObject({
  ...Outcome.shape,
  quoteNumber: z.string().nullable(),
  nickname: z.string().nullable(),
  goods: z.string().nullable(),
  origin: PlaceName.nullable(),
  destination: PlaceName.nullable(),
  readyFrom: z.string().nullable(),
  marks: z.array(z.string()),
  /** Required documents that are not in yet. */
  missing: z.array(z.enum(docCodes)),
})
export type DraftStanding = z.infer<typeof DraftStanding>

/** Judges drafts by the rules of `submitRequest`, without sending them. */
export const checkDrafts = endpoint({
  verb: 'checkDrafts',
  method: 'GET',
  path: 'FreightAPI/CheckDrafts',
  policy: customers,
  query: z.strictObject({ ids: bulkIdsInQuery }),
  answer: z.strictObject({ items: z.array(DraftStanding) }),
})

/** Submits each draft as `submitRequest` does, in a transaction of its own; one that is refused holds no other up. */
export const submitRequests = endpoint({
  verb: 'submitRequests',
  submits: true,
  method: 'POST',
  path: 'FreightAPI/SubmitRequests',
  policy: customers,
  acting: 'writers',
  body: z.strictObject({ ids: bulkIds, terms: z.literal(true, { error: 'freight.terms-required' }) }),
  answer: outcomes,
})

export const removeDrafts = endpoint({
  verb: 'removeDrafts',
  method: 'POST',
  path: 'FreightAPI/RemoveDrafts',
  policy: customers,
  acting: 'writers',
  body: z.strictObject({ ids: bulkIds }),
  answer: outcomes,
})

/** Declines to quote each request, with one reason. */
export const declineRequests = endpoint({
  verb: 'declineRequests',
  method: 'POST',
  path: 'FreightAPI/DeclineRequests',
  policy: clearingAgents,
  body: z.strictObject({ ids: bulkIds, reason }),
  answer: outcomes,
})

export const bulkActionEndpoints = {
  checkDrafts,
  submitRequests,
  removeDrafts,
  declineRequests,
}
