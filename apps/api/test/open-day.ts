// Days on which couriers collect: tests ask for pickups on no other, whichever day they run on.
import fs from 'node:fs'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'

const holidays = fs
  .readFileSync(new URL('../src/reference/data/calendar.psv', import.meta.url), 'utf8')
  .split('\n')
  .map((row) => row.split('|'))
  .filter(([, kind]) => kind === 'holiday')
  .map(([, , first = '', last = '']) => ({ first, last }))

/** The first day at least so many after today that is no public holiday. */
export const openDay = (now: Date, ahead = 1): string => {
  const day = addDays(dayOf(now), ahead)
  return holidays.some(({ first, last }) => first <= day && day <= last) ? openDay(now, ahead + 1) : day
}
