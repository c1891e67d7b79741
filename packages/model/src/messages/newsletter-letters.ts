// Letters of the newsletter: confirm, welcome, and the way out; each carries a link that ends the subscription.
import { messages } from './message.ts'

export const newsletterLetters = messages({
  'newsletter-confirm': {
    title: { en: 'Please confirm your subscription', ar: 'يُرجى تأكيد اشتراكك' },
    body: {
      en: 'You asked for the Marsa newsletter. Confirm within {days} days and we write to you, at most twice a month. If it was not you, do nothing; or end it at once here: {leave}',
      ar: 'طلبت الاشتراك في نشرة مرسى البريدية. أكّد خلال {days} أيام لتصلك رسائلنا، مرتين في الشهر على الأكثر. وإن لم تكن أنت من طلب ذلك فلا حاجة إلى فعل شيء، أو أنهِه فورًا من هنا: {leave}',
    },
    button: { en: 'Confirm the subscription', ar: 'تأكيد الاشتراك' },
    link: '/{lang}/help/newsletter#confirm={token}',
    channels: ['mail'],
  },
  'newsletter-welcome': {
    title: { en: 'You are subscribed', ar: 'تم اشتراكك' },
    body: {
      en: 'Welcome. You will hear from us about new lanes, services and opening hours. If you no longer want this, one click ends it.',
      ar: 'أهلًا بك. سنراسلك بشأن المسارات والخدمات الجديدة وأوقات العمل. وإذا لم تعد ترغب في ذلك فنقرة واحدة تنهي الاشتراك.',
    },
    button: { en: 'End the subscription', ar: 'إنهاء الاشتراك' },
    link: '/{lang}/help/newsletter#leave={token}',
    channels: ['mail'],
  },
  'newsletter-leave': {
    title: { en: 'End your subscription?', ar: 'هل تريد إنهاء اشتراكك؟' },
    body: {
      en: 'Somebody asked to end the Marsa newsletter for this address. If it was you, confirm below. If not, do nothing.',
      ar: 'طُلب إنهاء اشتراك هذا العنوان في نشرة مرسى البريدية. إن كنت أنت من طلب ذلك فأكّد أدناه، وإلا فلا حاجة إلى فعل شيء.',
    },
    button: { en: 'End the subscription', ar: 'إنهاء الاشتراك' },
    link: '/{lang}/help/newsletter#leave={token}',
    channels: ['mail'],
  },
})
