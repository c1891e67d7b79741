// What goes wrong with stored goods and who acts on it: what was found at intake, and goods that stay past their agreed end.
import { addDays, dayOf, daysBetween, instantOf } from '../kit/day.ts'
import { texts } from '../kit/text.ts'
import type { TurnSide } from '../requests/turn.ts'
import { answerBy, findingKinds, findingText, type FindingKind, type FindingState } from './findings.ts'
import type { StorageAction } from './turn.ts'

export const exceptionKinds = [...findingKinds, 'overstay'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

export const exceptionText = texts({
  ...findingText,
  overstay: { en: 'Past the agreed end date', ar: 'تجاوز نهاية المدة المتفق عليها' },
})

export const exceptionOwners = ['all', 'mine', 'none'] as const
export const exceptionStates = ['open', 'answered'] as const
/** How long a finding that was answered stays in the list. */
export const answeredDays = 30

/** What is done next about an exception. */
export const exceptionActs = [
  'answer-findings',
  'answer-objection',
  'answer-release',
  'post-final-quote',
  'pay-balance',
  'extend-or-collect',
] as const satisfies readonly StorageAction[]
export type ExceptionAct = (typeof exceptionActs)[number]

export type FindingFacts = { kind: FindingKind; state: FindingState; notedAt: Date; answeredAt: Date | null }
export type OverstayFacts = {
  kind: 'overstay'
  /** The last day that is agreed. */
  endDate: string
  releaseAsked: boolean
  /** A longer time is asked for and not offered yet; offered and not paid yet. */
  extensionAsked: boolean
  extensionOffered: boolean
}

export type NextMove = {
  side: TurnSide
  act: ExceptionAct
  by: Date
  /** Days since the deadline, 0 on the day itself; null before it. */
  late: number | null
}

const lateOf = (by: Date, now: Date): number | null => (now > by ? daysBetween(dayOf(by), dayOf(now)) : null)

/** The customer answers what was found, the warehouse an objection; one that it leaves past its deadline is the desk's. */
const ofFinding = ({ state, notedAt, answeredAt }: FindingFacts, now: Date): NextMove | undefined => {
  if (state === 'NOTED') {
    const by = answerBy(notedAt)
    return { side: 'customer', act: 'answer-findings', by, late: lateOf(by, now) }
  }
  if (state !== 'OBJECTED') return undefined
  const by = answerBy(answeredAt ?? notedAt)
  const late = lateOf(by, now)
  return { side: late === null ? 'agent' : 'desk', act: 'answer-objection', by, late }
}

/** The warehouse answers what its customer asks for; until something is asked for, and to pay for more time, it is the customer. */
const actOfOverstay = (facts: OverstayFacts): readonly [TurnSide, ExceptionAct] => {
  if (facts.releaseAsked) return ['agent', 'answer-release']
  if (facts.extensionOffered) return ['customer', 'pay-balance']
  return facts.extensionAsked ? ['agent', 'post-final-quote'] : ['customer', 'extend-or-collect']
}

/** Who acts next, how, and by when; undefined where nothing is left to do. */
export const exceptionMove = (facts: FindingFacts | OverstayFacts, now: Date): NextMove | undefined => {
  if (facts.kind !== 'overstay') return ofFinding(facts, now)
  const [side, act] = actOfOverstay(facts)
  // The whole of the last day is agreed.
  const by = new Date(instantOf(addDays(facts.endDate, 1)).getTime() - 1_000)
  return { side, act, by, late: lateOf(by, now) }
}

type Owned = { ownerId: string | null }

/** Why somebody of the warehouse cannot take it. */
export const takeRefusal = ({ ownerId }: Owned): string | undefined =>
  ownerId === null ? undefined : 'warehouse.exception-taken'

/** Why it is not handed on or given back: that is for its owner, or for an administrator of the warehouse. */
export const ownerRefusal = (
  { ownerId }: Owned,
  actor: { userId: string; isCompanyAdmin: boolean },
): string | undefined =>
  ownerId !== null && (ownerId === actor.userId || actor.isCompanyAdmin)
    ? undefined
    : 'warehouse.exception-not-yours'
