// Whose turn a booking of trucks is: allocated, driven, empties brought back, completed; the customer waits.
import type { DocCode } from '../../documents/document-type.ts'
import { turn, type Turn } from '../../requests/turn.ts'
import type { UsualState } from '../../requests/usual-machine.ts'
import { usualTurn, type UsualAction } from '../../requests/usual-turn.ts'
import type { OpenBorder } from '../borders/border-tasks.ts'
import { allocationOf, completionRefusal, type TruckSlot } from '../road/booking-progress.ts'
import type { ChangeSide } from '../change/change.ts'
import { hasEvent, type RoadCarriage } from '../road/event-order.ts'

const hourMs = 3_600_000
/** Hours after the last delivery in which the provider completes it; then it is completed by itself (T16). */
export const completeHours = 48
/** Hours before the pickup by which every truck is allocated. */
export const allocateHours = 4

export type TruckAction =
  | Exclude<UsualAction, 'upload-invoice'>
  | 'add-container'
  | 'allocate-trucks'
  | 'report-event'
  | 'return-empty'
  | 'answer-change'
  | 'add-border-documents'
  | 'answer-extras'
  | 'decide-extras'

export type TruckFacts = {
  state: UsualState
  /** A payment is under way. */
  held: boolean
  carriage: RoadCarriage
  containerNo: string | null
  pickupAt: Date
  slots: readonly TruckSlot[]
  /** Extra charges that the customer and the desk have still to answer; the first answer is due by then. */
  extras: { claimed: number; objected: number; answerBy: Date | null }
  /** A change that waits for the other side. */
  change: { by: ChangeSide; answerBy: Date } | null
  /** What each side has still to bring for the border posts ahead. */
  border: { customer: OpenBorder | undefined; agent: OpenBorder | undefined }
  /** Of the last truck, and its empty container where one goes back; null before. */
  finishedAt: Date | null
}

const later = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs)

const isFinished = ({ state }: TruckFacts): boolean => state === 'QS_FINAL_PAY_RECEIVED'

/** Why a booking cannot be completed now. */
export const truckCompleteRefusal = (facts: TruckFacts): string | undefined =>
  isFinished(facts)
    ? completionRefusal(facts.carriage, facts.slots, facts.extras.claimed + facts.extras.objected)
    : 'trucks.balance-open'

/** When it completes by itself; null while something stands against it. */
export const completesAt = (facts: TruckFacts): Date | null =>
  facts.finishedAt && !truckCompleteRefusal(facts) ? later(facts.finishedAt, completeHours) : null

/** The provider reports on meanwhile. */
const bring = (side: 'customer' | 'agent', { documents, due }: OpenBorder): Turn<TruckAction> =>
  turn(side, 'add-border-documents', { documents, by: due, meanwhile: 'report-event' })

export const truckTurn = (facts: TruckFacts): Turn<TruckAction> => {
  const { state, held, carriage, containerNo, pickupAt, slots, extras, change } = facts
  if (held || !isFinished(facts)) return usualTurn({ state, held, hasInvoice: true }) as Turn<TruckAction>
  if (change)
    return turn(change.by === 'agent' ? 'customer' : 'agent', 'answer-change', { by: change.answerBy })
  const { state: allocation } = allocationOf(slots)
  if (allocation === 'CONFIRMED') {
    const by = later(pickupAt, -allocateHours)
    return carriage.movement === 'PORT' && !containerNo
      ? turn('customer', 'add-container', { by })
      : turn('agent', 'allocate-trucks', {
          by,
          meanwhile: facts.border.customer ? 'add-border-documents' : null,
        })
  }
  if (!slots.every(({ events }) => hasEvent(events, 'DELIVERED'))) {
    const { customer, agent } = facts.border
    if (customer) return bring('customer', customer)
    if (agent) return bring('agent', agent)
    const isWaiting = slots.every(({ events }) => events.length === 0)
    return turn('agent', 'report-event', { by: isWaiting ? pickupAt : null })
  }
  if (truckCompleteRefusal(facts) === 'trucks.empty-open') return turn('agent', 'return-empty')
  if (extras.claimed > 0) return turn('customer', 'answer-extras', { by: extras.answerBy })
  if (extras.objected > 0) return turn('desk', 'decide-extras')
  return turn('agent', 'complete', { by: completesAt(facts) })
}

/** Documents that events name, and what stands on them. */
export const eventDocuments: readonly DocCode[] = [
  'PROOF_OF_DELIVERY',
  'INTERCHANGE_RECEIPT',
  'HAND_OVER_SIGNATURE',
  'CONDITION_PHOTO',
]
