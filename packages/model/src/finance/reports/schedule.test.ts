// When reports are due and which days they cover: every day, on a weekday, in the month and on its last day.
import { expect, test } from 'vitest'
import { toOffset } from '../../kit/day.ts'
import { coveredDays, nextDue, scheduleRefusal, type Schedule } from './schedule.ts'

const after = (schedule: Schedule, instant: string): string => toOffset(nextDue(schedule, new Date(instant)))

test('the next time is after the moment, in the wall clock of the Emirates', () => {
  const daily: Schedule = { cadence: 'daily', day: null, at: '08:30' }
  expect(after(daily, '2026-11-26T08:29:59+04:00')).toBe('2026-11-26T08:30:00+04:00')
  expect(after(daily, '2026-11-26T08:30:00+04:00')).toBe('2026-11-27T08:30:00+04:00')
  const monday: Schedule = { cadence: 'weekly', day: 1, at: '07:00' }
  expect(after(monday, '2026-11-26T10:00:00+04:00')).toBe('2026-11-30T07:00:00+04:00')
  const sunday: Schedule = { cadence: 'weekly', day: 7, at: '00:00' }
  expect(after(sunday, '2026-11-26T10:00:00+04:00')).toBe('2026-11-29T00:00:00+04:00')
  const fifth: Schedule = { cadence: 'monthly', day: 5, at: '23:59' }
  expect(after(fifth, '2026-12-06T00:00:00+04:00')).toBe('2027-01-05T23:59:00+04:00')
  const last: Schedule = { cadence: 'monthly', day: 0, at: '18:00' }
  expect(after(last, '2027-02-01T00:00:00+04:00')).toBe('2027-02-28T18:00:00+04:00')
  expect(after(last, '2028-02-28T18:00:00+04:00')).toBe('2028-02-29T18:00:00+04:00')
})

test('it covers the days that have ended, or the month that is ending', () => {
  expect(coveredDays({ cadence: 'daily', day: null, at: '08:00' }, '2026-12-01')).toEqual({
    from: '2026-11-30',
    to: '2026-11-30',
  })
  expect(coveredDays({ cadence: 'weekly', day: 1, at: '08:00' }, '2026-11-30')).toEqual({
    from: '2026-11-23',
    to: '2026-11-29',
  })
  expect(coveredDays({ cadence: 'monthly', day: 3, at: '08:00' }, '2026-12-03')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(coveredDays({ cadence: 'monthly', day: 0, at: '22:00' }, '2026-11-30')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  })
})

test('a day that does not fit, and a time that is none, are refused', () => {
  const refused = (schedule: Schedule) => scheduleRefusal(schedule)
  expect(refused({ cadence: 'daily', day: null, at: '23:59' })).toBeUndefined()
  for (const wrong of [
    { cadence: 'daily', day: 1, at: '08:00' },
    { cadence: 'weekly', day: null, at: '08:00' },
    { cadence: 'weekly', day: 8, at: '08:00' },
    { cadence: 'monthly', day: 29, at: '08:00' },
    { cadence: 'daily', day: null, at: '24:00' },
  ] as const)
    expect(refused(wrong)).toBe('reporting.schedule-day')
})
