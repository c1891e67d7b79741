import { describe, expect, test } from 'vitest'
import { freeTimeOf, plannedSteps, type PlanFacts } from './plan.ts'

const facts: PlanFacts = { departure: '2026-12-01', arrival: '2026-12-15', eta: '2026-12-15', done: {} }

describe('planned steps', () => {
  test.each([
    ['before its day', {}, '2026-11-28', { actual: null, isDone: false, lateDays: 0 }],
    ['not reported on its day', {}, '2026-12-01', { actual: null, isDone: false, lateDays: 0 }],
    ['not reported after it', {}, '2026-12-04', { actual: null, isDone: false, lateDays: 3 }],
    [
      'two days late',
      { done: { DEPARTED: '2026-12-03' } },
      '2026-12-20',
      { actual: '2026-12-03', isDone: true, lateDays: 2 },
    ],
    [
      'a day early',
      { done: { DEPARTED: '2026-11-30' } },
      '2026-12-20',
      { actual: '2026-11-30', isDone: true, lateDays: -1 },
    ],
  ])('say of a departure %s', (_name, more, today, step) => {
    expect(plannedSteps({ ...facts, ...more }, today)[0]).toEqual({
      code: 'DEPARTED',
      planned: '2026-12-01',
      ...step,
    })
  })

  test('say when an arrival is expected now, until it has happened', () => {
    const [, expected] = plannedSteps({ ...facts, eta: '2026-12-18' }, '2026-12-05')
    expect(expected).toMatchObject({ actual: '2026-12-18', isDone: false, lateDays: 3 })
    const done = { QS_ARRIVE: '2026-12-14' }
    const [, arrived] = plannedSteps({ ...facts, eta: '2026-12-18', done }, '2026-12-20')
    expect(arrived).toMatchObject({ actual: '2026-12-14', isDone: true, lateDays: -1 })
  })

  test('are those that the quotation gave a day', () => {
    expect(plannedSteps({ ...facts, departure: null }, '2026-12-05').map(({ code }) => code)).toEqual([
      'QS_ARRIVE',
    ])
    expect(plannedSteps({ ...facts, departure: null, arrival: null }, '2026-12-05')).toEqual([])
  })
})

describe('free time', () => {
  const done = { QS_ARRIVE: '2026-11-30', QS_DIS: '2026-12-01' }
  // TV25: discharged on 1 December with 7 days free, out on the 7th costs nothing, on the 11th four days.
  test.each([
    [done, '2026-12-04', 'running', 3],
    [done, '2026-12-07', 'running', 0],
    [done, '2026-12-11', 'ended', -4],
    [{ ...done, QS_PRG: '2026-12-06' }, '2026-12-11', 'out', -4],
    [{ ...done, QS_DEL: '2026-12-06' }, '2026-12-06', 'out', 1],
  ])('of %j on %s is %s, %i days left', (milestones, today, state, daysLeft) => {
    expect(freeTimeOf({ freeDays: 7, eta: null, done: milestones }, today)).toEqual({
      lastDay: '2026-12-07',
      state,
      daysLeft,
    })
  })

  test('is an estimate from the expected arrival, until the container is discharged', () => {
    expect(freeTimeOf({ freeDays: 7, eta: '2026-12-15', done: {} }, '2026-12-01')).toEqual({
      lastDay: '2026-12-21',
      state: 'estimated',
      daysLeft: 20,
    })
  })

  test.each([
    ['no free days are agreed', null, '2026-12-15'],
    ['none is free', 0, '2026-12-15'],
    ['nobody knows when it arrives', 7, null],
  ])('is unknown where %s', (_name, freeDays, eta) => {
    expect(freeTimeOf({ freeDays, eta, done: {} }, '2026-12-01')).toBeUndefined()
  })
})
