// Working time in the Emirates for promised answer times: weeks, public holidays and the shorter days of Ramadan.
import { addDays, weekdayOf, type WorkCalendar } from '../kit/day.ts'

export const certainties = ['fixed', 'expected', 'confirmed'] as const
export type Certainty = (typeof certainties)[number]

/** Days from first to last, both included. Moon-dependent ones are expected until confirmed. */
export type CalendarPeriod = {
  code: string
  kind: 'holiday' | 'ramadan'
  firstDay: string
  lastDay: string
  nameEn: string
  nameAr: string
  certainty: Certainty
}

const at = (hours: number, minutes = 0): number => hours * 60 + minutes
type Week = WorkCalendar['week']

/** Opening minutes from Sunday to Saturday. The private sector is free to choose: agents set their own. */
export const weeks = {
  /** Federal government since 1 January 2022. */
  federal: [
    null,
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(12)],
    null,
  ],
  /** Government of Sharjah: Friday to Sunday off. */
  sharjah: [
    null,
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(15, 30)],
    [at(7, 30), at(15, 30)],
    null,
    null,
  ],
  /** What a forwarding agent gets until it sets its own: Monday to Friday, Friday with a prayer-time close. */
  market: [null, [at(8), at(18)], [at(8), at(18)], [at(8), at(18)], [at(8), at(18)], [at(8), at(12)], null],
} as const satisfies Record<string, Week>
export type WeekName = keyof typeof weeks

/** Working hours are two hours shorter a day in Ramadan (Cabinet Resolution 1 of 2022, article 15). */
const ramadanMinutes = 120

const daysOf = (period: CalendarPeriod): string[] => {
  const days: string[] = []
  for (let day = period.firstDay; day <= period.lastDay; day = addDays(day, 1)) days.push(day)
  return days
}

const weekdayHours = (week: Week, day: string) => week[weekdayOf(day)] ?? null

/** The calendar that answer clocks run on: a week, shortened in Ramadan, closed on holidays and on days of one's own. */
export const workCalendar = (
  week: Week,
  periods: readonly CalendarPeriod[],
  closedDays: readonly string[] = [],
): WorkCalendar => {
  const exceptions: Record<string, readonly [number, number] | null> = {}
  for (const period of periods.filter(({ kind }) => kind === 'ramadan'))
    for (const day of daysOf(period)) {
      const hours = weekdayHours(week, day)
      if (hours) exceptions[day] = [hours[0], Math.max(hours[0], hours[1] - ramadanMinutes)]
    }
  for (const period of periods.filter(({ kind }) => kind === 'holiday'))
    for (const day of daysOf(period)) exceptions[day] = null
  for (const day of closedDays) exceptions[day] = null
  return { week, exceptions }
}
