// A settlement run: what an agent is owed for completed work, less commission, paid in one transfer (SR1 to SR7).
import type { Policy } from '../../kit/access.ts'
import { machine } from '../../kit/machine.ts'
import { share, sum, vatOf } from '../../kit/money.ts'
import { texts, type TextRow } from '../../kit/text.ts'

export const settlementRunMachine = machine({
  name: 'settlement-run',
  states: ['DRAFT', 'APPROVED', 'SENT', 'PAID', 'RETURNED', 'CANCELLED'],
  terminal: ['PAID', 'RETURNED', 'CANCELLED'],
  moves: {
    draft: { from: [], to: ['DRAFT'], actors: ['admin', 'system'] }, // SR1
    change: { from: ['DRAFT'], to: [], actors: ['admin', 'system'] }, // SR2
    approve: { from: ['DRAFT'], to: ['APPROVED'], actors: ['admin'] }, // SR3
    send: { from: ['APPROVED'], to: ['SENT'], actors: ['admin'] }, // SR4
    pay: { from: ['SENT'], to: ['PAID'], actors: ['admin', 'system'] }, // SR5
    // SR6; by the system after `runDays`
    cancel: { from: ['DRAFT', 'APPROVED'], to: ['CANCELLED'], actors: ['admin', 'system'] },
    return: { from: ['SENT', 'PAID'], to: ['RETURNED'], actors: ['admin', 'system'] }, // SR7
    // The line of the bank that said so was another's.
    unpay: { from: ['PAID'], to: ['SENT'], actors: ['admin'] },
    unreturn: { from: ['RETURNED'], to: ['PAID'], actors: ['admin'] },
  },
})
export type SettlementRunState = (typeof settlementRunMachine.states)[number]

export const settlementRunStateText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  APPROVED: { en: 'Approved', ar: 'معتمدة' },
  SENT: { en: 'Sent to the bank', ar: 'أُرسلت إلى البنك' },
  PAID: { en: 'Paid', ar: 'مدفوعة' },
  RETURNED: { en: 'Returned by the bank', ar: 'أعادها البنك' },
  CANCELLED: { en: 'Cancelled', ar: 'ملغاة' },
} satisfies Record<SettlementRunState, TextRow>)

export const settlementPreparers = { admin: 'any' } as const satisfies Policy
export const settlementReaders = { admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy

/** Days after which a run that nobody has sent is cancelled, so that its items are in a newer one. */
export const runDays = 30

/** Kept as the reason of such a run. */
export const lapsedReason = 'system:not-sent'

/** Why something that is owed is not paid with the next run. */
export const holdReasons = {
  dispute: { en: 'A dispute is open', ar: 'يوجد اعتراض مفتوح' },
  'no-iban': { en: 'No bank account entered', ar: 'لم يُدخَل حساب بنكي' },
  'pay-when-paid': { en: 'The customer has not paid yet', ar: 'لم يسدد العميل بعد' },
  manual: { en: 'Held by finance', ar: 'محتجز من المالية' },
} as const satisfies Record<string, TextRow>
export type HoldReason = keyof typeof holdReasons

/** A posting of an agent's account in a run; above zero what is owed to the agent. */
export type SettlementItem = {
  amountFils: bigint
  /** Net of the standard and zero-rated lines of the final tax invoice less its credit notes; nothing for fees. */
  baseFils: bigint
}

export type SettlementSums = {
  grossFils: bigint
  commissionFils: bigint
  commissionVatFils: bigint
  adjustmentFils: bigint
  netFils: bigint
}

/** Commission of one item, half up to the fil; the rate is in basis points. What is taken back has a base below zero. */
export const commissionOf = ({ baseFils }: SettlementItem, rateBasisPoints: bigint): bigint =>
  share(baseFils, rateBasisPoints)

/** VAT is charged once on the run's commission; adjustments are signed and bear none. */
export const settlementSums = (
  items: readonly SettlementItem[],
  adjustments: readonly bigint[],
  rateBasisPoints: bigint,
): SettlementSums => {
  const grossFils = sum(items.map(({ amountFils }) => amountFils))
  const commissionFils = sum(items.map((item) => commissionOf(item, rateBasisPoints)))
  const commissionVatFils = vatOf(commissionFils, 'standard')
  const adjustmentFils = sum(adjustments)
  return {
    grossFils,
    commissionFils,
    commissionVatFils,
    adjustmentFils,
    netFils: grossFils - commissionFils - commissionVatFils + adjustmentFils,
  }
}

/** Whether a run is worth a transfer; less is carried over to the next one. Fils. */
export const isWorthPaying = (netFils: bigint, minimumFils: bigint): boolean => netFils >= minimumFils

export type ApprovalFacts = {
  state: SettlementRunState
  preparedBy: string | null
  /** Who changed what is paid: they prepared it, too. */
  adjustedBy: readonly string[]
  netFils: bigint
  /** The account that is verified now; null where there is none. */
  account: { enteredAt: Date; isConfirmedByCall: boolean } | null
  isDisputed: boolean
}

const hourMs = 3_600_000

/** Why this person cannot approve the run now (SR3). */
export const approveRunRefusal = (
  facts: ApprovalFacts,
  userId: string,
  now: Date,
  limits: { minimumFils: bigint; holdHours: number },
): string | undefined => {
  if (facts.preparedBy === userId || facts.adjustedBy.includes(userId)) return 'settlement.second-person'
  if (facts.isDisputed) return 'settlement.disputed'
  if (!isWorthPaying(facts.netFils, limits.minimumFils)) return 'settlement.under-minimum'
  if (facts.account === null) return 'settlement.no-account'
  const isFresh = now.getTime() - facts.account.enteredAt.getTime() < limits.holdHours * hourMs
  return isFresh && !facts.account.isConfirmedByCall ? 'finance.iban-recent' : undefined
}
