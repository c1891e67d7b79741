// Words of deposits that pages and files share.
import { texts, type TextRow } from '../../kit/text.ts'
import type { DepositState } from './deposit-machine.ts'
import type { DisputeKind, Outcome } from './deposit.ts'

export const depositStateText = texts({
  OPEN: { en: 'To be counted', ar: 'بانتظار العدّ' },
  WITHDRAWN: { en: 'Withdrawn', ar: 'مسحوب' },
  COUNTED: { en: 'To be confirmed', ar: 'بانتظار الاعتماد' },
  CONFIRMED: { en: 'Confirmed', ar: 'معتمد' },
}) satisfies Record<DepositState, TextRow>

export const disputeText = texts({
  SHORT: { en: 'Short', ar: 'عجز' },
  OVER: { en: 'Over', ar: 'زيادة' },
}) satisfies Record<DisputeKind, TextRow>

export const outcomeText = texts({
  COURIER_PAID: { en: 'The courier paid it in', ar: 'سدّده المندوب' },
  HOUSE_BORE: { en: 'Covered by us', ar: 'تحمّلناه نحن' },
  GIVEN_BACK: { en: 'Returned to the payer', ar: 'أُعيد إلى من دفعه' },
  UNCLAIMED: { en: 'Not claimed within 30 days', ar: 'لم يُطالب به خلال 30 يومًا' },
  RECOUNTED: { en: 'Counted again', ar: 'أُعيد العدّ' },
}) satisfies Record<Outcome, TextRow>

export const depositReportText = texts({
  list: { en: 'Cash deposits', ar: 'الإيداعات النقدية' },
  one: { en: 'Cash deposit', ar: 'إيداع نقدي' },
  deposit: { en: 'Deposit', ar: 'رقم الإيداع' },
  day: { en: 'Day', ar: 'اليوم' },
  depot: { en: 'Depot', ar: 'مركز التوزيع' },
  courier: { en: 'Courier no.', ar: 'رقم المندوب' },
  rows: { en: 'Parcels', ar: 'الطرود' },
  expected: { en: 'Expected, AED', ar: 'المتوقع بالدرهم' },
  counted: { en: 'Counted, AED', ar: 'المعدود بالدرهم' },
  difference: { en: 'Difference, AED', ar: 'الفرق بالدرهم' },
  credited: { en: 'Credited, AED', ar: 'المضاف بالدرهم' },
  held: { en: 'Under review, AED', ar: 'قيد التحقق بالدرهم' },
  state: { en: 'Status', ar: 'الحالة' },
  waybill: { en: 'Waybill', ar: 'رقم البوليصة' },
  reference: { en: 'Reference', ar: 'المرجع' },
  city: { en: 'Recipient’s city', ar: 'مدينة المستلِم' },
  amount: { en: 'Cash, AED', ar: 'المبلغ بالدرهم' },
  collected: { en: 'Collected', ar: 'التحصيل' },
  creditedAt: { en: 'Credited', ar: 'الإضافة إلى المحفظة' },
  lastDeposits: { en: 'The last 10 deposits', ar: 'آخر 10 إيداعات' },
  head: {
    en: '{number}, {day}, {depot}, courier {courier}',
    ar: '{number}، {day}، {depot}، المندوب {courier}',
  },
})
