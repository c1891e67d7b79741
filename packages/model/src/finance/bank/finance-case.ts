// A difference that somebody works off: taken, asked about, and ended by two people where money moves or much of it is explained.
import type { Policy } from '../../kit/access.ts'
import { machine } from '../../kit/machine.ts'
import { texts, type TextRow } from '../../kit/text.ts'

export const financeCaseMachine = machine({
  name: 'finance-case',
  states: ['OPEN', 'IN_WORK', 'WAITING', 'PROPOSED', 'RESOLVED'],
  terminal: ['RESOLVED'],
  moves: {
    find: { from: [], to: ['OPEN'], actors: ['system'] }, // RC1
    take: { from: ['OPEN', 'WAITING', 'IN_WORK'], to: ['IN_WORK'], actors: ['admin'] }, // RC2
    wait: { from: ['IN_WORK'], to: ['WAITING'], actors: ['admin'] }, // RC3
    propose: { from: ['IN_WORK', 'WAITING'], to: ['PROPOSED'], actors: ['admin'] },
    refuse: { from: ['PROPOSED'], to: ['IN_WORK'], actors: ['admin'] },
    resolve: { from: ['IN_WORK', 'WAITING', 'PROPOSED'], to: ['RESOLVED'], actors: ['admin'] }, // RC4
    match: {
      from: ['OPEN', 'IN_WORK', 'WAITING', 'PROPOSED'],
      to: ['RESOLVED'],
      actors: ['admin', 'system'],
    },
    // A settled case is taken back by two: asked for by one, and done by another.
    askUndo: { from: ['RESOLVED'], to: [], actors: ['admin'] },
    keepResolved: { from: ['RESOLVED'], to: [], actors: ['admin'] },
    // RC5: the match was taken back, or the same difference is found with other amounts.
    reopen: {
      from: ['OPEN', 'IN_WORK', 'WAITING', 'PROPOSED', 'RESOLVED'],
      to: ['OPEN'],
      actors: ['admin', 'system'],
    },
  },
})
export type FinanceCaseState = (typeof financeCaseMachine.states)[number]

export const financeCaseStateText = texts({
  OPEN: { en: 'Open', ar: 'مفتوحة' },
  IN_WORK: { en: 'In progress', ar: 'قيد المعالجة' },
  WAITING: { en: 'Awaiting reply', ar: 'بانتظار رد' },
  PROPOSED: { en: 'Awaiting approval', ar: 'بانتظار الاعتماد' },
  RESOLVED: { en: 'Resolved', ar: 'مسوّاة' },
} satisfies Record<FinanceCaseState, TextRow>)

export const financeCaseKinds = [
  'unknown-order',
  'missing-order',
  'amount',
  'mismatch',
  'bank-unmatched',
  'duplicate',
  'chargeback',
  'not-paid-out',
  'payout-short',
] as const
export type FinanceCaseKind = (typeof financeCaseKinds)[number]
export const financeCaseKindText = texts({
  'unknown-order': { en: 'Unknown order at the gateway', ar: 'عملية لدى البوابة لا نعرفها' },
  'missing-order': { en: 'Payment missing at the gateway', ar: 'دفعة لا تظهر لدى البوابة' },
  amount: { en: 'Different amount at the gateway', ar: 'مبلغ مختلف لدى البوابة' },
  mismatch: { en: 'Payment with the wrong amount or currency', ar: 'دفعة بمبلغ أو عملة غير صحيحين' },
  'bank-unmatched': { en: 'Unmatched bank transaction', ar: 'حركة مصرفية بلا مطابقة' },
  duplicate: { en: 'Payment paid out twice', ar: 'دفعة حُوّلت مرتين' },
  chargeback: { en: 'Chargeback', ar: 'اعتراض حامل البطاقة على دفعة' },
  'not-paid-out': { en: 'Payment missing from payouts', ar: 'دفعة لا يشملها أي تحويل' },
  'payout-short': { en: 'Different payout amount at the bank', ar: 'تحويل وصل إلى البنك بمبلغ مختلف' },
} satisfies Record<FinanceCaseKind, TextRow>)

