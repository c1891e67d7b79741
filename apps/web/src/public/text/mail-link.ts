// Texts of the pages that links of mails lead to.
import { texts } from '@marsa/model/kit/text.ts'

export const mailLinkText = {
  'help/newsletter/confirm': texts({
    title: { en: 'Confirm the subscription · Marsa', ar: 'تأكيد الاشتراك · مرسى' },
    heading: { en: 'Confirm your subscription', ar: 'أكّد اشتراكك' },
    lead: {
      en: 'One more step to get the Marsa newsletter by e-mail.',
      ar: 'خطوة أخيرة لتصلك نشرة مرسى البريدية.',
    },
    hint: {
      en: 'We write at most twice a month. Every e-mail has a link to unsubscribe.',
      ar: 'نراسلك مرتين في الشهر على الأكثر، وفي كل رسالة رابط لإنهاء الاشتراك.',
    },
    button: { en: 'Confirm the subscription', ar: 'تأكيد الاشتراك' },
    invalid: {
      en: 'This link is no longer valid. Please subscribe again.',
      ar: 'لم يعد هذا الرابط صالحًا. يُرجى الاشتراك مجددًا.',
    },
  }),
  'help/newsletter/leave': texts({
    title: { en: 'Unsubscribe · Marsa', ar: 'إنهاء الاشتراك · مرسى' },
    heading: { en: 'Unsubscribe from the newsletter', ar: 'إنهاء اشتراكك' },
    lead: {
      en: 'You will receive no more e-mails from the Marsa newsletter.',
      ar: 'لن تصلك بعدها أي رسالة من نشرة مرسى البريدية.',
    },
    hint: {
      en: 'You will still receive e-mails about your account and your shipments.',
      ar: 'لا يشمل ذلك الرسائل المتعلقة بحسابك وشحناتك، فهي تستمر في الوصول إليك.',
    },
    button: { en: 'Unsubscribe', ar: 'إنهاء الاشتراك' },
    invalid: {
      en: 'This link is incomplete. Please open it from the e-mail again.',
      ar: 'هذا الرابط غير مكتمل. يُرجى فتحه من الرسالة مرة أخرى.',
    },
  }),
  'help/conversation': texts({
    title: { en: 'Your conversation · Marsa', ar: 'محادثتك · مرسى' },
    heading: { en: 'Your conversation with us', ar: 'محادثتك معنا' },
    lead: {
      en: 'The service desk has replied. Continue where you left off.',
      ar: 'ردّ عليك مكتب الخدمة. تابع المحادثة من حيث توقفت.',
    },
    hint: {
      en: 'The link opens once. From then on this browser knows your conversation, so use your own device.',
      ar: 'يُفتح الرابط مرة واحدة، ويتعرّف هذا المتصفح بعدها على محادثتك، فاستخدم جهازك الخاص.',
    },
    button: { en: 'Open the conversation', ar: 'فتح المحادثة' },
    invalid: {
      en: 'This link has been used or has expired. Write to us in the chat to continue.',
      ar: 'استُخدم هذا الرابط أو انتهت مدته. راسلنا في المحادثة وسنتابع معك.',
    },
  }),
  ...texts({ contact: { en: 'Contact us', ar: 'تواصل معنا' } }),
} as const
