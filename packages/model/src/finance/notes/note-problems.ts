// Refusals of credit notes by hand.
import { problems } from '../../kit/problem.ts'

export const noteProblems = problems({
  'finance.note-of-note': {
    status: 409,
    en: 'A credit note cannot be credited. Issue a new invoice instead.',
    ar: 'لا يُصدر إشعار دائن على إشعار دائن. أصدر فاتورة جديدة بدلًا من ذلك.',
  },
  'finance.note-all': {
    status: 409,
    en: 'This document has already been credited in full.',
    ar: 'صدرت إشعارات دائنة بكامل قيمة هذا المستند.',
  },
  'finance.note-advance': {
    status: 409,
    en: 'This advance is deducted on the final invoice. Credit the final invoice instead.',
    ar: 'خُصمت هذه الدفعة المقدمة في الفاتورة النهائية. أصدر الإشعار الدائن على الفاتورة النهائية.',
  },
  'finance.note-bundle': {
    status: 409,
    en: 'Bundles are non-refundable, so the invoice of a bundle cannot be credited.',
    ar: 'لا تُسترد قيمة الباقات، لذلك لا يصدر إشعار دائن على فاتورتها.',
  },
  'finance.note-early': {
    status: 409,
    en: 'The supply is not completed yet. Change its price in the request itself, through the final quotation, compensation or cancellation.',
    ar: 'لم تكتمل الخدمة بعد. يُعدَّل سعرها في الطلب نفسه: بعرض السعر النهائي أو التعويض أو الإلغاء.',
  },
  'finance.note-waiting': {
    status: 409,
    en: 'A credit note on this document is already waiting for approval. Approve or discard it first.',
    ar: 'يوجد إشعار دائن على هذا المستند بانتظار الاعتماد. اتخذ قرارًا بشأنه أولًا.',
  },
  'finance.note-amount': {
    status: 422,
    en: 'Enter an amount above 0 with at most two decimals.',
    ar: 'أدخل مبلغًا أكبر من صفر وبخانتين عشريتين على الأكثر.',
  },
  'finance.note-lines': {
    status: 422,
    en: 'The credit on one line is more than its remaining amount. Lower it.',
    ar: 'يتجاوز المبلغ في أحد البنود المتبقي منه. خفّض المبلغ.',
  },
  'finance.credit-above-rest': {
    status: 409,
    en: 'The credit note is more than the remaining amount of the invoice.',
    ar: 'يتجاوز الإشعار المتبقي من الفاتورة.',
  },
  'finance.note-reason': {
    status: 422,
    en: 'Enter a reason of at least three characters. The customer will see it.',
    ar: 'اذكر سبب الإشعار بثلاثة أحرف على الأقل، وسيطّلع عليه العميل.',
  },
  'finance.note-code': {
    status: 422,
    en: 'Choose a reason for the credit note.',
    ar: 'اختر سبب الإشعار الدائن.',
  },
  'finance.note-none': {
    status: 404,
    en: 'This credit note is not waiting for approval.',
    ar: 'هذا الإشعار الدائن ليس بانتظار الاعتماد.',
  },
  'finance.note-second-person': {
    status: 403,
    en: 'You prepared this credit note, so another administrator has to approve it.',
    ar: 'أعددت هذا الإشعار الدائن، ويجب أن يعتمده شخص آخر.',
  },
})
