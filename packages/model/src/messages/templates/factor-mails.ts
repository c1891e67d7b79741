// Letters about a person's own security: a second factor added or removed, a recovery code used.
import { messages } from '../message.ts'

const button = { en: 'Open Security', ar: 'فتح صفحة الأمان' } as const
const link = '/{lang}/user/security' as const

export const factorMails = messages({
  'factor-added': {
    title: { en: 'Your account has a new second step', ar: 'أُضيفت خطوة تحقق ثانية إلى حسابك' },
    body: {
      en: '{factor} was added to your account. If this was not you, change your password right away and contact us.',
      ar: 'أُضيف {factor} إلى حسابك. إن لم تكن من قام بذلك، يُرجى تغيير كلمة المرور فورًا والتواصل معنا.',
    },
    button,
    link,
    channels: ['mail'],
  },
  'factor-removed': {
    title: { en: 'A second step was removed from your account', ar: 'أُزيلت خطوة تحقق ثانية من حسابك' },
    body: {
      en: '{factor} was removed from your account. If this was not you, change your password right away and contact us.',
      ar: 'أُزيل {factor} من حسابك. إن لم تكن من قام بذلك، يُرجى تغيير كلمة المرور فورًا والتواصل معنا.',
    },
    button,
    link,
    channels: ['mail'],
  },
  'recovery-used': {
    title: { en: 'A recovery code was used', ar: 'استُخدم رمز استرداد' },
    body: {
      en: 'Someone signed in to your account with a recovery code. You have {left} left. If this was not you, change your password right away and contact us.',
      ar: 'تم تسجيل الدخول إلى حسابك برمز استرداد. الرموز المتبقية: {left}. إن لم تكن من قام بذلك، يُرجى تغيير كلمة المرور فورًا والتواصل معنا.',
    },
    button,
    link,
    channels: ['mail'],
  },
})
