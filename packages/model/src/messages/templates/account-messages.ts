// Messages about a person's own account: password, mobile, a copy of their data, the end of the account.
import { messages } from '../message.ts'

const profile = '/{lang}/user/myprofile'
const support = { en: 'Contact us', ar: 'تواصلوا معنا' } as const

export const accountMessages = messages({
  'password-changed': {
    title: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    body: {
      en: 'The password of your account was changed, and you were signed out on your other devices. If this was not you, choose a new password at once with “Forgot password” on the sign-in page, and tell us.',
      ar: 'تم تغيير كلمة مرور حسابكم وتسجيل خروجكم من أجهزتكم الأخرى. إن لم تكونوا من غيّرها، يُرجى تعيين كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» في صفحة تسجيل الدخول، وإبلاغنا بذلك.',
    },
    button: support,
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'mobile-changed': {
    title: { en: 'Your mobile number was changed', ar: 'تم تغيير رقم هاتفكم المتحرك' },
    body: {
      en: 'Your number is now {mobile}. If this was not you, change your password at once and tell us.',
      ar: 'أصبح رقمكم {mobile}. إن لم تكونوا من غيّره، يُرجى تغيير كلمة المرور فورًا وإبلاغنا بذلك.',
    },
    button: support,
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'data-ready': {
    title: { en: 'The copy of your data is ready', ar: 'نسخة بياناتكم جاهزة' },
    body: {
      en: 'Sign in and download it from your profile. It is removed after {hours} hours.',
      ar: 'يُرجى تسجيل الدخول وتنزيلها من ملفكم الشخصي. تُحذف النسخة بعد {hours} ساعة.',
    },
    button: { en: 'Go to my profile', ar: 'الانتقال إلى الملف الشخصي' },
    link: profile,
    channels: ['mail'],
  },
})

/** To bare addresses: links with authority, the number that is not the person's any more, an account that is closed. */
export const accountMails = messages({
  'password-reset': {
    title: { en: 'Choose a new password', ar: 'تعيين كلمة مرور جديدة' },
    body: {
      en: 'Somebody, hopefully you, asked for a new password for this e-mail. The link works once and for {minutes} minutes. If it was not you, do nothing: your password stays as it is.',
      ar: 'طُلب تعيين كلمة مرور جديدة لهذا البريد. يعمل الرابط مرة واحدة خلال {minutes} دقيقة. إن لم تطلبوا ذلك فلا حاجة إلى فعل شيء، وتبقى كلمة مروركم كما هي.',
    },
    button: { en: 'Choose a new password', ar: 'تعيين كلمة مرور جديدة' },
    link: '/{lang}/hub/reset-password#{token}',
    channels: ['mail'],
  },
  'mobile-left': {
    title: {
      en: 'Marsa: this number no longer belongs to your account. If this was not you, sign in and contact us at once.',
      ar: 'مرسى: لم يعد هذا الرقم مرتبطًا بحسابكم. إن لم تكونوا من غيّره، يُرجى تسجيل الدخول والتواصل معنا فورًا.',
    },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '',
    channels: ['sms'],
  },
  'account-closed': {
    title: { en: 'Your account is closed', ar: 'تم إغلاق حسابكم' },
    body: {
      en: 'You closed your account and are signed out everywhere. Your personal data is erased after {days} days; invoices and records of payments are kept as the law asks. If this was not you, contact us at once.',
      ar: 'أُغلق حسابكم بناءً على طلبكم وتم تسجيل خروجكم من جميع الأجهزة. تُمحى بياناتكم الشخصية بعد {days} يومًا، وتُحفظ الفواتير وسجلات المدفوعات كما يقتضي القانون. إن لم تطلبوا ذلك، يُرجى التواصل معنا فورًا.',
    },
    button: support,
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
})
