// The days of every list and report about money of express: the last ten rows, some months back from today, or days that are named.
import { addDays, dayOf, instantOf } from '../../kit/day.ts'

export const reportRanges = ['last10', '1m', '2m', '3m', '6m'] as const
export type ReportRange = (typeof reportRanges)[number]

/** Days of a report at most, both ends counted. */
export const mostReportDays = 366

/** The same day so many months ago; where that month is shorter, its last. */
const monthsBefore = (day: string, months: number): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

export type ReportDays = {
  range?: ReportRange | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Whether the days that are asked for can be listed. */
export const daysRefusal = ({ range, from, to }: ReportDays): string | undefined => {
  if (from === undefined && to === undefined) return undefined
  if (range !== undefined || from === undefined || to === undefined || from > to) return 'wallet.days-invalid'
  return addDays(from, mostReportDays) <= to ? 'wallet.days-many' : undefined
}

/** The days to list, or how many of the last rows. */
export const listedDays = (
  { range = 'last10', from, to }: ReportDays,
  today: string,
): { last: number } | { from: string; to: string } => {
  if (from !== undefined && to !== undefined) return { from, to }
  return range === 'last10' ? { last: 10 } : { from: monthsBefore(today, Number(range[0])), to: today }
}

/** How many of the last rows, or the instants that they lie between: what statements ask for. */
export type ListedSpan = { last: number } | { from: Date; until: Date }
export const listedSpan = (asked: ReportDays, now: Date): ListedSpan => {
  const days = listedDays(asked, dayOf(now))
  return 'last' in days ? days : { from: instantOf(days.from), until: instantOf(addDays(days.to, 1)) }
}
