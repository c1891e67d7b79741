// Corrections by an administrator (F37): back to an earlier code of the same track, confirmed by a second person.
import { milestonePlan, needsBehind, type Carriage, type MilestoneCode } from '../execution/milestones.ts'
import { bookedStates, requestMachine, type RequestState } from '../request-machine.ts'
import type { FreightStatus } from '../status.ts'

export type CorrectionTrack = 'commercial' | 'cargo' | 'customs'
export type CorrectionMove = 'correctSteps' | 'correctToOffers' | 'correctToWaiting'
export type CorrectionTarget = {
  track: CorrectionTrack
  to: FreightStatus
  move: CorrectionMove
  /** Steps that are taken back with it. */
  removes: readonly MilestoneCode[]
}

export type CorrectionFacts = Carriage & {
  state: RequestState
  milestones: readonly MilestoneCode[]
  /** Quotations that may still win. */
  liveQuotes: number
  /** Money or credit has stood behind it, also when it is cancelled now. */
  wasPaid: boolean
  /** Some of it was given back for the delivery. */
  compensated: boolean
}

const tracks: Record<'cargo' | 'customs', readonly MilestoneCode[]> = {
  cargo: ['DEPARTED', 'QS_ARRIVE', 'QS_DIS', 'QS_CGO', 'QS_PRG', 'QS_DEL'],
  customs: ['QS_DOC', 'QS_CUD', 'QS_CUC'],
}

/** Nothing that is left may rest on a step that is gone. */
const holds = (left: readonly MilestoneCode[], carriage: Carriage): boolean =>
  left.every((code) => needsBehind(code, carriage).every((behind) => left.includes(behind)))

const stepTargets = (facts: CorrectionFacts, track: 'cargo' | 'customs'): CorrectionTarget[] => {
  const done = milestonePlan(facts).filter(
    (code) => tracks[track].includes(code) && facts.milestones.includes(code),
  )
  // Before its first step a track stands where the booking left it.
  return done.flatMap((_, index): CorrectionTarget[] => {
    const before = done[index - 1]
    const to = before === undefined || before === 'DEPARTED' ? facts.state : before
    const removes = done.slice(index)
    const left = facts.milestones.filter((code) => !removes.includes(code))
    return holds(left, facts) ? [{ track, to, move: 'correctSteps', removes }] : []
  })
}

/** A delivery that money was given back for stays one: its credit note rests on it. */
const restsOnMoney = ({ compensated }: CorrectionFacts, { removes }: CorrectionTarget): boolean =>
  compensated && removes.includes('QS_DEL')

const allSteps = (facts: CorrectionFacts): CorrectionTarget[] => [
  ...stepTargets(facts, 'cargo'),
  ...stepTargets(facts, 'customs'),
]

const commercialTargets = ({ state, liveQuotes }: CorrectionFacts): CorrectionTarget[] => {
  const { correctToOffers, correctToWaiting } = requestMachine.moves
  const target = (to: 'QS_RFC' | 'QS_RCD', move: CorrectionMove): CorrectionTarget => ({
    track: 'commercial',
    to,
    move,
    removes: [],
  })
  return [
    ...(correctToOffers.from.includes(state) && liveQuotes > 0 ? [target('QS_RFC', 'correctToOffers')] : []),
    ...(correctToWaiting.from.includes(state) && liveQuotes === 0
      ? [target('QS_RCD', 'correctToWaiting')]
      : []),
  ]
}

/** Where a request can be put back to; the money track has none, because what is paid is undone by refunds alone. */
export const correctionTargets = (facts: CorrectionFacts): CorrectionTarget[] =>
  bookedStates.includes(facts.state)
    ? allSteps(facts).filter((target) => !restsOnMoney(facts, target))
    : commercialTargets(facts)

type Wanted = { to: string; first: MilestoneCode | null }

const among = (targets: readonly CorrectionTarget[], { to, first }: Wanted): CorrectionTarget | undefined =>
  targets.find((target) => target.to === to && (target.removes[0] ?? null) === first)

/** A target by its track and the first step that it takes back; undefined when it is not one now. */
export const findTarget = (facts: CorrectionFacts, wanted: Wanted): CorrectionTarget | undefined =>
  among(correctionTargets(facts), wanted)

const beforePayment: readonly string[] = ['QS_SUB', 'QS_RCD', 'QS_RFC', 'QS_FIN', 'QS_AWP']
const moneySteps: readonly string[] = [
  'QS_AWAITING_FINAL_PAY',
  'QS_FINAL_PAY_INITIATED',
  'QS_FINAL_PAY_RECEIVED',
]

/** Whether the way back leads over something that was posted: a payment, a refund, a fee, or the agent's share. */
const crossesMoney = (facts: CorrectionFacts, wanted: Wanted): boolean =>
  facts.wasPaid &&
  (!bookedStates.includes(facts.state) ||
    beforePayment.includes(wanted.to) ||
    moneySteps.includes(wanted.to) ||
    among(allSteps(facts), wanted) !== undefined)

/** Why a request cannot be put back there; undefined when it can. What money did is undone by a refund, never by a correction. */
export const correctionRefusal = (facts: CorrectionFacts, wanted: Wanted): string | undefined => {
  if (findTarget(facts, wanted)) return undefined
  return crossesMoney(facts, wanted) ? 'freight.correction-money' : 'freight.not-correctable'
}
