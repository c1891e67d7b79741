// Days on which banks of the Emirates work: Monday to Friday. Public holidays are not known here.
import { addDays, weekdayOf } from '../../kit/day.ts'

const isOff = (day: string): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6

export const nextBankDay = (day: string): string => {
  const next = addDays(day, 1)
  return isOff(next) ? nextBankDay(next) : next
}

/** The day so many days of the banks before. */
export const bankDaysBefore = (day: string, count: number): string => {
  if (count === 0) return day
  const before = addDays(day, -1)
  return bankDaysBefore(before, isOff(before) ? count : count - 1)
}
