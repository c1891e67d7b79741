// Moving the pickup or the delivery of a booked shipment to another time (F33).
import { hour } from '../../requests/validity.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import type { MilestoneCode } from '../execution/milestones.ts'
import { bookedStates, type RequestState } from '../request-machine.ts'

export type SlotFacts = {
  state: RequestState
  originKind: 'door' | 'port'
  destinationKind: 'door' | 'port'
  milestones: readonly MilestoneCode[]
}
export type SlotKind = 'pickup' | 'delivery'

/** What can be moved now: the pickup at a door before anything has happened, the delivery to a door from its readiness on. */
export const slotKind = (facts: SlotFacts): SlotKind | undefined => {
  const { milestones } = facts
  if (!bookedStates.includes(facts.state) || milestones.includes('QS_DEL')) return undefined
  if (milestones.includes('QS_CGO')) return facts.destinationKind === 'door' ? 'delivery' : undefined
  return facts.originKind === 'door' && milestones.length === 0 ? 'pickup' : undefined
}

/** Why this slot cannot be chosen: too soon for a truck to come, or further ahead than slots are given. */
export const slotRefusal = (
  at: Date,
  now: Date,
  settings: SettingsInForce = settingDefaults,
): string | undefined => {
  const hours = (at.getTime() - now.getTime()) / hour
  if (!(hours >= settings['freight.pickup-hours'])) return 'freight.slot-soon'
  return hours > settings['freight.pickup-most-days'] * 24 ? 'freight.slot-far' : undefined
}
