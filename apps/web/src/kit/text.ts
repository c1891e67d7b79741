// The words the browser says by itself when no answer came from the server.
import { texts } from '@marsa/model/kit/text.ts'

export const kitText = texts({
  offline: {
    en: 'The connection was lost. Check it and try again; nothing will be done twice.',
    ar: 'انقطع الاتصال. يُرجى التحقق منه ثم المحاولة مجددًا، ولن يُنفَّذ أي إجراء مرتين.',
  },
  unreadable: {
    en: 'The server sent an answer that could not be read. Please try again shortly.',
    ar: 'تعذّرت قراءة رد الخادم. يُرجى المحاولة بعد قليل.',
  },
  accessDenied: { en: 'Access denied', ar: 'الوصول غير مسموح' },
  readOnly: {
    en: 'You have read-only access; changes are off.',
    ar: 'أنت في وضع الاطلاع فقط، والتعديل غير متاح.',
  },
  leaveTitle: { en: 'Leave this page?', ar: 'مغادرة هذه الصفحة؟' },
  leaveBody: {
    en: 'What you have entered here is not saved yet.',
    ar: 'ما أدخلته هنا لم يُحفظ بعد.',
  },
  leave: { en: 'Leave', ar: 'مغادرة' },
  stay: { en: 'Stay here', ar: 'البقاء هنا' },
  discardTitle: { en: 'Discard what you entered?', ar: 'تجاهل ما أدخلته؟' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  keepEditing: { en: 'Keep editing', ar: 'متابعة التعديل' },
  download: { en: 'Download', ar: 'تنزيل' },
  showAll: { en: 'Show all ({count})', ar: 'عرض الكل ({count})' },
  checkFields: { en: 'Please check these fields', ar: 'يُرجى مراجعة هذه الحقول' },
})

/** Answers to a question. */
export const answerText = texts({
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
})

export const unitText = texts({
  m3: { en: 'm³', ar: 'م³' },
  kg: { en: 'kg', ar: 'كغم' },
  celsius: { en: '°C', ar: '°م' },
  hour: { en: 'hours', ar: 'ساعة' },
  day: { en: 'days', ar: 'يوم' },
})
