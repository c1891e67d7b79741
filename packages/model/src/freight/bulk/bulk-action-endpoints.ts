// Contracts of what is done with many requests at once: looking at drafts, sending, deleting, declining.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { bulkIds, bulkIdsInQuery, Outcome } from '../../kit/bulk-action.ts'
import { docCodes } from '../../documents/document-type.ts'
import { PlaceName } from '../answers.ts'
import { milestoneCodes } from '../execution/milestones.ts'
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
  /** Documents that are not in yet and may come after acceptance. */
  following: z.array(z.enum(docCodes)),
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

/** What happened to several shipments at one time and place. */
const manyIds = { ids: bulkIds, code: z.enum(milestoneCodes) }

/** Reports one milestone of each shipment as `addEvent` does, in a transaction of its own; one that is refused holds no other up. */
export const addEvents = endpoint({
  verb: 'addEvents',
  method: 'POST',
  path: 'FreightAPI/AddEvents',
  policy: clearingAgents,
  body: z.strictObject({
    ...manyIds,
    at: z.iso.datetime({ offset: true }).optional(),
    place: z.string().trim().max(120).optional(),
    note: z.string().trim().max(300).optional(),
  }),
  answer: outcomes,
})

/** Takes the milestone of each shipment back as `undoEvent` does, where it is the one that was reported last. */
export const undoEvents = endpoint({
  verb: 'undoEvents',
  method: 'POST',
  path: 'FreightAPI/UndoEvents',
  policy: clearingAgents,
  body: z.strictObject(manyIds),
  answer: outcomes,
})

export const bulkActionEndpoints = {
  checkDrafts,
  submitRequests,
  removeDrafts,
  declineRequests,
  addEvents,
  undoEvents,
}
