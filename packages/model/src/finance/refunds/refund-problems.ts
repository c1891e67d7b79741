// Refusals of refunds that are worked off by hand.
import { problems } from '../../kit/problem.ts'

export const refundProblems = problems({
  'refund.none': { status: 404, en: 'This refund was not found.', ar: 'لم يُعثر على عملية رد المبلغ هذه.' },
  'refund.settled': { status: 409, en: 'This refund has already been made.', ar: 'تمّ رد هذا المبلغ.' },
  'refund.transfer-open': {
    status: 409,
    en: 'A bank transfer is being prepared for this refund. Withdraw it to retry at the gateway.',
    ar: 'يجري إعداد تحويل مصرفي لهذا المبلغ. اسحب التحويل لتطلب الرد من البوابة مجددًا.',
  },
  'refund.not-stuck': {
    status: 409,
    en: 'The gateway is still processing this refund. A bank transfer is possible after 24 hours or 3 failed attempts.',
    ar: 'ما زالت البوابة تُجري رد المبلغ. يمكن التحويل المصرفي بعد 24 ساعة أو 3 محاولات فاشلة.',
  },
  'refund.no-gateway': {
    status: 409,
    en: 'No card gateway is set up. Refund by bank transfer instead.',
    ar: 'لا توجد بوابة بطاقات مُعدّة، لذا استخدم التحويل المصرفي لرد المبلغ.',
  },
  'refund.made': {
    status: 409,
    en: 'The gateway has made this refund after all, so the transfer has been withdrawn. Do not pay it.',
    ar: 'أجرت البوابة رد المبلغ بالفعل، لذا سُحب التحويل. لا تنفّذه.',
  },
  'refund.gateway-silent': {
    status: 409,
    en: 'The gateway cannot say whether it has made this refund. Confirm that you have checked with the gateway, so that nothing is paid twice.',
    ar: 'تعذّر التحقق من البوابة هل أجرت رد المبلغ. أكّد أنك تحققت لديها حتى لا يُدفع المبلغ مرتين.',
  },
  'refund.moved-on': {
    status: 409,
    en: 'The status of this transfer has changed. The page shows the current status.',
    ar: 'تغيّرت حالة هذا التحويل. تعرض الصفحة وضعه الحالي.',
  },
  'refund.second-person': {
    status: 403,
    en: 'Another administrator has to decide, because you proposed the transfer.',
    ar: 'يجب أن يقرر مدير آخر لأنك من اقترح التحويل.',
  },
  'refund.holder': {
    status: 422,
    en: 'Enter the name of the account holder, 2 to 140 characters.',
    ar: 'أدخل اسم صاحب الحساب في 2 إلى 140 حرفًا.',
  },
  'refund.note': {
    status: 422,
    en: 'Enter how the account was confirmed, in 3 to 500 characters.',
    ar: 'اكتب في 3 إلى 500 حرف كيف تحققت من الحساب.',
  },
  'refund.reason': {
    status: 422,
    en: 'Give a reason of 3 to 500 characters.',
    ar: 'اكتب السبب في 3 إلى 500 حرف.',
  },
  'refund.bank-reference': {
    status: 422,
    en: 'Enter the bank reference of the transfer, up to 35 characters.',
    ar: 'أدخل مرجع البنك للتحويل، 35 حرفًا على الأكثر.',
  },
  'refund.day': {
    status: 422,
    en: 'Enter the transfer date. It cannot be before the approval or in the future.',
    ar: 'أدخل تاريخ التحويل: ليس قبل الاعتماد ولا في المستقبل.',
  },
  'refund.proof': {
    status: 409,
    en: 'Add the bank’s confirmation as a file first.',
    ar: 'أرفق إشعار البنك بالتحويل أولًا.',
  },
})
