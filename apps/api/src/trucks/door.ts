// What the application assembles of the trucks line: its side of payments and of documents, its calls, its background work.
import { Problem } from '@marsa/model/kit/problem.ts'
import { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { truckDraftEndpoints as drafts, truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import type { Clock } from '../kit/clock.ts'
import { serve, type Server } from '../kit/serve.ts'
import {
  cloneFor,
  removeDraftFor,
  roundJobs,
  saveDraftFor,
  submitDraftFor,
  usualDocuments,
  usualRoutes,
  type UsualParts,
} from '../requests/door.ts'
import { trucksLine } from './line.ts'

export { trucksLine }
export const trucksDocuments = usualDocuments(trucksLine)
export const trucksJobs = (clock: Clock) => roundJobs(trucksLine, clock)

/** A draft may hold anything; the first problem of each field is said. */
const readForm = (draft: object): TruckForm => {
  const parsed = TruckForm.safeParse(draft)
  if (parsed.success) return parsed.data
  const found = parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])
  throw new Problem('kit.invalid', {}, Object.fromEntries(found))
}

export const trucksRoutes = (server: Server, parts: UsualParts): void => {
  usualRoutes(server, trucksLine, truckEndpoints, parts)
  serve(server, drafts.saveDraft, saveDraftFor(trucksLine))
  serve(server, drafts.submitDraft, submitDraftFor(trucksLine, readForm))
  serve(server, drafts.removeDraft, removeDraftFor(trucksLine))
  serve(server, drafts.clone, cloneFor(trucksLine))
}
