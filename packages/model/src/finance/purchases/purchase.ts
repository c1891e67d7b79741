// A supplier's tax invoice to the house: its VAT, who has to look at it, and what is wrong with it.
import { machine } from '../../kit/machine.ts'
import { vatOf } from '../../kit/money.ts'
import { texts, type TextRow } from '../../kit/text.ts'
import { secondPersonOverFils } from '../bank/finance-case.ts'
import type { AccountKind } from '../books/chart.ts'

export const purchaseMachine = machine({
  name: 'purchase',
  states: ['DRAFT', 'PROPOSED', 'RECORDED', 'REFUSED', 'REVERSED'],
  terminal: ['RECORDED', 'REFUSED', 'REVERSED'],
  moves: {
    draft: { from: [], to: ['DRAFT'], actors: ['admin'] },
    propose: { from: ['DRAFT'], to: ['PROPOSED'], actors: ['admin'] },
    record: { from: ['DRAFT', 'PROPOSED'], to: ['RECORDED'], actors: ['admin'] },
    refuse: { from: ['DRAFT', 'PROPOSED'], to: ['REFUSED'], actors: ['admin'] },
    reverse: { from: ['RECORDED'], to: ['REVERSED'], actors: ['admin'] },
  },
})
export type PurchaseState = (typeof purchaseMachine.states)[number]

export const purchaseStateText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  PROPOSED: { en: 'Awaiting approval', ar: 'بانتظار الاعتماد' },
  RECORDED: { en: 'Recorded', ar: 'مسجّلة' },
  REFUSED: { en: 'Rejected', ar: 'مرفوضة' },
  REVERSED: { en: 'Reversed', ar: 'معكوسة' },
} satisfies Record<PurchaseState, TextRow>)

/** Under a reverse charge the house owes the VAT itself, and takes it back in the same return. */
export const purchaseTreatments = ['standard', 'reverse-charge', 'none'] as const
export type PurchaseTreatment = (typeof purchaseTreatments)[number]
export const purchaseTreatmentText = texts({
  standard: { en: '5% VAT', ar: 'ضريبة 5%' },
  'reverse-charge': { en: 'Reverse charge', ar: 'احتساب عكسي' },
  none: { en: 'No VAT', ar: 'دون ضريبة' },
} satisfies Record<PurchaseTreatment, TextRow>)

/** What was bought, by the account of its cost; the cost itself is booked where it arises, or outside. */
export const purchaseAccounts = [
  'carrier_cost',
  'gateway_fees',
  'bank_fees',
  'external_books',
] as const satisfies readonly AccountKind[]
export type PurchaseAccount = (typeof purchaseAccounts)[number]

export const purchaseSubject = { kind: 'purchase', idField: 'PurchaseId' } as const

export type PurchaseAmounts = { treatment: PurchaseTreatment; netFils: bigint; vatFils: bigint }

/** Fils by which the VAT of an invoice may miss 5 % of its net, because suppliers round each line. */
const roundingFils = 5n

/** Why these amounts are no invoice of this treatment: 5 % to a few fils, or nothing. */
export const purchaseVatRefusal = ({ treatment, netFils, vatFils }: PurchaseAmounts): string | undefined => {
  if (treatment === 'none') return vatFils === 0n ? undefined : 'purchase.vat'
  const off = vatFils - vatOf(netFils, 'standard')
  return vatFils > 0n && off <= roundingFils && off >= -roundingFils ? undefined : 'purchase.vat'
}

/** True when another person approves it. */
export const purchaseNeedsSecond = ({ netFils, vatFils }: PurchaseAmounts): boolean =>
  netFils + vatFils > secondPersonOverFils

/** Why this person does not decide it. */
export const decidePurchaseRefusal = (
  facts: { state: PurchaseState; recordedBy: string },
  userId: string,
): string | undefined => {
  if (facts.state !== 'PROPOSED') return 'purchase.moved-on'
  return facts.recordedBy === userId ? 'purchase.second-person' : undefined
}
