// Texts that more than one freight screen uses: modes, counts, next steps.
import { texts } from '@marsa/model/kit/text.ts'

export const freightText = texts({
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
  noRoute: { en: 'No route yet', ar: 'لم يُحدَّد المسار بعد' },
  to: { en: 'to', ar: 'إلى' },
  quotes: {
    en: { one: '{count} quote', other: '{count} quotes' },
    ar: {
      zero: 'لا عروض بعد',
      one: 'عرض واحد',
      two: 'عرضان',
      few: '{count} عروض',
      many: '{count} عرضًا',
      other: '{count} عرض',
    },
  },
})

/** The short word on the button of a next step. */
export const actionText = texts({
  'answer-question': { en: 'Answer', ar: 'إجابة' },
  'request-again': { en: 'Send again', ar: 'إعادة الإرسال' },
  'finish-draft': { en: 'Continue', ar: 'متابعة' },
  'compare-quotes': { en: 'Compare', ar: 'مقارنة' },
  'finish-payment': { en: 'Pay', ar: 'سداد' },
  'pay-balance': { en: 'Pay', ar: 'سداد' },
  'confirm-delivery': { en: 'Confirm', ar: 'تأكيد' },
  'agree-charges': { en: 'Decide', ar: 'اتخاذ القرار' },
  'settle-dispute': { en: 'Decide', ar: 'اتخاذ القرار' },
  'decide-charges': { en: 'Decide', ar: 'اتخاذ القرار' },
  'approve-bill': { en: 'Check', ar: 'مراجعة' },
  'enter-vgm': { en: 'Enter', ar: 'إدخال' },
  'give-feedback': { en: 'Rate', ar: 'تقييم' },
  'answer-request': { en: 'Quote', ar: 'تقديم عرض' },
  'report-milestone': { en: 'Report', ar: 'تسجيل' },
  'post-final-quote': { en: 'Post', ar: 'تقديم' },
  'upload-invoice': { en: 'Upload', ar: 'رفع' },
  'upload-papers': { en: 'Upload', ar: 'رفع' },
})
export type NextActionKey = keyof typeof actionText
