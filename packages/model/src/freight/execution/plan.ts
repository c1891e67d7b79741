// What the quotation planned against what happened: departure, arrival, and until when a container stands free of charge (trade.md 12).
import { addDays, dayOf, daysBetween } from '../../kit/day.ts'
import type { ShipmentDetail } from '../answers.ts'
import { milestoneCodes, type MilestoneCode } from './milestones.ts'

/** All are days of the Emirates. */
export type PlanFacts = {
  /** Of the quotation in force; null where it says none. */
  departure: string | null
  arrival: string | null
  /** When the cargo is expected now. */
  eta: string | null
  /** The days of the milestones that are reported. */
  done: Partial<Record<MilestoneCode, string>>
}

/** The days of the steps that are reported and not taken back. */
export const doneDays = ({
  timeline,
  ahead,
}: Pick<ShipmentDetail, 'timeline' | 'ahead'>): PlanFacts['done'] =>
  Object.fromEntries(
    milestoneCodes.flatMap((code) => {
      const entry = ahead.includes(code) ? undefined : timeline.findLast((each) => each.code === code)
      return entry ? [[code, dayOf(new Date(entry.at))]] : []
    }),
  )

export type PlannedStep = {
  code: 'DEPARTED' | 'QS_ARRIVE'
  planned: string
  /** When it happened, or is expected now; null where nothing but the plan is known. */
  actual: string | null
  isDone: boolean
  /** Days after the plan; negative is before it. Of a step that nobody has reported, once its day has passed. */
  lateDays: number
}

const stepOf = (
  code: PlannedStep['code'],
  planned: string | null,
  { done, expected, today }: { done: string | undefined; expected: string | null; today: string },
): PlannedStep[] => {
  if (planned === null) return []
  const actual = done ?? expected
  const lateDays = actual === null ? Math.max(0, daysBetween(planned, today)) : daysBetween(planned, actual)
  return [{ code, planned, actual, isDone: done !== undefined, lateDays }]
}

/** The steps that the quotation gave a day, in their order. */
export const plannedSteps = (
  { departure, arrival, eta, done }: PlanFacts,
  today: string,
): readonly PlannedStep[] => [
  ...stepOf('DEPARTED', departure, { done: done.DEPARTED, expected: null, today }),
  ...stepOf('QS_ARRIVE', arrival, { done: done.QS_ARRIVE, expected: eta, today }),
]

export type FreeTime = {
  lastDay: string
  /** `estimated` while nothing is discharged, `ended` once it stands after its last free day, `out` once it has left. */
  state: 'estimated' | 'running' | 'ended' | 'out'
  /** Days after today that are free; negative says since when they are not. */
  daysLeft: number
}

/**
 * Free days of a container in the port, the day of discharge being the first; undefined where none are agreed or nothing says
 * when it is discharged.
 */
export const freeTimeOf = (
  { freeDays, eta, done }: Pick<PlanFacts, 'eta' | 'done'> & { freeDays: number | null },
  today: string,
): FreeTime | undefined => {
  const landed = done.QS_DIS ?? done.QS_ARRIVE ?? eta
  if (freeDays === null || freeDays < 1 || !landed) return undefined
  const lastDay = addDays(landed, freeDays - 1)
  const daysLeft = daysBetween(today, lastDay)
  if (done.QS_PRG ?? done.QS_DEL) return { lastDay, state: 'out', daysLeft }
  if (!done.QS_DIS) return { lastDay, state: 'estimated', daysLeft }
  return { lastDay, state: daysLeft < 0 ? 'ended' : 'running', daysLeft }
}

/** Days before the last free one on which customer and agent are reminded of it. */
export const freeTimeReminders = [3, 1, 0] as const
