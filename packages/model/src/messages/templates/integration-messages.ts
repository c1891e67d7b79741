// Messages about the integrations of a company, to its administrators.
import { messages } from '../message.ts'

export const integrationMessages = messages({
  'webhook-given-up': {
    title: {
      en: 'One of your company’s webhooks was switched off',
      ar: 'أُوقف أحد عناوين إشعار الأنظمة لدى شركتك',
    },
    body: {
      en: 'Nothing could be delivered to “{label}” ({address}) for {hours} hours, so we stopped calling it. Once you resume it, events from the last {days} days can be sent again from its log.',
      ar: 'تعذّر تسليم أي إشعار إلى «{label}» ({address}) خلال {hours} ساعة، لذلك أوقفنا الإرسال إليه. بعد إعادة تفعيله يمكنك إعادة إرسال أحداث آخر {days} يومًا من سجله.',
    },
    button: { en: 'See what went wrong', ar: 'عرض سبب التعذّر' },
    link: '/{lang}/user/integrations',
    channels: ['mail'],
  },
})
