// How a proposed time stands to the one that was asked for: inside its two hours, or by how much before or after.
import { days, hours, type Spoken } from '../../kit/duration.ts'

const minute = 60_000
const hour = 60 * minute
/** A truck is asked for within two hours. */
export const slotHours = 2

export type Apart = { side: 'same' } | { side: 'earlier' | 'later'; time: Spoken }

/** Forms know minutes, a program may have asked for seconds. */
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / minute) * minute

/** Rounded to hours, and from two days on to days; less than an hour outside counts as one. */
export const apartFrom = (wish: string, proposed: string): Apart => {
  const ms = minuteOf(proposed) - minuteOf(wish)
  const outside = ms < 0 ? -ms : ms - slotHours * hour
  if (outside <= 0) return { side: 'same' }
  const count = Math.max(1, Math.round(Math.abs(ms) / hour))
  return {
    side: ms < 0 ? 'earlier' : 'later',
    time: count < 48 ? hours(count) : days(Math.round(count / 24)),
  }
}
