// What of the usual way is the trucks line's own: the charges of a complete quotation, and what cancelling keeps (T11).
import type { CancelRule } from '../requests/cancellation.ts'
import type { ChargeCode } from '../requests/charges.ts'
import { usualBooked, type UsualState } from '../requests/usual-machine.ts'
import { usualCode } from '../requests/usual-problems.ts'
import { hour } from '../requests/validity.ts'

export const trucksExpected: ChargeCode[] = ['transport']
/** Every charge that a provider may enter, in the order of the form. */
export const trucksCharges: readonly ChargeCode[] = ['transport', 'handling', 'permits', 'other']

export const truckCancelStages = ['unpaid', 'free', 'late', 'last'] as const
export type TruckCancelStage = (typeof truckCancelStages)[number]

/** Minutes after the acceptance in which a booking is cancelled without a fee. */
const graceMinutes = 30

export type TruckCancelFacts = {
  state: UsualState
  bookedAt: Date | null
  pickupAt: Date
  /** A truck is at loading. */
  begun: boolean
}

/** Where a request stands in the refund rule; undefined once a truck is at loading. */
export const truckCancelStage = (
  { state, bookedAt, pickupAt, begun }: TruckCancelFacts,
  now: Date,
): TruckCancelStage | undefined => {
  if (!usualBooked.includes(state)) return 'unpaid'
  if (begun) return undefined
  const left = pickupAt.getTime() - now.getTime()
  const sinceBooked = now.getTime() - (bookedAt ?? now).getTime()
  if (sinceBooked <= (graceMinutes * hour) / 60 || left > 24 * hour) return 'free'
  return left > 4 * hour ? 'late' : 'last'
}

export const truckCancelling: CancelRule<TruckCancelStage> = {
  stages: truckCancelStages,
  percents: () => ({ unpaid: 0, free: 0, late: 25, last: 50 }),
  bookedBy: ['customer', 'agent', 'desk', 'admin'],
  codes: {
    support: usualCode('trucks', 'cancel-support'),
    paymentOpen: usualCode('trucks', 'payment-open'),
    tooLate: usualCode('trucks', 'cancel-late'),
    refundChanged: usualCode('trucks', 'refund-changed'),
  },
}
