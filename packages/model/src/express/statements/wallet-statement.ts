// The statement of a merchant's wallet for a month: opening, what came and went, closing; each sum of the ledger to the fil.
import { addDays } from '../../kit/day.ts'
import { texts, type TextRow } from '../../kit/text.ts'
import type { MovementKind } from '../wallet/wallet.ts'

/** What the movements of a month are summed up under. */
export const statementGroups = ['credited', 'refunds', 'fees', 'reversed', 'corrections', 'paidOut'] as const
export type StatementGroup = (typeof statementGroups)[number]

export const groupOf = {
  COD: 'credited',
  REFUND: 'refunds',
  CLAIM: 'refunds',
  ADJUSTMENT: 'corrections',
  CORRECTION: 'corrections',
  PAYOUT: 'paidOut',
  PAYOUT_RETURNED: 'paidOut',
  PAYOUT_CANCELLED: 'paidOut',
  SPENT: 'fees',
  CHARGED: 'fees',
  COD_REVERSED: 'reversed',
} as const satisfies Record<MovementKind, StatementGroup>

export const statementGroupText = texts({
  credited: { en: 'Cash on delivery credited', ar: 'مبالغ الدفع عند الاستلام المضافة' },
  refunds: { en: 'Refunds and claims', ar: 'المبالغ المستردة والمطالبات' },
  fees: { en: 'Shipping fees', ar: 'رسوم الشحنات' },
  reversed: { en: 'Cash on delivery reversed', ar: 'مبالغ الدفع عند الاستلام المعكوسة' },
  corrections: { en: 'Corrections', ar: 'التصحيحات' },
  paidOut: { en: 'Paid out to the bank account', ar: 'المحوَّل إلى الحساب البنكي' },
}) satisfies Record<StatementGroup, TextRow>

export const walletStatementText = texts({
  title: { en: 'Wallet statement {number}', ar: 'كشف حساب المحفظة {number}' },
  opening: { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
  closing: { en: 'Closing balance', ar: 'الرصيد الختامي' },
  collected: {
    en: 'Collected at the door this month: AED {amount} (parcels: {count}). It is credited once it is deposited and confirmed.',
    ar: 'المحصَّل عند التسليم هذا الشهر: {amount} درهم (عدد الطرود: {count}). يُضاف بعد إيداعه وتأكيده.',
  },
})

export type Moved = { kind: MovementKind; fils: bigint }
export type StatementSums = { sums: Record<StatementGroup, bigint>; closingFils: bigint }

/** What each group has moved, below zero where it went out, and the balance that it leaves. */
export const sumStatement = (openingFils: bigint, moved: readonly Moved[]): StatementSums => {
  const sums = Object.fromEntries(statementGroups.map((group) => [group, 0n])) as StatementSums['sums']
  let closingFils = openingFils
  for (const { kind, fils } of moved) {
    sums[groupOf[kind]] += fils
    closingFils += fils
  }
  return { sums, closingFils }
}

/** Hour of the 1st, in the Emirates, from which the month before is issued. */
export const statementHour = 6

export type Month = { fromOn: string; toOn: string }

/** The month that ended before a day. */
export const monthEnded = (day: string): Month => {
  const toOn = addDays(`${day.slice(0, 7)}-01`, -1)
  return { fromOn: `${toOn.slice(0, 7)}-01`, toOn }
}

/** The month that begins on a day; 31 days later it has ended. */
export const monthFrom = (fromOn: string): Month => monthEnded(addDays(fromOn, 31))
