// Taking back a scan that was wrong (X5): which scan it is, where the parcel returns to, and why it cannot be, or not by this person.
import type { Policy, Role } from '../../kit/access.ts'
import type { CodState } from '../cash-on-delivery/cod-machine.ts'
import type { ShipmentMove, ShipmentState } from '../shipments/shipment-machine.ts'

/** Somebody of the depot that had the parcel, of the service desk, or an administrator. */
export const correctors = { depot: 'assigned', desk: 'any', admin: 'any' } as const satisfies Policy
export const correctionReaders = { ...correctors, 'admin-readonly': 'any' } as const satisfies Policy

export const correctionHours = 24

/** What a scan has moved, and the move that takes it back. */
const takenBackBy = {
  deliver: 'correctDelivery',
  failDelivery: 'correctDelivery',
  handBack: 'correctReturn',
  sendOut: 'correctTransit',
  moveOn: 'correctIntake',
  tryAgain: 'correctTryAgain',
  pickUp: 'correctPickup',
} as const satisfies Partial<Record<ShipmentMove, ShipmentMove>>
type Scanned = keyof typeof takenBackBy
export type CorrectionMove = (typeof takenBackBy)[Scanned]
export const correctionMoves = [...new Set(Object.values(takenBackBy))]
export const isCorrection = (move: string): boolean => correctionMoves.some((each) => each === move)

/** One change of state in the history of a parcel. */
export type ParcelEvent = {
  id: string
  from: ShipmentState | null
  state: ShipmentState
  move: string
  /** The kind of actor: only what a courier or a depot has scanned is a scan. */
  as: string
  recordedAt: Date
  userId: string | null
}

/** The parcel is what it was before: a scan was taken back, or a hold let go. */
const leadsBack = ({ move, from }: ParcelEvent): boolean =>
  isCorrection(move) || (move === 'moveOn' && from === 'ON_HOLD')

/** The event that has brought the parcel to where it is: what was taken back, and a hold that is over, count no more. */
export const lastEvent = (history: readonly ParcelEvent[]): ParcelEvent | undefined => {
  const standing: ParcelEvent[] = []
  for (const event of history) {
    if (!leadsBack(event)) standing.push(event)
    else while (standing.length > 0 && standing.at(-1)!.state !== event.state) standing.pop()
  }
  return standing.at(-1)
}

export type CorrectionFacts = {
  last: ParcelEvent | undefined
  /** The courier's sheet is closed, or of another day: nobody is on the way to that door any more. */
  isRoundOver: boolean
  /** The pickup slot that it had is still to come. */
  isSlotAhead: boolean
  cash: { state: CodState; isListed: boolean } | null
  /** Damage was paid for after the delivery. */
  isClaimPaid: boolean
  isPaying: boolean
}

const isScan = (move: string): move is Scanned => Object.hasOwn(takenBackBy, move)

/** Taken back after its round, a delivery is in transit, so that the depot can give it to a courier again. */
const returnsTo = ({ last, isRoundOver, isSlotAhead }: CorrectionFacts): ShipmentState => {
  const before = last!.from!
  if (before === 'OUT_FOR_DELIVERY') return isRoundOver ? 'IN_TRANSIT' : before
  return before === 'PICKUP_SCHEDULED' && !isSlotAhead ? 'CREATED' : before
}

/** Undefined where the last event is no scan that can be taken back. */
export const correctionOf = (
  facts: CorrectionFacts,
): { move: CorrectionMove; to: ShipmentState } | undefined => {
  const { last } = facts
  if (!last?.from || last.as !== 'agent' || !isScan(last.move)) return undefined
  return { move: takenBackBy[last.move], to: returnsTo(facts) }
}

/** Cash that was recorded with the scan and goes back with it. */
export const takesCashBack = ({ last, cash }: CorrectionFacts): boolean =>
  last?.move === 'deliver' && cash?.state === 'COLLECTED'

const cashRefusal = ({ last, cash }: CorrectionFacts): string | undefined => {
  if (last?.move !== 'deliver' || !cash) return undefined
  if (cash.state !== 'COLLECTED') return 'corrections.cash-counted'
  return cash.isListed ? 'corrections.cash-listed' : undefined
}

export const correctionRefusal = (facts: CorrectionFacts, now: Date): string | undefined => {
  if (!correctionOf(facts)) return 'corrections.nothing'
  if (now.getTime() - facts.last!.recordedAt.getTime() > correctionHours * 3_600_000)
    return 'corrections.late'
  if (facts.isPaying) return 'finance.payment-in-progress'
  return cashRefusal(facts) ?? (facts.isClaimPaid ? 'corrections.claim-paid' : undefined)
}

export type WaitingCorrection = { proposedBy: string; eventId: string }

/** The second person is neither who asked for it nor who has scanned; where cash goes back it is none of a depot. */
export const confirmCorrectionRefusal = (
  facts: CorrectionFacts,
  { proposedBy, eventId }: WaitingCorrection,
  person: { userId: string; role: Role },
  now: Date,
): string | undefined => {
  if (facts.last?.id !== eventId) return 'corrections.moved-on'
  if (person.userId === proposedBy || person.userId === facts.last.userId) return 'corrections.second-person'
  const refused = correctionRefusal(facts, now)
  if (refused) return refused
  return takesCashBack(facts) && person.role === 'depot' ? 'corrections.desk-confirms' : undefined
}