/** How a case ends; all but an explanation post. */
export const caseResolutions = [
  'explained',
  'bank-fee',
  'unknown-payer',
  'gateway-fee',
  'written-off',
] as const
export type CaseResolution = (typeof caseResolutions)[number]
export const caseResolutionText = texts({
  explained: { en: 'Explained, no posting', ar: 'مفسَّرة، دون قيد' },
  'bank-fee': { en: 'Bank fee', ar: 'رسوم مصرفية' },
  'unknown-payer': { en: 'Receipt from an unknown payer', ar: 'مبلغ من دافع غير معروف' },
  'gateway-fee': { en: 'Card gateway fee', ar: 'رسوم بوابة البطاقات' },
  'written-off': { en: 'Written off as a loss', ar: 'خسارة تُشطب' },
} satisfies Record<CaseResolution, TextRow>)

/** Which endings that post fit a kind of case, where less came than we count on, and where more did. */
const posted: Record<FinanceCaseKind, { less: readonly CaseResolution[]; more: readonly CaseResolution[] }> =
  {
    'bank-unmatched': { less: ['bank-fee'], more: ['unknown-payer'] },
    'unknown-order': { less: ['written-off'], more: ['unknown-payer'] },
    'missing-order': { less: ['written-off'], more: [] },
    amount: { less: ['gateway-fee', 'written-off'], more: ['unknown-payer'] },
    // Such money is in suspense already, and goes back from there.
    mismatch: { less: [], more: [] },
    duplicate: { less: [], more: ['unknown-payer'] },
    chargeback: { less: ['written-off'], more: ['unknown-payer'] },
    'not-paid-out': { less: ['written-off'], more: [] },
    'payout-short': { less: ['gateway-fee', 'written-off'], more: ['unknown-payer'] },
  }

export const caseWorkers = { admin: 'any' } as const satisfies Policy

/** Above this a second person looks at an explanation, too. */
export const secondPersonOverFils = 50_000n

const magnitude = (fils: bigint): bigint => (fils < 0n ? -fils : fils)

/** True when one person proposes and another decides. */
export const needsSecond = (resolution: CaseResolution, differenceFils: bigint): boolean =>
  resolution !== 'explained' || magnitude(differenceFils) > secondPersonOverFils

/** Why a case cannot end like this: the ending has to fit the difference, and only dirhams are posted. */
export const resolutionRefusal = (
  facts: { kind: FinanceCaseKind; state: FinanceCaseState; differenceFils: bigint; currency: string },
  resolution: CaseResolution,
): string | undefined => {
  if (facts.state !== 'IN_WORK' && facts.state !== 'WAITING') return 'case.moved-on'
  if (resolution === 'explained') return undefined
  const { less, more } = posted[facts.kind]
  const fitting = facts.differenceFils < 0n ? less : more
  return facts.currency === 'AED' && facts.differenceFils !== 0n && fitting.includes(resolution)
    ? undefined
    : 'case.resolution'
}

/** Why this person does not decide it. */
export const decideCaseRefusal = (
  facts: { state: FinanceCaseState; proposedBy: string | null },
  userId: string,
): string | undefined => {
  if (facts.state !== 'PROPOSED') return 'case.moved-on'
  return facts.proposedBy === userId ? 'case.second-person' : undefined
}

export type UndoFacts = {
  state: FinanceCaseState
  resolution: CaseResolution | 'matched' | null
  /** Of a line of the bank, whose match is undone instead. */
  isOfLine: boolean
  askedBy: string | null
}

/** Why nobody asks to take back how the case was settled. */
export const askUndoRefusal = ({ state, resolution, isOfLine, askedBy }: UndoFacts): string | undefined => {
  if (state !== 'RESOLVED' || resolution === null || resolution === 'matched' || askedBy !== null)
    return 'case.moved-on'
  return isOfLine ? 'case.undo-match' : undefined
}

/** Why this person does not decide on it: somebody else than who asked does. */
export const undoRefusal = ({ state, askedBy }: UndoFacts, userId: string): string | undefined => {
  if (state !== 'RESOLVED' || askedBy === null) return 'case.moved-on'
  return askedBy === userId ? 'case.undo-second-person' : undefined
}
