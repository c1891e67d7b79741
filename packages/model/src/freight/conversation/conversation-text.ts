// Texts of the conversation of a shipment.
import { texts } from '../../kit/text.ts'

export const conversationText = texts({
  withAgent: { en: 'Messages with your agent', ar: 'الرسائل مع وكيلك' },
  withCustomer: { en: 'Messages with the customer', ar: 'الرسائل مع العميل' },
  both: { en: 'Messages between customer and agent', ar: 'رسائل العميل والوكيل' },
  privacy: {
    en: 'Only your company, {other} and the service desk can read this.',
    ar: 'لا يقرأ هذه الرسائل سوى شركتك و{other} ومكتب الخدمة.',
  },
  agent: { en: 'the agent', ar: 'الوكيل' },
  customer: { en: 'the customer', ar: 'العميل' },
  none: { en: 'No messages yet.', ar: 'لم تُكتب أي رسالة بعد.' },
  fromAgent: { en: '{name}, agent', ar: '{name}، الوكيل' },
  fromCustomer: { en: '{name}, customer', ar: '{name}، العميل' },
  yours: { en: '{name}, your company', ar: '{name}، شركتك' },
  message: { en: 'Your message', ar: 'رسالتك' },
  send: { en: 'Send', ar: 'إرسال' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
})
