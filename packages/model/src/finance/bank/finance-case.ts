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
] as const
export type FinanceCaseKind = (typeof financeCaseKinds)[number]
export const financeCaseKindText = texts({
  'unknown-order': { en: 'Order at the gateway that we do not know', ar: 'عملية لدى البوابة لا نعرفها' },
  'missing-order': { en: 'Payment that the gateway does not list', ar: 'دفعة لا تظهر لدى البوابة' },
  amount: { en: 'Another amount at the gateway', ar: 'مبلغ مختلف لدى البوابة' },
  mismatch: { en: 'Payment of a wrong amount or currency', ar: 'دفعة بمبلغ أو عملة غير صحيحين' },
  'bank-unmatched': { en: 'Line of the bank that nothing matches', ar: 'حركة مصرفية بلا مطابقة' },
} satisfies Record<FinanceCaseKind, TextRow>)

/** How a case ends; what posts is for lines of the bank alone. */
export const caseResolutions = ['explained', 'bank-fee', 'unknown-payer'] as const
export type CaseResolution = (typeof caseResolutions)[number]
export const caseResolutionText = texts({
  explained: { en: 'Explained, nothing is posted', ar: 'مفسَّرة، دون قيد' },
  'bank-fee': { en: 'Fee of the bank', ar: 'رسوم مصرفية' },
  'unknown-payer': { en: 'Money of an unknown payer', ar: 'مبلغ من دافع غير معروف' },
} satisfies Record<CaseResolution, TextRow>)

export const caseWorkers = { admin: 'any' } as const satisfies Policy

/** Above this a second person looks at an explanation, too. */
export const secondPersonOverFils = 50_000n

const magnitude = (fils: bigint): bigint => (fils < 0n ? -fils : fils)

/** True when one person proposes and another decides. */
export const needsSecond = (resolution: CaseResolution, differenceFils: bigint): boolean =>
  resolution !== 'explained' || magnitude(differenceFils) > secondPersonOverFils

/** Why a case cannot end like this: fees leave the account, and money of a payer comes in. */
export const resolutionRefusal = (
  facts: { kind: FinanceCaseKind; state: FinanceCaseState; differenceFils: bigint },
  resolution: CaseResolution,
): string | undefined => {
  if (facts.state !== 'IN_WORK' && facts.state !== 'WAITING') return 'case.moved-on'
  if (resolution === 'explained') return undefined
  if (facts.kind !== 'bank-unmatched') return 'case.resolution'
  const fits = resolution === 'bank-fee' ? facts.differenceFils < 0n : facts.differenceFils > 0n
  return fits ? undefined : 'case.resolution'
}

/** Why this person does not decide it. */
export const decideCaseRefusal = (
  facts: { state: FinanceCaseState; proposedBy: string | null },
  userId: string,
): string | undefined => {
  if (facts.state !== 'PROPOSED') return 'case.moved-on'
  return facts.proposedBy === userId ? 'case.second-person' : undefined
}
