// Delivery days over evenings, holidays of the Emirates and weekends abroad.
import { expect, test } from 'vitest'
import { deliveryDay, type Weekend } from './delivery-day.ts'

const holidays = ['2026-12-02', '2026-12-03']
const isHoliday = (day: string) => holidays.includes(day)

test.each<[string, string, number, Weekend, string, number]>([
  ['before six, the next day', '2026-11-23T17:59:59+04:00', 1, 'none', '2026-11-24', 1],
  ['from six on, a day later', '2026-11-23T18:00:00+04:00', 1, 'none', '2026-11-25', 2],
  ['a weekend in the Emirates counts', '2026-11-27T10:00:00+04:00', 1, 'none', '2026-11-28', 1],
  ['over the National Day', '2026-12-01T10:00:00+04:00', 1, 'none', '2026-12-04', 3],
  ['nobody collects on a holiday', '2026-12-02T10:00:00+04:00', 1, 'none', '2026-12-05', 3],
  ['in the evening before it', '2026-12-01T18:30:00+04:00', 1, 'none', '2026-12-05', 4],
  ['over a weekend abroad', '2026-11-26T10:00:00+04:00', 2, 'sat-sun', '2026-11-30', 4],
  ['over one of Friday and Saturday', '2026-11-26T10:00:00+04:00', 2, 'fri-sat', '2026-11-30', 4],
  ['twelve days abroad with both', '2026-11-23T10:00:00+04:00', 12, 'sat-sun', '2026-12-11', 18],
  ['by the day of the Emirates', '2026-11-22T20:30:00Z', 1, 'none', '2026-11-24', 1],
])('%s', (_name, now, days, weekend, day, calendarDays) =>
  expect(deliveryDay(new Date(now), days, weekend, isHoliday)).toEqual({ day, days: calendarDays }),
)

test.each([
  ['counted from the pickup that was chosen', '2026-12-04T15:00:00+04:00', '2026-12-05', 4],
  ['a pickup in the evening goes on the day after', '2026-12-04T18:00:00+04:00', '2026-12-06', 5],
])('%s', (_name, pickup, day, calendarDays) =>
  expect(deliveryDay(new Date('2026-12-01T10:00:00+04:00'), 1, 'none', isHoliday, new Date(pickup))).toEqual({
    day,
    days: calendarDays,
  }),
)
