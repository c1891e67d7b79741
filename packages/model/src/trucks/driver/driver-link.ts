// The link by which a driver opens one truck of a booking: how long it holds, and how its phone is known.
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Tries at the last digits of the mobile number before the link is locked. */
export const linkTries = 5
/** Digits of it that are asked. */
export const linkDigits = 4
/** Minutes in which the first use may be repeated by the same phone, whose answer was lost on the way. */
export const firstUseMinutes = 10
/** A link at its longest, and days for which positions are kept. */
export const linkDays = 30
export const positionDays = 30
/** Positions of trackers in one call, and of a phone. */
export const mostPositions = 500
export const mostPhonePositions = 100
/** Hours of the slot in which a truck unloads. */
const slotHours = 2

/**
 * From a day before the pickup to a day after the slot of the delivery; a link that is made later begins at once and holds a
 * day at least. Thirty days at most.
 */
export const linkPeriod = (
  { pickup, delivery }: { pickup: Date; delivery: Date },
  now: Date,
): { from: Date; until: Date } => {
  const from = Math.max(pickup.getTime() - dayMs, now.getTime())
  const slotEnd = delivery.getTime() + slotHours * hourMs
  const until = Math.min(Math.max(slotEnd, now.getTime()) + dayMs, from + linkDays * dayMs)
  return { from: new Date(from), until: new Date(Math.max(until, from + dayMs)) }
}

export const isOwnNumber = (mobile: string, digits: string): boolean =>
  digits.length === linkDigits && mobile.endsWith(digits)

export type LinkFacts = {
  from: Date
  until: Date
  revokedAt: Date | null
  tries: number
  /** The phone that uses it first, and since when. */
  boundAt: Date | null
}

/** Why a link opens nothing to anybody now. What is over, revoked or was never made is the same. */
export const linkRefusal = (link: LinkFacts | undefined, now: Date): string | undefined => {
  if (!link || link.revokedAt || link.until <= now) return 'trucks.driver-link'
  return link.from > now ? 'trucks.driver-early' : undefined
}
