// A dispute about a delivery (F36): within the days in which it may be confirmed, once at a time.
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import type { MilestoneCode } from '../execution/milestones.ts'
import { bookedStates, type RequestState } from '../request-machine.ts'

export type DisputeFacts = {
  state: RequestState
  milestones: readonly MilestoneCode[]
  /** When the delivery was reported; its customer could not know of it before. */
  reportedAt: Date | null
  disputed: boolean
}

/** The last moment to object to a delivery that was reported then. */
export const objectionEnds = (reportedAt: Date, settings: SettingsInForce = settingDefaults): Date =>
  new Date(reportedAt.getTime() + settings['freight.auto-complete-days'] * 86_400_000)

/** Whether the customer may still object, so that the agent's completion waits (decision 46). */
export const isObjectionOpen = (
  reportedAt: Date | null,
  now: Date,
  settings: SettingsInForce = settingDefaults,
): boolean => reportedAt !== null && now <= objectionEnds(reportedAt, settings)

/** Why the customer cannot dispute the delivery now; undefined when they can. */
export const disputeRefusal = (
  facts: DisputeFacts,
  now: Date,
  settings: SettingsInForce = settingDefaults,
): string | undefined => {
  if (!bookedStates.includes(facts.state) || !facts.milestones.includes('QS_DEL') || !facts.reportedAt)
    return 'freight.not-delivered'
  if (facts.disputed) return 'freight.disputed'
  return isObjectionOpen(facts.reportedAt, now, settings) ? undefined : 'freight.dispute-late'
}
