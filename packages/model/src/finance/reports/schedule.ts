// When a report is sent by itself: daily, on a day of the week, or on a day of the month, at a time in the Emirates.
import { addDays, dayOf, daysOfMonth, instantOf, monthOf, weekdayOf } from '../../kit/day.ts'

export const cadences = ['daily', 'weekly', 'monthly'] as const
export type Cadence = (typeof cadences)[number]

/** `day`: 1 (Monday) to 7 of a week, 1 to 28 of a month or 0 for its last day; nothing of a daily one. */
export type Schedule = { cadence: Cadence; day: number | null; at: string }

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Why a schedule cannot be kept. */
export const scheduleRefusal = ({ cadence, day, at }: Schedule): string | undefined => {
  const isDay =
    cadence === 'daily'
      ? day === null
      : day !== null && (cadence === 'weekly' ? day >= 1 && day <= 7 : day >= 0 && day <= 28)
  return isDay && timePattern.test(at) ? undefined : 'reporting.schedule-day'
}

const isDue = ({ cadence, day }: Schedule, on: string): boolean => {
  if (cadence === 'daily') return true
  if (cadence === 'weekly') return (weekdayOf(on) || 7) === day
  return day === 0 ? on === daysOfMonth(monthOf(on)).to : Number(on.slice(8)) === day
}

/** The first due moment after an instant. */
export const nextDue = (schedule: Schedule, after: Date): Date => {
  const minutes = Number(schedule.at.slice(0, 2)) * 60 + Number(schedule.at.slice(3))
  for (let on = dayOf(after); ; on = addDays(on, 1)) {
    const moment = instantOf(on, minutes)
    if (isDue(schedule, on) && moment > after) return moment
  }
}

/** The days that a report of a due day covers: yesterday, the seven days before, or the month that is ending or has ended. */
export const coveredDays = (schedule: Schedule, dueOn: string): { from: string; to: string } => {
  const yesterday = addDays(dueOn, -1)
  if (schedule.cadence === 'daily') return { from: yesterday, to: yesterday }
  if (schedule.cadence === 'weekly') return { from: addDays(dueOn, -7), to: yesterday }
  // On the last day the month is its own; on an earlier one it is the month before.
  const to = schedule.day === 0 ? dueOn : addDays(`${dueOn.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
