// Figures, dates and sizes as both languages print them.
import { describe, expect, test } from 'vitest'
import {
  counted,
  countdown,
  date,
  dateTime,
  dayTime,
  weekdayTime,
  fileSize,
  money,
  number,
  percent,
  range,
  relative,
  time,
  weight,
} from '../../src/kit/format.ts'
import { phone } from '../../src/kit/phone-number.ts'

const hidden = /[\u200e\u200f\u061c\u2066-\u2069]/

describe('money', () => {
  test('English sets the code before, Arabic the sign after, with a space that does not break', () => {
    expect(money('9627.75', 'AED', 'en')).toBe('AED\u00a09,627.75')
    expect(money('9627.75', 'AED', 'ar')).toBe('9,627.75\u00a0د.إ')
  })
  test('keeps every digit of a long amount, and three decimals where the currency has them', () => {
    expect(money('123456789012.34', 'AED', 'en')).toBe('AED\u00a0123,456,789,012.34')
    expect(money('10.125', 'KWD', 'en')).toBe('KWD\u00a010.125')
    expect(money('5', 'AED', 'en')).toBe('AED\u00a05.00')
  })
  test('carries no hidden marks', () => expect(money('-4813.88', 'AED', 'ar')).not.toMatch(hidden))
})

describe('dates', () => {
  test('an instant is shown in Dubai', () => {
    const shortBefore = new Date('2026-11-28T12:00:00Z')
    // After long holidays a weekday alone would be the wrong one.
    expect(weekdayTime('2026-12-01T02:40:00Z', 'en', new Date('2026-11-20T12:00:00Z'))).toBe(
      '1 Dec 2026, 06:40',
    )
    expect(weekdayTime('2026-12-01T02:40:00Z', 'en', shortBefore)).toBe('Tuesday 06:40')
    expect(weekdayTime('2026-12-01T02:40:00Z', 'ar', shortBefore)).toBe('الثلاثاء 06:40')
    expect(dateTime('2026-12-01T02:40:00Z', 'en')).toBe('1 Dec 2026, 06:40')
    expect(dateTime('2026-12-01T02:40:00Z', 'ar')).toBe('1 ديسمبر 2026، 06:40')
    expect(dayTime('2026-12-01T02:40:00Z', 'en')).toBe('1 Dec, 06:40')
    expect(date('2026-11-30T21:00:00Z', 'en')).toBe('1 Dec 2026')
  })
  test('a day and a wall-clock time do not move', () => {
    expect(date('2026-12-01', 'en')).toBe('1 Dec 2026')
    expect(time('2026-12-01T23:30', 'en')).toBe('23:30')
    expect(time('2026-12-01T00:05', 'ar')).toBe('00:05')
  })
  test('distance is in the largest unit that fits', () => {
    const now = new Date('2026-11-24T08:00:00Z')
    expect(relative('2026-12-03T08:00:00Z', now, 'en')).toBe('in 9 days')
    expect(relative('2026-11-24T05:00:00Z', now, 'en')).toBe('3 hours ago')
    expect(relative('2026-11-24T05:00:00Z', now, 'ar')).toContain('3')
  })
})

test('a countdown is a clock and stops at zero', () => {
  expect(countdown(585_000)).toBe('09:45')
  expect(countdown(7_785_000)).toBe('2:09:45')
  expect(countdown(-1)).toBe('00:00')
})

test('numbers use Latin digits in both languages', () => {
  expect(number(1234.5, 'ar')).toBe('1,234.5')
  expect(number('12345678901234567890', 'en')).toBe('12,345,678,901,234,567,890')
  expect(percent(0.05, 'ar')).toBe('5%')
  expect(weight(11_480, 'en')).toBe('11,480\u00a0kg')
  expect(fileSize(64_000, 'en')).toBe('64\u00a0KB')
  expect(fileSize(2_400_000, 'ar')).toBe('2.4\u00a0ميغابايت')
})

test('a range is words in Arabic', () => {
  expect(range('650', '1,150', 'en')).toBe('650–1,150')
  expect(range('650', '1,150', 'ar')).toBe('من 650 إلى 1,150')
})

test.each([
  ['+971505550142', '+971 50 555 0142'],
  ['+97142345678', '+971 4 234 5678'],
  ['+9718001234', '+971 800 1234'],
  ['+966501234567', '+966 50 123 4567'],
  ['+96891234567', '+968 9123 4567'],
  ['+96512345678', '+965 1234 5678'],
  ['+962790123456', '+962 79 012 3456'],
  ['+919876543210', '+91 987 654 3210'],
  ['+442071234567', '+44 207 123 4567'],
  ['+12125550142', '+1 212 555 0142'],
  ['+8613812345678', '+86 138 1234 5678'],
])('the phone number %s is grouped', (stored, said) => expect(phone(stored)).toBe(said))

test('what is no international number is left as it is', () => {
  expect([phone(''), phone('999'), phone('050 555 0142')]).toEqual(['', '999', '050 555 0142'])
})

describe('the rows of a list', () => {
  test('are counted exactly as far as the list has counted, and no further', () => {
    expect([counted(999, 'en'), counted(1000, 'en'), counted(1001, 'en')]).toEqual(['999', '1,000', '1,000+'])
    expect(counted(1001, 'ar')).toBe('1,000+')
  })
})
