// Mails of the newsletter: confirm, welcome, and the way out; below each stands the link that ends the subscription.
import type { Lang } from '../../kit/text.ts'
import { messages } from '../message.ts'

/** The page that ends a subscription, as a path; `token` is the reader's own. */
export const leavePath = (lang: Lang, token: string): string =>
  `/${lang}/help/newsletter/leave?token=${token}`

/** The call that mail programs end it with by themselves, as a path (RFC 8058). */
export const leaveCallPath = (lang: Lang, token: string): string =>
  `/api/Subscription/Leave?lang=${lang}&token=${token}`

export const newsletterMails = messages({
  'newsletter-confirm': {
    title: { en: 'Please confirm your subscription', ar: 'يُرجى تأكيد اشتراكك' },
    body: {
      en: 'You asked to receive the Marsa newsletter. Confirm within {days} days and we will write to you, at most twice a month. If this was not you, ignore this e-mail and you will not hear from us again.',
      ar: 'طلبت الاشتراك في نشرة مرسى البريدية. أكّد خلال {days} أيام لتصلك رسائلنا، مرتين في الشهر على الأكثر. وإن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، ولن تصلك أي رسالة بعدها.',
    },
    button: { en: 'Confirm the subscription', ar: 'تأكيد الاشتراك' },
    link: '/{lang}/help/newsletter/confirm?token={token}',
    channels: ['mail'],
  },
  'newsletter-welcome': {
    title: { en: 'You are subscribed', ar: 'تم اشتراكك' },
    body: {
      en: 'Welcome. You will hear from us about new lanes, services and opening hours. You can unsubscribe at any time with one click.',
      ar: 'أهلًا بك. سنراسلك بشأن المسارات والخدمات الجديدة وأوقات العمل. وإذا لم تعد ترغب في ذلك فنقرة واحدة تنهي الاشتراك.',
    },
    button: { en: 'Unsubscribe', ar: 'إنهاء الاشتراك' },
    link: '/{lang}/help/newsletter/leave?token={token}',
    channels: ['mail'],
  },
  'newsletter-leave': {
    title: { en: 'Unsubscribe from the newsletter?', ar: 'هل تريد إنهاء اشتراكك؟' },
    body: {
      en: 'We received a request to unsubscribe this address from the Marsa newsletter. If this was you, confirm below. If not, ignore this e-mail.',
      ar: 'طُلب إنهاء اشتراك هذا العنوان في نشرة مرسى البريدية. إن كنت أنت من طلب ذلك فأكّد أدناه، وإلا فتجاهل هذه الرسالة.',
    },
    button: { en: 'Unsubscribe', ar: 'إنهاء الاشتراك' },
    link: '/{lang}/help/newsletter/leave?token={token}',
    channels: ['mail'],
  },
})
