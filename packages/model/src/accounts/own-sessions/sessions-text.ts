// Texts of the page of one's own sessions, and devices in words.
import { texts } from '../../kit/text.ts'

export const sessionsText = texts({
  title: { en: 'Where you are signed in', ar: 'الأجهزة المسجّل الدخول منها' },
  thisOne: { en: 'This device', ar: 'هذا الجهاز' },
  lastUsed: { en: 'Last used {when}', ar: 'آخر استخدام {when}' },
  address: { en: 'Network address', ar: 'عنوان الشبكة' },
  device: { en: 'Device', ar: 'الجهاز' },
  how: { en: 'How', ar: 'الطريقة' },
  when: { en: 'When', ar: 'الوقت' },
  end: { en: 'Sign out', ar: 'تسجيل الخروج' },
  endOthers: { en: 'Sign out everywhere else', ar: 'تسجيل الخروج من الأجهزة الأخرى' },
  endOthersBody: {
    en: 'All other devices are signed out at once, and remembered devices are asked for the second step again.',
    ar: 'سيُسجَّل الخروج فورًا من جميع الأجهزة الأخرى، وستُطلب خطوة التحقق الثانية من الأجهزة المحفوظة من جديد.',
  },
  keep: { en: 'Cancel', ar: 'إلغاء' },
  ended: { en: 'Signed out there', ar: 'تم تسجيل الخروج من ذلك الجهاز' },
  othersEnded: { en: 'All other devices are signed out', ar: 'تم تسجيل الخروج من جميع الأجهزة الأخرى' },
  history: { en: 'Sign-in history', ar: 'سجل تسجيل الدخول' },
  historyLead: {
    en: 'The last 30 sign-ins. If you do not recognise one of them, change your password.',
    ar: 'آخر 30 مرة. إن لم تتعرف على إحداها، فغيّر كلمة المرور.',
  },
  lead: {
    en: 'How you sign in, where you are signed in, and who has viewed your account.',
    ar: 'طريقة تسجيل الدخول، والأجهزة المستخدمة، ومن اطّلع على حسابك.',
  },
  browserOn: { en: '{browser} on {system}', ar: '{browser} على {system}' },
  unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
})

/** How somebody signed in. */
export const methodText = texts({
  password: { en: 'Password', ar: 'كلمة المرور' },
  code: { en: 'Password and code', ar: 'كلمة المرور والرمز' },
  recovery: { en: 'Password and recovery code', ar: 'كلمة المرور ورمز استرداد' },
  passkey: { en: 'Passkey', ar: 'مفتاح مرور' },
  device: { en: 'Password on a remembered device', ar: 'كلمة المرور من جهاز محفوظ' },
  directory: { en: 'Staff directory', ar: 'دليل الموظفين' },
  'uae-pass': { en: 'UAE PASS', ar: 'الهوية الرقمية' },
})
