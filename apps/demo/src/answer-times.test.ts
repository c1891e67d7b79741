// Agents have answered in working time, whenever the demo is started, and before the window ends.
import { expect, test } from 'vitest'
import { workingMinutesBetween, type WorkCalendar } from '@marsa/model/kit/day.ts'
import { isOver } from './answer-times.ts'
import { begin } from './journey.ts'
import { journeys } from './journeys.ts'
import { stepsOf } from './script.ts'

const office = [8 * 60, 18 * 60] as const
const calendar: WorkCalendar = {
  week: [null, office, office, office, office, [8 * 60, 12 * 60], null],
  exceptions: { '2026-11-02': null },
}
const past = journeys.map(begin).filter(isOver)

test.each([
  ['at night', '2026-11-30T04:30:00+04:00'],
  ['on a Sunday', '2026-11-29T13:00:00+04:00'],
  ['on a Tuesday morning', '2026-11-24T10:00:00+04:00'],
])('when the demo starts %s', (_name, text) => {
  const now = new Date(text)
  const minutes = past.flatMap((played) => {
    const steps = stepsOf(played, now, calendar)
    const at = (name: string) => steps.find((step) => step.name === name)!.at
    for (const [index, step] of steps.entries()) {
      expect(step.at.getTime(), `${step.about} ${step.name}`).toBeLessThanOrEqual(now.getTime())
      if (index > 0) expect(step.at.getTime()).toBeGreaterThan(steps[index - 1]!.at.getTime())
    }
    return steps
      .filter(({ name }) => name.startsWith('answer:'))
      .map((answer) => {
        expect(answer.at.getTime() - at('ask').getTime(), answer.about).toBeLessThan(48 * 3_600_000)
        return workingMinutesBetween(at('ask'), answer.at, calendar)
      })
  })
  const sorted = minutes.toSorted((a, b) => a - b)
  expect(sorted.length).toBeGreaterThan(100)
  expect(sorted[0]).toBeGreaterThanOrEqual(9)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(15)
  // A quarter misses the half hour that agents have, and the slowest of all takes more than a day of work.
  expect(sorted[Math.floor(sorted.length * 0.75)]).toBeGreaterThan(30)
  expect(sorted.at(-1)).toBeGreaterThan(600)
  expect(sorted.at(-1)).toBeLessThanOrEqual(1200)
})
