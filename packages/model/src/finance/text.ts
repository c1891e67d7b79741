// Labels of payments: states and moves as people read them.
import { texts } from '../kit/text.ts'
import type { PaymentSessionState } from './payment-session.ts'
import type { paymentSessionMachine } from './payment-session.ts'

type MoveName = keyof (typeof paymentSessionMachine)['moves']

export const financeText = texts({
  'finance.state.CREATED': { en: 'Starting payment', ar: 'بدء عملية الدفع' },
  'finance.state.PENDING': { en: 'Payment in progress', ar: 'الدفع قيد التنفيذ' },
  'finance.state.EXPIRING': { en: 'Closing the payment session', ar: 'جارٍ إغلاق جلسة الدفع' },
  'finance.state.SUCCEEDED': { en: 'Paid', ar: 'تم الدفع' },
  'finance.state.FAILED': { en: 'Payment failed', ar: 'تعذّر الدفع' },
  'finance.state.CANCELLED': { en: 'Payment cancelled', ar: 'أُلغيت عملية الدفع' },
  'finance.state.EXPIRED': { en: 'Payment session expired', ar: 'انتهت جلسة الدفع' },
  'finance.state.REFUNDING': { en: 'Refund in progress', ar: 'جارٍ رد المبلغ' },
  'finance.state.REFUNDED': { en: 'Refunded', ar: 'تم رد المبلغ' },
  'finance.state.PART_REFUNDED': { en: 'Partly refunded', ar: 'تم رد جزء من المبلغ' },
  'finance.move.open': { en: 'Payment started', ar: 'بدأت عملية الدفع' },
  'finance.move.redirect': { en: 'Sent to the payment page', ar: 'تم التحويل إلى صفحة الدفع' },
  'finance.move.startExpiry': { en: 'Payment time ran out', ar: 'انتهت مهلة الدفع' },
  'finance.move.succeed': { en: 'Payment received', ar: 'تم استلام الدفعة' },
  'finance.move.fail': { en: 'Payment declined', ar: 'رُفضت عملية الدفع' },
  'finance.move.abandon': { en: 'Payment abandoned', ar: 'تُركت عملية الدفع' },
  'finance.move.expire': { en: 'Payment session closed', ar: 'أُغلقت جلسة الدفع' },
  'finance.move.returnUnapplied': { en: 'Late payment, refund started', ar: 'دفعة متأخرة، وبدأ رد المبلغ' },
  'finance.move.refund': { en: 'Refund started', ar: 'بدأ رد المبلغ' },
  'finance.move.settleRefund': { en: 'Refund completed', ar: 'اكتمل رد المبلغ' },
} satisfies Record<
  `finance.state.${PaymentSessionState}` | `finance.move.${MoveName}`,
  { en: string; ar: string }
>)
