// A dispute about a delivery (F36): within the days in which it may be confirmed, once at a time.
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'
import type { MilestoneCode } from './milestones.ts'
import { bookedStates, type RequestState } from './request-machine.ts'

export type DisputeFacts = {
  state: RequestState
  milestones: readonly MilestoneCode[]
  deliveredAt: Date | null
  disputed: boolean
}

/** Why the customer cannot dispute the delivery now; undefined when they can. */
export const disputeRefusal = (
  facts: DisputeFacts,
  now: Date,
  settings: SettingsInForce = settingDefaults,
): string | undefined => {
  if (!bookedStates.includes(facts.state) || !facts.milestones.includes('QS_DEL') || !facts.deliveredAt)
    return 'freight.not-delivered'
  if (facts.disputed) return 'freight.disputed'
  const days = (now.getTime() - facts.deliveredAt.getTime()) / 86_400_000
  return days > settings['freight.auto-complete-days'] ? 'freight.dispute-late' : undefined
}
