// Where a merchant's money is: each dirham of cash on delivery stands at exactly one stage, from the recipient to the bank account.
import { texts, type TextRow } from '../../kit/text.ts'
import type { CodState } from './cod-machine.ts'

export const cashStages = ['expected', 'courier', 'depot', 'disputed', 'credited', 'bank', 'paid'] as const
export type CashStage = (typeof cashStages)[number]

/** Of a merchant: cash by the state of its rows, and what payouts have taken of what was credited; fils. */
export type CashFils = {
  byState: Partial<Record<CodState, bigint>>
  /** In payouts that the bank has not answered yet. */
  leavingFils: bigint
  paidFils: bigint
}

/**
 * Credited is what came into the wallet and is in no payout, also where it was spent on shipments since. It is below zero where
 * cash was reversed after it had been paid out.
 */
export const stagesOf = ({ byState, leavingFils, paidFils }: CashFils): Record<CashStage, bigint> => {
  const of = (state: CodState): bigint => byState[state] ?? 0n
  return {
    expected: of('EXPECTED'),
    courier: of('COLLECTED'),
    depot: of('DEPOSITED'),
    disputed: of('DISPUTED'),
    credited: of('CREDITED') + of('PAID_OUT') - leavingFils - paidFils,
    bank: leavingFils,
    paid: paidFils,
  }
}

export const stageText = texts({
  expected: { en: 'Expected', ar: 'متوقع' },
  courier: { en: 'With the courier', ar: 'لدى المندوب' },
  depot: { en: 'At the depot', ar: 'في مركز التوزيع' },
  disputed: { en: 'Under review', ar: 'قيد المراجعة' },
  credited: { en: 'Credited to the wallet', ar: 'أُضيف إلى المحفظة' },
  bank: { en: 'On its way to the bank', ar: 'في الطريق إلى البنك' },
  paid: { en: 'Paid out', ar: 'تم تحويله' },
} satisfies Record<CashStage, TextRow>)

export const codStateText = texts({
  EXPECTED: { en: 'Expected', ar: 'متوقع' },
  COLLECTED: { en: 'With the courier', ar: 'لدى المندوب' },
  NOT_COLLECTED: { en: 'Not collected', ar: 'لم يُحصَّل' },
  DEPOSITED: { en: 'At the depot', ar: 'في مركز التوزيع' },
  DISPUTED: { en: 'Under review', ar: 'قيد المراجعة' },
  CREDITED: { en: 'Credited', ar: 'أُضيف إلى المحفظة' },
  PAID_OUT: { en: 'Paid out', ar: 'تم تحويله' },
  REVERSED: { en: 'Reversed', ar: 'عُكس قيده' },
} satisfies Record<CodState, TextRow>)

export const cashReportText = texts({
  title: { en: 'Cash on delivery by shipment', ar: 'الدفع عند الاستلام حسب الشحنة' },
  waybill: { en: 'Waybill', ar: 'رقم البوليصة' },
  reference: { en: 'Reference', ar: 'المرجع' },
  city: { en: 'Recipient’s city', ar: 'مدينة المستلِم' },
  amount: { en: 'Cash on delivery', ar: 'المبلغ عند الاستلام' },
  state: { en: 'Status', ar: 'الحالة' },
  delivered: { en: 'Delivered', ar: 'تم التسليم' },
  deposit: { en: 'Deposit', ar: 'الإيداع النقدي' },
  credited: { en: 'Credited', ar: 'أُضيف في' },
  payout: { en: 'Payout', ar: 'التحويل' },
  last: { en: 'The last 10 shipments', ar: 'آخر 10 شحنات' },
})
