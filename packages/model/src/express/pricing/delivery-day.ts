// When a parcel arrives: days from a pickup before 18:00, without public holidays and, abroad, weekends.
import { addDays, dayOf, daysBetween, instantOf, weekdayOf } from '../../kit/day.ts'

/** Minutes from midnight after which couriers collect nothing more that day. */
export const lastPickup = 18 * 60

export const domesticDays = 1

/** Weekdays without deliveries, 0 is Sunday. */
export const weekends = { 'sat-sun': [6, 0], 'fri-sat': [5, 6], none: [] } as const satisfies Record<
  string,
  readonly number[]
>
export type Weekend = keyof typeof weekends

/**
 * The delivery day after so many days of carriage, and how many days of the calendar that is from today. Carriage begins when the
 * parcel is collected: now, unless a later pickup is chosen.
 */
export const deliveryDay = (
  now: Date,
  carriageDays: number,
  weekend: Weekend,
  isHoliday: (day: string) => boolean,
  pickup: Date = now,
): { day: string; days: number } => {
  const [today, collected] = [dayOf(now), dayOf(pickup)]
  const rests = (day: string) =>
    isHoliday(day) || (weekends[weekend] as readonly number[]).includes(weekdayOf(day))
  let day = pickup < instantOf(collected, lastPickup) ? collected : addDays(collected, 1)
  while (isHoliday(day)) day = addDays(day, 1)
  for (let left = carriageDays; left > 0; left -= rests(day) ? 0 : 1) day = addDays(day, 1)
  return { day, days: daysBetween(today, day) }
}
