// Corrections of events by the desk: another time, or an event that did not happen; a second person confirms them.
import type { StoredEvent } from '../road/event-order.ts'

/** `before` and `after` are the events that stand beside it on the truck's way. */
export type CorrectionFacts = {
  before: Pick<StoredEvent, 'at'> | undefined
  after: Pick<StoredEvent, 'at'> | undefined
  isCompleted: boolean
  now: Date
}

/** Why an event cannot be corrected to this time, or struck out where `at` is null. */
export const correctionRefusal = (
  at: Date | null,
  { before, after, isCompleted, now }: CorrectionFacts,
): string | undefined => {
  if (isCompleted) return 'trucks.correction-late'
  if (at === null) return after ? 'trucks.correction-inside' : undefined
  if (at > now) return 'trucks.event-future'
  if (before && at < before.at) return 'trucks.event-before-previous'
  return after && at > after.at ? 'trucks.event-after-next' : undefined
}

/** Why this person cannot decide a correction. */
export const decideRefusal = (askedBy: string, userId: string): string | undefined =>
  askedBy === userId ? 'trucks.correction-own' : undefined
