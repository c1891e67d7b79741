// Words of cancelling, for every line.
import { texts } from '../kit/text.ts'

export const cancelText = texts({
  cancel: { en: 'Cancel the request', ar: 'إلغاء الطلب' },
  ask: { en: 'How cancelling works', ar: 'كيفية الإلغاء' },
  title: { en: 'Cancel this request?', ar: 'هل تريد إلغاء هذا الطلب؟' },
  body: {
    en: 'All quotes close at once. You can send the request again later.',
    ar: 'ستُغلق جميع العروض فورًا، ويمكنك إرسال الطلب من جديد لاحقًا.',
  },
  rules: { en: 'Fees and refunds by stage', ar: 'الرسوم والمبالغ المستردة حسب المرحلة' },
  now: { en: 'now', ar: 'الآن' },
  noFee: { en: 'No fee', ar: 'بلا رسوم' },
  kept: { en: '{percent}% fee', ar: 'رسوم بنسبة \u2066{percent}%\u2069' },
  until: { en: '{fee}, until {when}', ar: '{fee}، حتى {when}' },
  reserved: { en: 'Reserved on the credit account', ar: 'محجوز على الحساب الائتماني' },
  released: { en: 'Released on the credit account', ar: 'يعود إلى رصيد الحساب الائتماني' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
  fault: { en: 'Who caused the cancellation?', ar: 'من المتسبب في الإلغاء؟' },
  faultCustomer: { en: 'The customer', ar: 'العميل' },
  contact: { en: 'Contact support', ar: 'التواصل مع الدعم' },
  why: { en: 'Why?', ar: 'ما السبب؟' },
  choose: { en: 'Choose a reason.', ar: 'اختر السبب.' },
  other: { en: 'Another reason', ar: 'سبب آخر' },
  inWords: { en: 'The reason', ar: 'السبب بكلماتك' },
  keep: { en: 'Keep the request', ar: 'الإبقاء على الطلب' },
  cancelling: { en: 'Cancelling', ar: 'جارٍ الإلغاء' },
  cancelled: { en: 'The request is cancelled.', ar: 'أُلغي الطلب.' },
})
