// How a proposed time stands to the one that was asked for: inside its two hours, or by how much before or after.
import { days, hours, type Spoken } from '../../kit/duration.ts'

const hour = 3_600_000
/** A truck is asked for within two hours. */
export const slotHours = 2

export type Apart = { side: 'same' } | { side: 'earlier' | 'later'; time: Spoken }

/** Rounded to hours, and from two days on to days; less than an hour outside counts as one. */
export const apartFrom = (wish: string, proposed: string): Apart => {
  const ms = Date.parse(proposed) - Date.parse(wish)
  const outside = ms < 0 ? -ms : ms - slotHours * hour
  if (outside <= 0) return { side: 'same' }
  const count = Math.max(1, Math.round(Math.abs(ms) / hour))
  return {
    side: ms < 0 ? 'earlier' : 'later',
    time: count < 48 ? hours(count) : days(Math.round(count / 24)),
  }
}
