// Names of states, events and turns of a request that goes the usual way; a line adds its own beside them.
import { texts, type TextRow } from '../kit/text.ts'
import { commonTurnText, commonWaitText, moneyTurnText, moneyWaitText, type TurnWords } from './turn-text.ts'
import type { UsualMove, UsualState } from './usual-machine.ts'
import type { UsualAction } from './usual-turn.ts'

export const usualStateText = texts({
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  QS_RCD: { en: 'Request received', ar: 'تم استلام الطلب' },
  QS_AWP: { en: 'Awaiting approval or payment', ar: 'بانتظار الموافقة أو الدفع' },
  QS_PPA: { en: 'Partial payment received', ar: 'تم استلام دفعة جزئية' },
  QS_AWAITING_FINAL_PAY: { en: 'Awaiting final payment', ar: 'بانتظار الدفعة النهائية' },
  QS_FINAL_PAY_RECEIVED: { en: 'Final payment received', ar: 'تم استلام الدفعة النهائية' },
  QS_CMP: { en: 'Completed', ar: 'مكتمل' },
  QS_REJ: { en: 'Rejected', ar: 'مرفوض' },
  QS_CAN: { en: 'Cancelled', ar: 'ملغى' },
  EXPIRED: { en: 'Expired', ar: 'منتهي الصلاحية' },
} satisfies Record<UsualState, TextRow>)

/** As an agent reads them: a request that it has not won is closed, whether another won it or nobody. */
export const usualAgentStateText = texts({
  ...usualStateText,
  EXPIRED: { en: 'Closed', ar: 'مغلق' },
} satisfies typeof usualStateText)

/** Entries of the timeline beside states and steps. */
export const usualEventText = texts({
  QUOTE_RECEIVED: { en: 'Quotation received', ar: 'وصل عرض سعر' },
  QUOTE_REJECTED: { en: 'Quotation rejected', ar: 'رُفض عرض سعر' },
  PAYMENT_FAILED: { en: 'Payment did not go through', ar: 'لم تتم عملية الدفع' },
  PAYMENT_CANCELLED: { en: 'Payment cancelled', ar: 'أُلغيت عملية الدفع' },
  FINAL_QUOTE: { en: 'Final quotation posted', ar: 'صدر العرض النهائي' },
  EDITED: { en: 'Request changed', ar: 'عُدّل الطلب' },
  REQUESTED_AGAIN: { en: 'Quotations requested again', ar: 'أُعيد طلب العروض' },
})

const does = texts({
  ...commonTurnText,
  ...moneyTurnText,
  complete: { en: 'Complete the request', ar: 'أكمل الطلب' },
} satisfies Record<UsualAction, TextRow>)

const waits = texts({
  ...commonWaitText,
  ...moneyWaitText,
  complete: { en: 'completion', ar: 'إتمام الطلب' },
} satisfies Record<UsualAction, TextRow>)

export const usualTurnWords: TurnWords = {
  does,
  waits,
  who: texts({
    customer: { en: 'the customer', ar: 'العميل' },
    agent: { en: 'the agent', ar: 'الوكيل' },
    yours: { en: 'your agent', ar: 'الوكيل' },
    desk: { en: 'support', ar: 'فريق الدعم' },
  }),
  meanwhile: () => undefined,
}

/** Its moves as the audit trail tells them. */
export const usualMoveText = texts({
  save: { en: 'Sent the request', ar: 'إرسال الطلب' },
  saveDraft: { en: 'Saved a draft', ar: 'حفظ مسودة' },
  editDraft: { en: 'Changed the draft', ar: 'تعديل المسودة' },
  submit: { en: 'Sent the request', ar: 'إرسال الطلب' },
  edit: { en: 'Changed the request', ar: 'تعديل الطلب' },
  receiveFirstQuote: { en: 'First quotation received', ar: 'وصول أول عرض سعر' },
  receiveQuote: { en: 'Quotation received', ar: 'وصول عرض سعر' },
  accept: { en: 'Accepted a quotation', ar: 'قبول عرض سعر' },
  bookWithHalf: { en: 'Booked with the down payment', ar: 'الحجز بالدفعة المقدمة' },
  bookWhole: { en: 'Booked', ar: 'تأكيد الحجز' },
  endPayment: { en: 'Payment not completed', ar: 'انتهاء عملية الدفع دون نجاح' },
  rejectLast: { en: 'Rejected the last quotation', ar: 'رفض آخر عرض سعر' },
  loseLast: { en: 'Last quotation no longer valid', ar: 'انتهاء آخر عرض سعر' },
  expireUnanswered: { en: 'Expired without a quotation', ar: 'انتهاء الطلب دون عروض' },
  reinitiate: { en: 'Sent the request again', ar: 'إعادة إرسال الطلب' },
  cancel: { en: 'Cancelled the request', ar: 'إلغاء الطلب' },
  cancelBooked: { en: 'Cancelled the booked request', ar: 'إلغاء الطلب المحجوز' },
  askFinal: { en: 'Requested the final payment', ar: 'طلب الدفعة النهائية' },
  settleFinal: {
    en: 'Final quotation leaves nothing to pay',
    ar: 'لا مبلغ مستحق بعد العرض النهائي',
  },
  startFinal: { en: 'Started the final payment', ar: 'بدء الدفعة النهائية' },
  receiveFinal: { en: 'Final payment received', ar: 'استلام الدفعة النهائية' },
  endFinal: {
    en: 'Final payment not completed',
    ar: 'انتهاء الدفعة النهائية دون نجاح',
  },
  report: { en: 'Reported a step', ar: 'تسجيل مرحلة' },
  ask: { en: 'Asked for something', ar: 'تقديم طلب' },
  complete: { en: 'Completed the request', ar: 'إتمام الطلب' },
} satisfies Record<UsualMove, TextRow>)
