// Days and working time in the Emirates; the country keeps UTC+4 all year, so arithmetic needs no zone data.

export const zone = 'Asia/Dubai'
const offsetMs = 4 * 3_600_000
const dayMs = 86_400_000

const two = (part: number): string => (part < 10 ? `0${part}` : `${part}`)

/** ISO 8601 with the offset of the Emirates, the form of every instant on the wire: 2026-11-21T10:30:00+04:00. */
export const toOffset = (instant: Date): string => {
  const local = new Date(instant.getTime() + offsetMs)
  const year = local.getUTCFullYear()
  if (!(year >= 1000 && year <= 9999)) return `${local.toISOString().slice(0, 19)}+04:00`
  // Put together by hand: a list has forty of them, and toISOString takes three times as long.
  const day = `${year}-${two(local.getUTCMonth() + 1)}-${two(local.getUTCDate())}`
  return `${day}T${two(local.getUTCHours())}:${two(local.getUTCMinutes())}:${two(local.getUTCSeconds())}+04:00`
}

/** Calendar day in the Emirates, YYYY-MM-DD. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)

/** The instant at which a wall-clock time of a day begins in the Emirates; `minutes` counts from midnight. */
export const instantOf = (day: string, minutes = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs + minutes * 60_000)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The calendar month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month that is `count` later, or earlier below zero. */
export const addMonths = (month: string, count: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Its first and last day. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** 0 is Sunday, as in `Date.getUTCDay`. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7))

/**
 * Working hours as data: minutes from midnight for each weekday (0 Sunday), null when closed, with exceptions by day.
 */
export type WorkCalendar = {
  week: readonly (readonly [number, number] | null)[]
  exceptions: Readonly<Record<string, readonly [number, number] | null>>
}

const hoursOn = (calendar: WorkCalendar, day: string): readonly [number, number] | null => {
  const exception = calendar.exceptions[day]
  return exception === undefined ? (calendar.week[weekdayOf(day)] ?? null) : exception
}

/** The instant at which `minutes` of working time have passed since `start`. Throws when a year holds too little. */
export const addWorkingMinutes = (start: Date, minutes: number, calendar: WorkCalendar): Date => {
  let left = minutes * 60_000
  for (let day = dayOf(start), days = 0; days < 400; day = addDays(day, 1), days++) {
    const hours = hoursOn(calendar, day)
    if (!hours) continue
    const opens = Math.max(instantOf(day, hours[0]).getTime(), start.getTime())
    const closes = instantOf(day, hours[1]).getTime()
    if (opens >= closes) continue
    if (left <= closes - opens) return new Date(opens + left)
    left -= closes - opens
  }
  throw new RangeError('the calendar has too few working hours')
}

/** The open times between two instants, in order; none where the office stays closed. */
export const openTimes = (start: Date, end: Date, calendar: WorkCalendar): { from: Date; to: Date }[] => {
  const times: { from: Date; to: Date }[] = []
  for (let day = dayOf(start); day <= dayOf(end); day = addDays(day, 1)) {
    const hours = hoursOn(calendar, day)
    if (!hours) continue
    const from = Math.max(instantOf(day, hours[0]).getTime(), start.getTime())
    const to = Math.min(instantOf(day, hours[1]).getTime(), end.getTime())
    if (from < to) times.push({ from: new Date(from), to: new Date(to) })
  }
  return times
}

/** Working minutes between two instants. */
export const workingMinutesBetween = (start: Date, end: Date, calendar: WorkCalendar): number => {
  const total = openTimes(start, end, calendar).reduce(
    (sum, { from, to }) => sum + to.getTime() - from.getTime(),
    0,
  )
  return Math.floor(total / 60_000)
}
