// Where a shipment stands in the refund rule, and what is kept there (F17-F19; the rule is set by decision 30).
import type { CancelRule } from '../../requests/cancellation.ts'
import type { ShipmentFacts } from '../execution/milestones.ts'
import { bookedStates } from '../request-machine.ts'

/** The rows of the refund rule, in the order in which a shipment passes them. */
export const cancelStages = ['unpaid', 'booked', 'under-way', 'arrived'] as const
export type CancelStage = (typeof cancelStages)[number]

/** Where a request stands in the rule; undefined once delivery has begun, when nothing is cancelled any more. */
export const cancelStage = ({
  state,
  milestones,
}: Pick<ShipmentFacts, 'state' | 'milestones'>): CancelStage | undefined => {
  if (!bookedStates.includes(state)) return 'unpaid'
  if (milestones.includes('QS_PRG') || milestones.includes('QS_DEL')) return undefined
  if (milestones.includes('QS_ARRIVE')) return 'arrived'
  return milestones.length > 0 ? 'under-way' : 'booked'
}

export const freightCancelling: CancelRule<CancelStage> = {
  stages: cancelStages,
  percents: (settings) => ({
    unpaid: 0,
    booked: settings['freight.cancel-percent-booked'],
    'under-way': settings['freight.cancel-percent-under-way'],
    arrived: settings['freight.cancel-percent-arrived'],
  }),
  codes: {
    support: 'freight.cancel-support',
    paymentOpen: 'freight.payment-open',
    tooLate: 'freight.cancel-too-late',
    refundChanged: 'freight.refund-changed',
  },
}
