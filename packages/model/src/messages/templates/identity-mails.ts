// Letters to people whose account was linked to an external identity, made from one, or unlinked from it.
import { messages } from '../message.ts'

export const identityMails = messages({
  'identity-linked': {
    title: { en: '{provider} is now linked to your account', ar: 'تم ربط {provider} بحسابك' },
    body: {
      en: 'Someone confirmed your mobile number and signed in with {provider}, which now opens your account. If this was not you, contact support right away.',
      ar: 'أكّد شخص رقم هاتفك وسجّل الدخول عبر {provider}، وأصبح بالإمكان دخول حسابك بهذه الطريقة. إن لم تكن أنت من فعل ذلك فتواصل مع الدعم فورًا.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'directory-linked': {
    title: { en: 'The company directory now opens your account', ar: 'أصبح دليل المؤسسة وسيلة لدخول حسابك' },
    body: {
      en: 'Someone who knows your password has linked your account to the company directory. You now sign in through the directory, and its groups decide your role. If this was not you, change your password and tell an administrator right away.',
      ar: 'ربط شخص يعرف كلمة مرورك حسابك بدليل المؤسسة، وأصبح بالإمكان دخوله عبره، وتُحدَّد صلاحياتك وفق مجموعات الدليل. إن لم تكن أنت من فعل ذلك فغيّر كلمة المرور وأبلغ مدير النظام فورًا.',
    },
    button: { en: 'Open your security settings', ar: 'فتح إعدادات الأمان' },
    link: '/{lang}/user/security',
    channels: ['mail'],
  },
  'directory-role-changed': {
    title: { en: 'Your role on Marsa has changed', ar: 'تغيّر دورك في مرسى' },
    body: {
      en: 'Based on your groups in the company directory, your role is now {role}. Sessions with your previous role have ended. If you did not expect this, ask your IT department.',
      ar: 'أصبح دورك وفق مجموعاتك في دليل المؤسسة: {role}، وانتهت الجلسات التي بدأت بالدور السابق. إن لم تتوقع ذلك فراجع قسم تقنية المعلومات.',
    },
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
    link: '/{lang}/employee',
    channels: ['mail'],
  },
  'directory-withdrawn': {
    title: { en: 'Your access to Marsa has ended', ar: 'انتهت صلاحية دخولك إلى مرسى' },
    body: {
      en: 'You are no longer in a company directory group that can use Marsa. If this is a mistake, ask your IT department.',
      ar: 'لم تعد ضمن أي مجموعة في دليل المؤسسة مصرّح لها باستخدام مرسى. يُرجى مراجعة قسم تقنية المعلومات إن كان ذلك خطأ.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'identity-unlinked': {
    title: { en: '{provider} no longer opens your account', ar: 'لم تعد {provider} تفتح حسابك' },
    body: {
      en: 'You have unlinked {provider}. Sign in with your e-mail address and password from now on. If this was not you, change your password and contact support right away.',
      ar: 'تم إلغاء ربط {provider} بحسابك. سجّل الدخول من الآن فصاعدًا بالبريد الإلكتروني وكلمة المرور. إن لم تكن أنت من فعل ذلك فغيّر كلمة المرور وتواصل مع الدعم فورًا.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'identity-welcome': {
    title: { en: 'Your Marsa account is ready', ar: 'حسابك في مرسى جاهز' },
    body: {
      en: 'Welcome. Sign in with {provider} and ask for your first quote. You do not need a password.',
      ar: 'مرحبًا بك. سجّل الدخول عبر {provider} واطلب أول عرض سعر. لا تحتاج إلى كلمة مرور.',
    },
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
})
