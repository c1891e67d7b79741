// An agent takes back the step that it has just reported: for ten minutes, alone, and only what nothing rests on.
import type { MilestoneCode } from '../execution/milestones.ts'
import { correctionTargets, type CorrectionFacts, type CorrectionTarget } from './correction.ts'

export const undoMinutes = 10

/** The newest step of an agent that still counts, and when it was reported. */
export type LastReport = { code: MilestoneCode; reportedAt: Date }

/** What the rule looks at, beside whether the customer has objected and its agent has completed the delivery. */
type UndoFacts = Omit<CorrectionFacts, 'liveQuotes' | 'wasPaid'> & { disputed: boolean; agentDone: boolean }

/** Until when the step may be taken back. */
export const undoUntil = ({ reportedAt }: LastReport): Date =>
  new Date(reportedAt.getTime() + undoMinutes * 60_000)

/** Where the shipment is put back to by taking the step back; undefined where other steps or amounts rest on it. */
export const undoTarget = (facts: UndoFacts, { code }: LastReport): CorrectionTarget | undefined =>
  correctionTargets({ ...facts, liveQuotes: 0, wasPaid: true }).find(
    ({ removes }) => removes.length === 1 && removes[0] === code,
  )

/** Why its agent cannot take the last step back; undefined when it can. */
export const undoRefusal = (
  facts: UndoFacts,
  last: LastReport | undefined,
  now: Date,
): string | undefined => {
  if (!last) return 'freight.undo-none'
  if (now.getTime() > undoUntil(last).getTime()) return 'freight.undo-late'
  if (facts.disputed) return 'freight.disputed'
  if (facts.agentDone) return 'freight.completion-reported'
  return undoTarget(facts, last) ? undefined : 'freight.undo-none'
}
