// Text messages to whoever a parcel is for, who has no account; they name neither the sender nor the contents.
import { messages } from '../message.ts'

/** The token stands behind `#`, so that no server logs it. */
const withLink = {
  body: { en: '', ar: '' },
  button: { en: '', ar: '' },
  link: '/{lang}/parcel#{token}',
  channels: ['sms'],
} as const

export const recipientMails = messages({
  'recipient-picked-up': {
    title: {
      en: 'A parcel is on its way to you: {number}. Track it, choose another day, or mark your door on the map:',
      ar: 'طرد في طريقه إليك: {number}. تابعه أو اختر يومًا آخر أو حدّد موقعك على الخريطة:',
    },
    ...withLink,
  },
  'recipient-picked-up-cash': {
    title: {
      en: 'A parcel is on its way to you: {number}. Cash on delivery: {amount}. Track it or choose another day:',
      ar: 'طرد في طريقه إليك: {number}. المبلغ المطلوب نقدًا عند الاستلام: {amount}. تابعه أو اختر يومًا آخر:',
    },
    ...withLink,
  },
  'recipient-code': {
    title: {
      en: 'Your parcel {number} arrives today. Delivery code: {code}. Give it to the courier only at the door.',
      ar: 'يصل طردك {number} اليوم. رمز التسليم: {code}. أعطِه للمندوب عند الباب فقط.',
    },
    ...withLink,
  },
  'recipient-code-cash': {
    title: {
      en: 'Your parcel {number} arrives today. Cash to have ready: {amount}. Delivery code: {code}. Give it to the courier only at the door.',
      ar: 'يصل طردك {number} اليوم. جهّز المبلغ نقدًا: {amount}. رمز التسليم: {code}. أعطِه للمندوب عند الباب فقط.',
    },
    ...withLink,
  },
  'recipient-out': {
    title: { en: 'Your parcel {number} is out for delivery:', ar: 'خرج طردك {number} للتوصيل:' },
    ...withLink,
  },
  'recipient-delivered': {
    title: {
      en: 'Your parcel {number} was delivered. Not received it? Tell us within {hours} hours:',
      ar: 'تم تسليم طردك {number}. ألم تستلمه؟ أبلغنا خلال {hours} ساعة:',
    },
    ...withLink,
  },
  'recipient-delivered-cash': {
    title: {
      en: 'Your parcel {number} was delivered. Paid in cash: {amount}. Paid a different amount? Tell us within {hours} hours:',
      ar: 'تم تسليم طردك {number}. المبلغ المدفوع نقدًا: {amount}. هل دفعت مبلغًا مختلفًا؟ أبلغنا خلال {hours} ساعة:',
    },
    ...withLink,
  },
  'recipient-failed': {
    title: {
      en: 'We could not deliver your parcel {number}. See why, and choose another delivery day:',
      ar: 'تعذّر تسليم طردك {number}. اطّلع على التفاصيل واختر يوم المحاولة التالية:',
    },
    ...withLink,
  },
  'recipient-failed-abroad': {
    title: {
      en: 'Your parcel {number} could not be delivered. See where it is:',
      ar: 'تعذّر تسليم طردك {number}. تابع حالته:',
    },
    ...withLink,
  },
  'recipient-not-out': {
    title: {
      en: 'Your parcel {number} is not with the courier yet; our last message was a mistake. We will write again when it is. Track it:',
      ar: 'طردك {number} لم يخرج مع المندوب بعد، ورسالتنا الأخيرة أُرسلت بالخطأ. نكتب إليك عند خروجه. تابعه:',
    },
    ...withLink,
  },
  'recipient-corrected': {
    title: {
      en: 'Our last message about your parcel {number} was a mistake. It has not reached you yet and is still on its way. Track it:',
      ar: 'رسالتنا الأخيرة بشأن طردك {number} أُرسلت بالخطأ. لم يصلك الطرد بعد وما زال في طريقه إليك. تابعه:',
    },
    ...withLink,
  },
  'recipient-corrected-cash': {
    title: {
      en: 'Our last message about your parcel {number} was a mistake. It has not reached you yet, and nothing is recorded as paid. Cash due on delivery: {amount}. Have you paid? Tell us:',
      ar: 'رسالتنا الأخيرة بشأن طردك {number} أُرسلت بالخطأ. لم يصلك الطرد بعد ولم يُسجَّل أي دفع. المبلغ المطلوب نقدًا عند التسليم: {amount}. هل دفعت؟ أبلغنا:',
    },
    ...withLink,
  },
  'recipient-objection-closed': {
    title: {
      en: 'We have looked into your objection about parcel {number}: {outcome}',
      ar: 'راجعنا اعتراضك بشأن الطرد {number}: {outcome}',
    },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '',
    channels: ['sms'],
  },
})
