// When cargo arrives: on a day that is expected, on one that has passed without word, or it has arrived.
import { texts } from '../../kit/text.ts'
import type { MilestoneCode } from './milestones.ts'

export const arrivalStates = ['expected', 'overdue', 'arrived'] as const
export type ArrivalState = (typeof arrivalStates)[number]

/** Whether the arrival is among these milestones. */
export const includesArrival = (codes: readonly string[]): boolean => {
  const arrival: MilestoneCode = 'QS_ARRIVE'
  return codes.includes(arrival)
}

/** Only the milestone says that cargo has arrived, never the calendar; `eta` and `today` are days of the Emirates. */
export const arrivalOf = (
  { eta, milestones }: { eta: string | null; milestones: readonly string[] },
  today: string,
): ArrivalState | null => {
  if (eta === null) return null
  if (includesArrival(milestones)) return 'arrived'
  return eta < today ? 'overdue' : 'expected'
}

export const arrivalText = texts({
  arrival: { en: 'Arrival', ar: 'الوصول' },
  expected: { en: 'Expected arrival', ar: 'الوصول المتوقع' },
  overdue: { en: 'Expected on {date}, not confirmed yet', ar: 'كان متوقعًا في {date} ولم يُؤكَّد بعد' },
  arrived: { en: 'Arrived', ar: 'وصلت' },
})
