// Cancelling a storage request: who may, until when, and what share is kept once it is paid (W10, W11).
import type { ActorKind } from '../kit/machine.ts'
import { settingDefaults, type SettingsInForce } from '../kit/settings.ts'
import type { GoodsState } from './goods-machine.ts'
import { bookedStates, storageMachine, type StorageState } from './request-machine.ts'

export const storageCancelStages = ['unpaid', 'booked', 'picked-up'] as const
export type StorageCancelStage = (typeof storageCancelStages)[number]

export type StorageCancelFacts = {
  state: StorageState
  goods: GoodsState | null
  /** A payment session of the request is open. */
  paymentOpen: boolean
}

/** Where a request stands in the rule; undefined while goods are stored or on their way out. */
export const storageCancelStage = ({
  state,
  goods,
}: Pick<StorageCancelFacts, 'state' | 'goods'>): StorageCancelStage | undefined => {
  if (!bookedStates.includes(state)) return 'unpaid'
  if (goods === 'AWAITED') return 'booked'
  return goods === 'PICKED_UP' ? 'picked-up' : undefined
}

/** Percent of the total with VAT that is kept at each stage. */
export const storageCancelPercents = (
  settings: SettingsInForce = settingDefaults,
): Record<StorageCancelStage, number> => ({
  unpaid: 0,
  booked: settings['warehouse.cancel-percent-booked'],
  'picked-up': settings['warehouse.cancel-percent-picked-up'],
})

/** Why this kind of actor cannot cancel it now; undefined when they can. */
export const storageCancelRefusal = (as: ActorKind, facts: StorageCancelFacts): string | undefined => {
  const booked = bookedStates.includes(facts.state)
  if (!booked && !storageMachine.moves.cancel.from.includes(facts.state)) return 'kit.moved-on'
  if (booked && as === 'customer') return 'warehouse.cancel-support'
  if (facts.paymentOpen) return 'warehouse.payment-open'
  return storageCancelStage(facts) === undefined ? 'warehouse.cancel-stored' : undefined
}
