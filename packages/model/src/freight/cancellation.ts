// Cancelling a request: who may, until when, and what a paid shipment gives back (F17-F19; the rule is set by decision 30).
import type { ActorKind } from '../kit/machine.ts'
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'
import type { CancelStage } from './cancel-stages.ts'
import type { ShipmentFacts } from './milestones.ts'
import { bookedStates, requestMachine, type RequestState } from './request-machine.ts'

type StageFacts = Pick<ShipmentFacts, 'state' | 'milestones'>

/** Where a request stands in the rule; undefined once delivery has begun, when nothing is cancelled any more. */
export const cancelStage = ({ state, milestones }: StageFacts): CancelStage | undefined => {
  if (!bookedStates.includes(state)) return 'unpaid'
  if (milestones.includes('QS_PRG') || milestones.includes('QS_DEL')) return undefined
  if (milestones.includes('QS_ARRIVE')) return 'arrived'
  return milestones.length > 0 ? 'under-way' : 'booked'
}

/** Percent of the total with VAT that is kept at each stage. */
export const cancelPercents = (settings: SettingsInForce = settingDefaults): Record<CancelStage, number> => ({
  unpaid: 0,
  booked: settings['freight.cancel-percent-booked'],
  'under-way': settings['freight.cancel-percent-under-way'],
  arrived: settings['freight.cancel-percent-arrived'],
})

export type CancelFacts = StageFacts & {
  /** A payment session of the request is open. */
  paymentOpen: boolean
}

const unpaidStates: readonly RequestState[] = [
  ...requestMachine.moves.cancel.from,
  ...requestMachine.moves.cancelUnpaid.from,
]

/** Why this kind of actor cannot cancel it now; undefined when they can. */
export const cancelRefusal = (as: ActorKind, facts: CancelFacts): string | undefined => {
  const booked = bookedStates.includes(facts.state)
  if (!booked && !unpaidStates.includes(facts.state)) return 'kit.moved-on'
  if (booked && as === 'customer') return 'freight.cancel-support'
  if (facts.paymentOpen) return 'freight.payment-open'
  return cancelStage(facts) === undefined ? 'freight.cancel-too-late' : undefined
}
