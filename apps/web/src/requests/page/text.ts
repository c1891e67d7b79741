// Words of the page of one request, for every line.
import { texts } from '@marsa/model/kit/text.ts'

export const requestPageText = texts({
  where: { en: 'Where you are', ar: 'موقعك في الصفحات' },
  since: { en: 'since {time}', ar: 'منذ {time}' },
  next: { en: 'Next: {step}', ar: 'الخطوة التالية: {step}' },
  nothing: { en: 'Nothing to do now', ar: 'لا إجراء مطلوب منك الآن' },
  lineByLine: { en: 'Line by line', ar: 'بندًا بندًا' },
  quotesUntil: { en: 'Quotes until', ar: 'استقبال العروض حتى' },
  payAgain: { en: 'Go to the payment page', ar: 'الانتقال إلى صفحة الدفع' },
  contacts: { en: 'Contacts', ar: 'جهات الاتصال' },
  customer: { en: '{company}, the customer', ar: '{company}، العميل' },
  rateTitle: { en: 'How did it go?', ar: 'كيف كانت تجربتك؟' },
})

export const comparePageText = texts({
  failedTitle: { en: 'The last payment did not go through', ar: 'لم تتم عملية الدفع الأخيرة' },
  cancelledTitle: { en: 'The last payment was cancelled', ar: 'أُلغيت عملية الدفع الأخيرة' },
  failedBody: {
    en: 'Nothing was charged. While the quote is valid, you can accept it again.',
    ar: 'لم يُخصم أي مبلغ. ما دام العرض ساريًا يمكنك قبوله من جديد.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  windowEnds: { en: 'Quotes come in until {when}.', ar: 'تصل العروض حتى {when}.' },
})
