// Messages about a person's own account: password, mobile, a copy of their data, the end of the account.
import { messages } from '../message.ts'

const profile = '/{lang}/user/myprofile'
const support = { en: 'Contact us', ar: 'تواصل معنا' } as const

export const accountMessages = messages({
  'password-changed': {
    title: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    body: {
      en: 'Your password was changed and you were signed out on your other devices. If this was not you, use “Forgot password” on the sign-in page to set a new one right away, and tell us.',
      ar: 'تم تغيير كلمة مرور حسابك وتسجيل خروجك من أجهزتك الأخرى. إن لم تكن من غيّرها، يُرجى تعيين كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» في صفحة تسجيل الدخول، وإبلاغنا بذلك.',
    },
    button: support,
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'mobile-changed': {
    title: { en: 'Your mobile number was changed', ar: 'تم تغيير رقم هاتفك المتحرك' },
    body: {
      en: 'Your number is now {mobile}. If this was not you, change your password right away and tell us.',
      ar: 'أصبح رقمك {mobile}. إن لم تكن من غيّره، يُرجى تغيير كلمة المرور فورًا وإبلاغنا بذلك.',
    },
    button: support,
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'data-ready': {
    title: { en: 'Your data is ready to download', ar: 'نسخة بياناتك جاهزة' },
    body: {
      en: 'Sign in and download the copy from your profile. It will be deleted after {hours} hours.',
      ar: 'يُرجى تسجيل الدخول وتنزيلها من ملفك الشخصي. تُحذف النسخة بعد {hours} ساعة.',
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
      en: 'We received a request to reset the password for this e-mail address. The link works once and expires after {minutes} minutes. If you did not ask for this, ignore this e-mail: your password will not change.',
      ar: 'طُلب تعيين كلمة مرور جديدة لهذا البريد. يعمل الرابط مرة واحدة خلال {minutes} دقيقة. إن لم تطلب ذلك فلا حاجة إلى فعل شيء، وتبقى كلمة مرورك كما هي.',
    },
    button: { en: 'Choose a new password', ar: 'تعيين كلمة مرور جديدة' },
    link: '/{lang}/hub/reset-password#{token}',
    channels: ['mail'],
  },
  'mobile-left': {
    title: {
      en: 'Marsa: this number no longer belongs to your account. If this was not you, sign in and contact us at once.',
      ar: 'مرسى: لم يعد هذا الرقم مرتبطًا بحسابك. إن لم تكن من غيّره، يُرجى تسجيل الدخول والتواصل معنا فورًا.',
    },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '',
    channels: ['sms'],
  },
  'account-closed': {
    title: { en: 'Your account is closed', ar: 'تم إغلاق حسابك' },
    body: {
      en: 'You closed your account and have been signed out everywhere. Your personal data will be erased after {days} days; invoices and payment records are kept as required by law. If this was not you, contact us right away.',
      ar: 'أُغلق حسابك بناءً على طلبك وتم تسجيل خروجك من جميع الأجهزة. تُمحى بياناتك الشخصية بعد {days} يومًا، وتُحفظ الفواتير وسجلات المدفوعات كما يقتضي القانون. إن لم تطلب ذلك، يُرجى التواصل معنا فورًا.',
    },
    button: support,
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
})
