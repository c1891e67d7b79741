// When agents of the demo world have answered what is over: in working time, some at once, some after two days.
import { addWorkingMinutes, workingMinutesBetween, type WorkCalendar } from '@marsa/model/kit/day.ts'
import type { AgentKey } from './personas.ts'
import type { Played } from './journey.ts'
import { chance, habits } from './offers.ts'

const hourMs = 3_600_000

/** Hours from the request in which all have answered, before its window of 48 ends. */
export const answeredWithin = 46
/** Working minutes of the slowest answer. */
const slowest = 20 * 60
/** A request is not sent so late in the week that agents have less. */
const fewest = 6 * 60

/** What is under way was answered just now, at whatever time the demo begins, and the story has its own instants. */
export const isOver = ({ journey: { until, schedule } }: Played): boolean =>
  !schedule && !['draft', 'pending', 'received', 'quoted', 'all-in'].includes(until)

/** Mostly its habit, at times much longer. */
export const answerMinutes = ({ seed }: Played, agent: AgentKey): number =>
  Math.min(slowest, Math.round(habits[agent].minutes * 40 ** (chance(`${seed}:answers:${agent}`) ** 4)))

const openMinutes = (asked: number, calendar: WorkCalendar): number =>
  workingMinutesBetween(new Date(asked), new Date(asked + answeredWithin * hourMs), calendar)

/** As planned, or days before it where a weekend or holiday follows. */
export const askedAt = (planned: number, calendar: WorkCalendar): number => {
  let asked = planned
  while (openMinutes(asked, calendar) < fewest) asked -= 24 * hourMs
  return asked
}

export const answeredAt = (asked: number, minutes: number, calendar: WorkCalendar): number =>
  addWorkingMinutes(new Date(asked), Math.min(minutes, openMinutes(asked, calendar)), calendar).getTime()
