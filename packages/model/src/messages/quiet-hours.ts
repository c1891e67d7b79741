// At night no text message wakes anybody, unless it is one that cannot wait.
import { addDays, dayOf, instantOf } from '../kit/day.ts'

/** Hours of the Emirates between which text messages that can wait do so. */
export const quietFrom = 21
export const quietUntil = 7
/** Whoever has no account with us has not chosen to be written to, and sleeps longer. */
export const strangersQuietUntil = 8

/** When a text message of this moment leaves that can wait; undefined by day. */
export const afterQuiet = (now: Date, until = quietUntil): Date | undefined => {
  const today = dayOf(now)
  const morning = instantOf(today, until * 60)
  if (now < morning) return morning
  return now >= instantOf(today, quietFrom * 60) ? instantOf(addDays(today, 1), until * 60) : undefined
}
