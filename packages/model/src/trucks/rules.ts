// What of the usual way is the trucks line's own: what cancelling keeps (T11).
import type { CancelRule } from '../requests/cancellation.ts'
import { usualCode } from '../requests/usual-problems.ts'
import { truckCancelPercents, truckCancelStages, type TruckCancelStage } from './road/cancellation.ts'

export const truckCancelling: CancelRule<TruckCancelStage> = {
  stages: truckCancelStages,
  percents: truckCancelPercents,
  bookedBy: ['customer', 'agent', 'desk', 'admin'],
  codes: {
    support: usualCode('trucks', 'cancel-support'),
    paymentOpen: usualCode('trucks', 'payment-open'),
    tooLate: usualCode('trucks', 'cancel-late'),
    refundChanged: usualCode('trucks', 'refund-changed'),
  },
}
