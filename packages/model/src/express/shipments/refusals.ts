// Why somebody cannot do something with a shipment now; the button and the verb ask the same.
import { dayOf, instantOf } from '../../kit/day.ts'
import type { ActorKind } from '../../kit/machine.ts'
import { allows, isUnpaid, type ShipmentMove, type ShipmentState } from './shipment-machine.ts'
import { rescheduleRefusal, type Slot } from './slots.ts'

/** The hour at which what was paid by card that day is settled at the latest (X8). */
const captureHour = 23

export type ShipmentFacts = {
  state: ShipmentState
  /** A card session is open: nothing changes until it has ended. */
  isPaying: boolean
  slot: Slot | null
  reschedules: number
  paidAt: Date | null
}

const moveRefusal = (move: ShipmentMove, { state }: ShipmentFacts, actor: ActorKind): string | undefined =>
  allows(move, state, actor) ? undefined : 'express.cannot-now'

const payingRefusal = ({ isPaying }: ShipmentFacts): string | undefined =>
  isPaying ? 'finance.payment-in-progress' : undefined

export const editRefusal = (facts: ShipmentFacts, actor: ActorKind): string | undefined =>
  payingRefusal(facts) ?? (facts.state === 'PENDING_PAYMENT' ? undefined : moveRefusal('edit', facts, actor))

/** Unpaid, and nobody is paying: it may be priced (E2). */
export const unpaidRefusal = (facts: ShipmentFacts): string | undefined =>
  payingRefusal(facts) ?? (isUnpaid(facts.state) ? undefined : 'express.cannot-now')

/** E8. */
export const removeRefusal = unpaidRefusal

/** E10. */
export const movePickupRefusal = (facts: ShipmentFacts, actor: ActorKind, now: Date): string | undefined => {
  if (allows('takeSlot', facts.state, actor)) return undefined
  const refused = moveRefusal('movePickup', facts, actor)
  return refused ?? (facts.slot ? rescheduleRefusal(facts.slot, facts.reschedules, now) : undefined)
}

/** E11: on the day of the payment, before it is settled; later it is cancelled instead. */
export const voidRefusal = (facts: ShipmentFacts, actor: ActorKind, now: Date): string | undefined => {
  const refused = moveRefusal('voidPayment', facts, actor)
  if (refused || !facts.paidAt) return refused ?? 'express.cannot-now'
  const until = instantOf(dayOf(facts.paidAt), captureHour * 60)
  return facts.paidAt <= now && now < until ? undefined : 'express.void-late'
}

/** E12. */
export const cancelRefusal = (facts: ShipmentFacts, actor: ActorKind): string | undefined =>
  moveRefusal('cancel', facts, actor)
