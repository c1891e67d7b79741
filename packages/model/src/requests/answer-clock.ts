// The answer clock of an invited agent (decisions 4.0): how much of it is used, and what is left while it stands (F6).
import { workingMinutesBetween, type WorkCalendar } from '../kit/day.ts'

const minuteMs = 60_000

export type ClockFacts = {
  /** Working minutes that the agent has. */
  answerMinutes: number
  /** When they are over; it moves on by the time for which the clock stood. */
  dueAt: Date
  /** The clock stands since then, with so many working minutes left; 0 when it had run out before. */
  pausedAt: Date | null
  leftMinutes: number | null
  /** Working minutes for which it stood after it had run out. */
  stoodMinutes: number
}

/** Working minutes left at a moment; a minute that has begun counts as left, and 0 means that the answer is late. */
export const leftMinutes = (
  { dueAt, pausedAt, leftMinutes: kept }: Pick<ClockFacts, 'dueAt' | 'pausedAt' | 'leftMinutes'>,
  now: Date,
  calendar: WorkCalendar,
): number => {
  if (pausedAt) return kept ?? 0
  return dueAt <= now ? 0 : workingMinutesBetween(new Date(now.getTime() - minuteMs + 1), dueAt, calendar)
}

/**
 * Working minutes that an answer at this moment takes, in the agent's own hours and without those for which the clock stood.
 * More than `answerMinutes` exactly when it is late by a whole minute.
 */
export const usedMinutes = (clock: ClockFacts, now: Date, calendar: WorkCalendar): number => {
  const { answerMinutes, dueAt, pausedAt, stoodMinutes } = clock
  const left = leftMinutes(clock, now, calendar)
  if (left > 0) return Math.max(0, answerMinutes - left)
  // A clock that ran out goes on counting until the answer, except while the customer is asked.
  const until = pausedAt ?? now
  const over = until > dueAt ? workingMinutesBetween(dueAt, until, calendar) : 0
  return answerMinutes + Math.max(0, over - stoodMinutes)
}

/** Working minutes for which a clock that had run out stood, when it goes on; a clock with time left has moved its end instead. */
export const stoodFor = (
  { pausedAt, leftMinutes: kept }: Pick<ClockFacts, 'pausedAt' | 'leftMinutes'>,
  now: Date,
  calendar: WorkCalendar,
): number => (pausedAt && !kept ? workingMinutesBetween(pausedAt, now, calendar) : 0)

/** Milliseconds of working time left at a moment (in milliseconds), from the open times until the clock ends; for a countdown. */
export const workingTimeLeft = (open: readonly { from: string; to: string }[], at: number): number =>
  open.reduce((sum, { from, to }) => sum + Math.max(0, Date.parse(to) - Math.max(Date.parse(from), at)), 0)

/** True while working time passes, so that a countdown runs; outside of it the clock stands. */
export const isOpenAt = (open: readonly { from: string; to: string }[], at: number): boolean =>
  open.some(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to))
