// Words of support about a booking.
import { texts } from '@marsa/model/kit/text.ts'

export const supportText = texts({
  title: { en: 'Support', ar: 'الدعم' },
  body: {
    en: 'Write to us or ask for a call about this booking.',
    ar: 'راسلنا أو اطلب معاودة الاتصال بشأن هذا الحجز.',
  },
  ask: { en: 'Ask support', ar: 'التواصل مع الدعم' },
  chat: { en: 'Conversation', ar: 'محادثة' },
  callback: { en: 'Call back {number}', ar: 'معاودة اتصال {number}' },
  delivery: { en: 'Opened by the delivery', ar: 'فُتح مع التسليم' },
  toChat: { en: 'Open the conversation', ar: 'فتح المحادثة' },
  topic: { en: 'What is it about?', ar: 'ما الموضوع؟' },
  text: { en: 'What happened?', ar: 'ماذا حدث؟' },
  textHint: {
    en: 'The booking number is added automatically.',
    ar: 'يُضاف رقم الحجز تلقائيًا.',
  },
  way: { en: 'How should we answer?', ar: 'كيف نرد عليك؟' },
  byChat: { en: 'In the conversation', ar: 'في المحادثة' },
  byCall: { en: 'By phone', ar: 'بمعاودة الاتصال' },
  mobile: { en: 'Mobile number', ar: 'رقم الهاتف المتحرك' },
  send: { en: 'Send', ar: 'إرسال' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  back: { en: 'Not now', ar: 'ليس الآن' },
  sent: {
    en: 'Support has received it. You will find the answer under Messages.',
    ar: 'وصل طلبك إلى فريق الدعم، وستجد الرد في المحادثة.',
  },
  called: { en: 'Support will call you back.', ar: 'سيعاود فريق الدعم الاتصال بك.' },
})
