// What is due to the authority where e-invoices cannot be sent: when it has to be told, and what lateness may cost.
import { addDays, weekdayOf } from '../../kit/day.ts'

/** AED a document not sent in time, and the most a month (Cabinet Decision 106 of 2025, by professional summaries). */
const perDocumentFils = 10_000n
const mostFils = 500_000n

/** Fils that lateness of this many documents in one month may cost. */
export const lateExposure = (documents: number): bigint => {
  const all = BigInt(documents) * perDocumentFils
  return all > mostFils ? mostFils : all
}

const isFederalWorkday = (day: string, holidays: ReadonlySet<string>): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !holidays.has(day)

/** Hours without an answer of the provider after which it is an outage. */
export const outageHours = 2

/** The last day on which the authority may be told of an outage: two business days after it (federal calendar, Monday to Friday). */
export const tellAuthorityBy = (failedOn: string, holidays: ReadonlySet<string>): string => {
  let day = failedOn
  for (let left = 2; left > 0;) {
    day = addDays(day, 1)
    if (isFederalWorkday(day, holidays)) left--
  }
  return day
}
