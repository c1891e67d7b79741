// A pause of a truck at a stop for which its provider is the reason: when one begins and ends, and what stands against it.

export type PauseFacts = {
  /** The truck is at loading or unloading, and not done there. */
  arrivedAt: Date | undefined
  /** Of the pause that is open, and the end of the last one before. */
  openSince: Date | null
  lastUntil: Date | null
}

/** Why a pause cannot begin at this time. */
export const beginPauseRefusal = (
  at: Date,
  { arrivedAt, openSince, lastUntil }: PauseFacts,
  now: Date,
): string | undefined => {
  if (!arrivedAt) return 'trucks.pause-nowhere'
  if (openSince) return 'trucks.pause-open'
  if (at > now) return 'trucks.event-future'
  if (at < arrivedAt) return 'trucks.pause-early'
  return lastUntil && at < lastUntil ? 'trucks.pause-overlaps' : undefined
}

/** Why the open pause cannot end at this time. */
export const endPauseRefusal = (
  at: Date,
  { openSince }: Pick<PauseFacts, 'openSince'>,
  now: Date,
): string | undefined => {
  if (!openSince) return 'trucks.pause-none'
  if (at > now) return 'trucks.event-future'
  return at < openSince ? 'trucks.pause-backward' : undefined
}
