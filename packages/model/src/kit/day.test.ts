// Days of the Emirates and working time: the offset on the wire, midnights, and clocks that stop outside working hours.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addWorkingMinutes,
  dayOf,
  instantOf,
  mondayOf,
  toOffset,
  workingMinutesBetween,
  type WorkCalendar,
} from './day.ts'

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const office: readonly [number, number] = [8 * 60, 17 * 60]
const calendar: WorkCalendar = {
  week: [null, office, office, office, office, [8 * 60, 12 * 60], null],
  exceptions: { '2026-12-01': null, '2026-11-22': [600, 720] },
}

describe('a day in the Emirates', () => {
  test('begins at 20:00 of the day before in UTC', () => {
    expect(dayOf(new Date('2026-11-20T19:59:59Z'))).toBe('2026-11-20')
    expect(dayOf(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21')
    expect(instantOf('2026-11-21', 90)).toEqual(new Date('2026-11-20T21:30:00Z'))
  })

  test('holds every instant that is written with it', () => {
    fc.assert(
      fc.property(instant, (when) => {
        expect(toOffset(when)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00$/)
        expect(Math.floor(when.getTime() / 1000)).toBe(Date.parse(toOffset(when)) / 1000)
        expect(toOffset(when).slice(0, 10)).toBe(dayOf(when))
      }),
    )
  })

  test('is counted over months and leap years', () => {
    expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual([
      '2028-02-29',
      '2027-01-01',
      '2026-02-28',
    ])
  })

  test('is of a week that begins on Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ])
  })
})

describe('working time', () => {
  test('stops over night, the weekend and a holiday', () => {
    const friday = instantOf('2026-11-20', 11 * 60 + 50)
    expect(addWorkingMinutes(friday, 30, calendar)).toEqual(instantOf('2026-11-22', 600 + 20))
    expect(addWorkingMinutes(instantOf('2026-11-30', 16 * 60 + 50), 30, calendar)).toEqual(
      instantOf('2026-12-02', 8 * 60 + 20),
    )
  })

  test('begins with the opening when it is asked before it', () => {
    expect(addWorkingMinutes(instantOf('2026-11-23', 5 * 60), 30, calendar)).toEqual(
      instantOf('2026-11-23', 8 * 60 + 30),
    )
  })

  test('added is the working time that lies between', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 5000 }), (start, minutes) => {
        const whole = new Date(Math.floor(start.getTime() / 60_000) * 60_000)
        expect(workingMinutesBetween(whole, addWorkingMinutes(whole, minutes, calendar), calendar)).toBe(
          minutes,
        )
      }),
    )
  })

  test('that never comes is an error and not an endless search', () => {
    expect(() => addWorkingMinutes(new Date(), 1, { week: [], exceptions: {} })).toThrow(RangeError)
  })
})
