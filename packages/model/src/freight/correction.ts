// Corrections by an administrator (F37): back to an earlier code of the same track, confirmed by a second person.
import { milestonePlan, needsBehind, type Carriage, type MilestoneCode } from './milestones.ts'
import { bookedStates, requestMachine, type RequestState } from './request-machine.ts'
import type { FreightStatus } from './status.ts'

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
    ? [...stepTargets(facts, 'cargo'), ...stepTargets(facts, 'customs')]
    : commercialTargets(facts)

/** A target by its track and the first step that it takes back; undefined when it is not one now. */
export const findTarget = (
  facts: CorrectionFacts,
  wanted: { to: string; first: MilestoneCode | null },
): CorrectionTarget | undefined =>
  correctionTargets(facts).find(
    (target) => target.to === wanted.to && (target.removes[0] ?? null) === wanted.first,
  )
