// Letters to people whose account was linked to an external identity, made from one, or unlinked from it.
import { messages } from './message.ts'

export const identityLetters = messages({
  'identity-linked': {
    title: { en: '{provider} is now linked to your account', ar: 'تم ربط {provider} بحسابكم' },
    body: {
      en: 'Somebody has confirmed your mobile number and signed in with {provider}, which now opens your account. If it was not you, contact support at once.',
      ar: 'أكّد شخص رقم هاتفكم وسجّل الدخول عبر {provider}، وأصبح بالإمكان دخول حسابكم بهذه الطريقة. إن لم تكونوا أنتم من فعل ذلك فتواصلوا مع الدعم فورًا.',
    },
    button: { en: 'Contact us', ar: 'تواصلوا معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'identity-unlinked': {
    title: { en: '{provider} no longer opens your account', ar: 'لم تعد {provider} تفتح حسابكم' },
    body: {
      en: 'You have unlinked {provider}. Sign in with your e-mail address and password from now on. If it was not you, change your password and contact support at once.',
      ar: 'تم إلغاء ربط {provider} بحسابكم. سجّلوا الدخول من الآن فصاعدًا بالبريد الإلكتروني وكلمة المرور. إن لم تكونوا أنتم من فعل ذلك فغيّروا كلمة المرور وتواصلوا مع الدعم فورًا.',
    },
    button: { en: 'Contact us', ar: 'تواصلوا معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'identity-welcome': {
    title: { en: 'Your Marsa account is ready', ar: 'حسابكم في مرسى جاهز' },
    body: {
      en: 'Welcome. Sign in with {provider}, and ask for your first quote. You need no password.',
      ar: 'مرحبًا بكم. سجّلوا الدخول عبر {provider} واطلبوا أول عرض سعر. لا تحتاجون إلى كلمة مرور.',
    },
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
})
