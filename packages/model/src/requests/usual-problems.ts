// Refusals of a line whose requests go the usual way; its code is the line's and the key here: `trucks.not-booked`.
import { paymentOpen } from '../finance/payment-open.ts'
import { problems, type ProblemRow } from '../kit/problem.ts'
import type { QuotedLine } from '../lines.ts'

export const usualProblemRows = problems({
  'not-found': { status: 404, en: 'Request not found.', ar: 'الطلب غير موجود.' },
  'quoted-already': {
    status: 409,
    en: 'A quotation has been received, so the request can no longer be changed. Cancel it and send a new one.',
    ar: 'وصل عرض سعر، ولذلك لم يعد تعديل الطلب ممكنًا. ألغِ الطلب وأرسل طلبًا جديدًا.',
  },
  'reason-required': {
    status: 422,
    en: 'Enter a reason of at least 3 characters.',
    ar: 'اذكر السبب في 3 أحرف على الأقل.',
  },
  'cancel-support': {
    status: 409,
    en: 'This request is paid. To cancel it, contact support.',
    ar: 'تم الدفع لهذا الطلب. لإلغائه تواصل مع الدعم.',
  },
  'cancel-late': {
    status: 409,
    en: 'It is already under way and can no longer be cancelled.',
    ar: 'الطلب قيد التنفيذ، ولذلك لم يعد الإلغاء ممكنًا.',
  },
  'payment-open': paymentOpen,
  'refund-changed': {
    status: 409,
    en: 'The refund has changed in the meantime. Please check it again.',
    ar: 'تغيّر المبلغ المسترد في هذه الأثناء. راجعه مرة أخرى.',
  },
  'was-paid': {
    status: 409,
    en: 'A paid request cannot be sent again. Create a new one.',
    ar: 'لا يُعاد إرسال طلب سبق دفعه. أنشئ طلبًا جديدًا.',
  },
  'nothing-to-pay': {
    status: 409,
    en: 'There is nothing to pay now.',
    ar: 'لا يوجد مبلغ مستحق الآن.',
  },
  'not-booked': {
    status: 409,
    en: 'This is possible once the request is booked and paid.',
    ar: 'هذا متاح بعد حجز الطلب ودفع قيمته.',
  },
  'balance-open': {
    status: 409,
    en: 'The final payment must be received first.',
    ar: 'يجب استلام الدفعة النهائية أولًا.',
  },
  'invoice-first': {
    status: 409,
    en: 'Upload the customer invoice before you complete the request.',
    ar: 'ارفع فاتورة العميل قبل إتمام الطلب.',
  },
  'final-paid': {
    status: 409,
    en: 'Everything has been paid. No further final quotation is possible.',
    ar: 'تم سداد كامل المبلغ، ولا يصدر عرض نهائي آخر.',
  },
  'not-completed': {
    status: 409,
    en: 'You can rate it once it is completed.',
    ar: 'يمكنك التقييم بعد اكتمال الطلب.',
  },
  'receipt-missing': {
    status: 404,
    en: 'No receipt was found for this quotation. Receipts are listed with the payments of the request.',
    ar: 'لم يُعثر على إيصال لعرض السعر هذا. الإيصالات مدرجة ضمن مدفوعات الطلب.',
  },
  'invoice-missing': {
    status: 404,
    en: 'There is no such invoice yet.',
    ar: 'لا توجد فاتورة من هذا النوع بعد.',
  },
  'invoice-failed': {
    status: 500,
    en: 'The document could not be created. Try again.',
    ar: 'تعذّر إعداد المستند. حاول مرة أخرى.',
  },
})
export type UsualProblem = keyof typeof usualProblemRows

export const usualProblems = <Line extends QuotedLine>(line: Line) =>
  Object.fromEntries(
    Object.entries(usualProblemRows).map(([code, row]) => [`${line}.${code}`, row]),
  ) as Record<`${Line}.${UsualProblem}`, ProblemRow>

/** The code of a refusal in a line. */
export const usualCode = (line: QuotedLine, code: UsualProblem): string => `${line}.${code}`
