// The answer clock over Friday noon, weekends, holidays and Ramadan, with pauses before and after its end.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkingMinutes, openTimes, toOffset, type WorkCalendar } from '../kit/day.ts'
import { weeks, workCalendar } from '../reference/calendar.ts'
import {
  isOpenAt,
  leftMinutes,
  stoodFor,
  usedMinutes,
  workingTimeLeft,
  type ClockFacts,
} from './answer-clock.ts'

const calendar = workCalendar(weeks.market, [
  {
    code: 'RAMADAN',
    kind: 'ramadan',
    firstDay: '2026-02-18',
    lastDay: '2026-03-19',
    nameEn: '',
    nameAr: '',
    certainty: 'confirmed',
  },
  {
    code: 'NATIONAL',
    kind: 'holiday',
    firstDay: '2026-12-02',
    lastDay: '2026-12-03',
    nameEn: '',
    nameAr: '',
    certainty: 'confirmed',
  },
])
const at = (local: string): Date => new Date(`${local}:00+04:00`)
const started = (from: string, answerMinutes: number, own: WorkCalendar = calendar): ClockFacts => ({
  answerMinutes,
  dueAt: addWorkingMinutes(at(from), answerMinutes, own),
  pausedAt: null,
  leftMinutes: null,
  stoodMinutes: 0,
})

describe('an answer takes', () => {
  test.each([
    ['within a day', '2026-11-23T09:00', '2026-11-23T09:20', 20],
    ['over Friday noon and the weekend', '2026-11-27T11:50', '2026-11-30T08:05', 15],
    ['nothing while the office is closed', '2026-11-28T10:00', '2026-11-29T22:00', 0],
    ['over a public holiday', '2026-12-01T17:50', '2026-12-04T08:10', 20],
    ['over the shorter end of a day in Ramadan', '2026-02-18T15:50', '2026-02-19T08:10', 20],
    ['what it was late on top', '2026-11-23T09:00', '2026-11-23T10:15', 75],
    ['what it was late over a night', '2026-11-23T17:20', '2026-11-24T08:10', 50],
  ])('%s', (_, asked, answered, used) => {
    expect(usedMinutes(started(asked, 30), at(answered), calendar)).toBe(used)
  })

  test('the time of the agent’s own hours, not of the market', () => {
    const saturday: WorkCalendar = { week: [null, null, null, null, null, null, [540, 780]], exceptions: {} }
    const clock = started('2026-11-27T15:00', 30, saturday)
    expect(clock.dueAt).toEqual(at('2026-11-28T09:30'))
    expect(usedMinutes(clock, at('2026-11-28T09:25'), saturday)).toBe(25)
  })
})

describe('a clock that stands', () => {
  const asked = started('2026-11-23T09:00', 30)

  test('keeps what was left, however long the customer takes', () => {
    const paused = { ...asked, pausedAt: at('2026-11-23T09:10'), leftMinutes: 20 }
    expect(leftMinutes(paused, at('2026-11-25T12:00'), calendar)).toBe(20)
    expect(usedMinutes(paused, at('2026-11-25T12:00'), calendar)).toBe(10)
    expect(stoodFor(paused, at('2026-11-25T12:00'), calendar)).toBe(0)
  })

  test('goes on with it, so that the pause is not counted', () => {
    const resumed = { ...asked, dueAt: addWorkingMinutes(at('2026-11-25T12:00'), 20, calendar) }
    expect(usedMinutes(resumed, at('2026-11-25T12:05'), calendar)).toBe(15)
  })

  test('after its end leaves the lateness of before, and nothing of the pause', () => {
    const paused = { ...asked, pausedAt: at('2026-11-23T09:45'), leftMinutes: 0 }
    expect(usedMinutes(paused, at('2026-11-23T12:00'), calendar)).toBe(45)
    const stoodMinutes = stoodFor(paused, at('2026-11-23T11:45'), calendar)
    expect(stoodMinutes).toBe(120)
    expect(usedMinutes({ ...asked, stoodMinutes }, at('2026-11-23T12:00'), calendar)).toBe(60)
  })
})

test('an answer is late exactly when it took more than the agent had', () => {
  const start = at('2026-11-23T08:00').getTime()
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 240 }),
      fc.integer({ min: 0, max: 600 }),
      (offset, minutes, later) => {
        const asked = new Date(start + offset * 60_000)
        const clock: ClockFacts = {
          answerMinutes: minutes,
          dueAt: addWorkingMinutes(asked, minutes, calendar),
          pausedAt: null,
          leftMinutes: null,
          stoodMinutes: 0,
        }
        const answered = addWorkingMinutes(asked, later, calendar)
        const now = later === 0 ? asked : answered
        expect(usedMinutes(clock, now, calendar)).toBe(later)
      },
    ),
  )
})

test('a countdown runs in working time only, and stands between Friday noon and Monday', () => {
  const { dueAt } = started('2026-11-27T11:50', 30)
  const open = openTimes(at('2026-11-27T11:50'), dueAt, calendar).map(({ from, to }) => ({
    from: toOffset(from),
    to: toOffset(to),
  }))
  expect(open).toEqual([
    { from: '2026-11-27T11:50:00+04:00', to: '2026-11-27T12:00:00+04:00' },
    { from: '2026-11-30T08:00:00+04:00', to: '2026-11-30T08:20:00+04:00' },
  ])
  const clockAt = (local: string) => [
    workingTimeLeft(open, at(local).getTime()) / 60_000,
    isOpenAt(open, at(local).getTime()),
  ]
  expect(clockAt('2026-11-27T11:55')).toEqual([25, true])
  expect(clockAt('2026-11-28T15:00')).toEqual([20, false])
  expect(clockAt('2026-11-30T08:15')).toEqual([5, true])
  expect(clockAt('2026-11-30T09:00')).toEqual([0, false])
})
