// The period of a report: which days it covers, when it cannot be made, and its months in order.
import { longestReport, reportMonths } from './report-endpoints.ts'
import { bookedStates, type RequestState } from '../request-machine.ts'

/** Shipments that count in a report: paid for and not cancelled. */
export const paidStates: readonly RequestState[] = [...bookedStates, 'QS_CMP']

/** Days of the Emirates, both included. */
export type Period = { from: string; to: string }

/** The first day of the month so many months before that of a day. */
const monthBefore = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

/** What is said and the rest filled in: until today, and the twelve months that end with the last day's. */
export const reportPeriod = (
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
  today: string,
): Period => {
  const to = dateTo ?? today
  return { from: dateFrom ?? monthBefore(to, reportMonths - 1), to }
}

/** Why there is no report of a period; undefined when there is one. */
export const periodRefusal = ({ from, to }: Period): string | undefined =>
  from > to || from < monthBefore(to, longestReport) ? 'freight.period-invalid' : undefined

/** Every month that a period touches as YYYY-MM, oldest first. */
export const monthsOf = ({ from, to }: Period): string[] => {
  const months: string[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = monthBefore(first, -1))
    months.push(first.slice(0, 7))
  return months
}
