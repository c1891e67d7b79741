// Where a storage request stands in the refund rule, and what share is kept there once it is paid (W10, W11).
import type { CancelRule } from '../requests/cancellation.ts'
import type { GoodsState } from './goods-machine.ts'
import { bookedStates, type StorageState } from './request-machine.ts'

export const storageCancelStages = ['unpaid', 'booked', 'picked-up'] as const
export type StorageCancelStage = (typeof storageCancelStages)[number]

/** Where a request stands in the rule; undefined while goods are stored or on their way out. */
export const storageCancelStage = ({
  state,
  goods,
}: {
  state: StorageState
  goods: GoodsState | null
}): StorageCancelStage | undefined => {
  if (!bookedStates.includes(state)) return 'unpaid'
  if (goods === 'AWAITED') return 'booked'
  return goods === 'PICKED_UP' ? 'picked-up' : undefined
}

export const storageCancelling: CancelRule<StorageCancelStage> = {
  stages: storageCancelStages,
  percents: (settings) => ({
    unpaid: 0,
    booked: settings['warehouse.cancel-percent-booked'],
    'picked-up': settings['warehouse.cancel-percent-picked-up'],
  }),
  codes: {
    support: 'warehouse.cancel-support',
    paymentOpen: 'warehouse.payment-open',
    tooLate: 'warehouse.cancel-stored',
    refundChanged: 'warehouse.refund-changed',
  },
}
