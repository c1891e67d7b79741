// Names of the days of the week in both languages, each of the day that `weekdayOf` counts.
import { expect, test } from 'vitest'
import { weekdayOf } from './day.ts'
import { weekdayName, weekOrder } from './weekdays.ts'

test('the week is written from Monday to Sunday', () => {
  expect(weekOrder.map((day) => weekdayName('en', day))).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(weekOrder.map((day) => weekdayName('ar', day))).toEqual([
    'الاثنين',
    'الثلاثاء',
    'الأربعاء',
    'الخميس',
    'الجمعة',
    'السبت',
    'الأحد',
  ])
})

test('a name is short where there is little room', () => {
  expect(weekdayName('en', 1, 'short')).toBe('Mon')
})

test('it is the name of the day', () => {
  expect(weekdayName('en', weekdayOf('2026-11-29'))).toBe('Sunday')
})
