// Letters about a person's place in a company: invitation, change of role, access ended and given back.
import { messages } from '../message.ts'

const signIn = { en: 'Sign in', ar: 'تسجيل الدخول' } as const

export const peopleMails = messages({
  'user-invitation': {
    title: { en: 'You are invited to Marsa', ar: 'دعوة للانضمام إلى مرسى' },
    body: {
      en: '{inviter} has invited you to join {company} on Marsa as {role}. The link works once and expires after {hours} hours. If you do not know this company, ignore this e-mail.',
      ar: 'تدعوك {company} عبر {inviter} للانضمام إليها في مرسى بصفة {role}. يعمل الرابط مرة واحدة خلال {hours} ساعة. وإن كنت لا تعرف هذه الشركة فتجاهل هذه الرسالة.',
    },
    button: { en: 'Accept the invitation', ar: 'قبول الدعوة' },
    link: '/{lang}/hub/invitation#{token}',
    channels: ['mail'],
  },
  'user-role-changed': {
    title: { en: 'Your role on Marsa has changed', ar: 'تغيّر دورك في مرسى' },
    body: {
      en: 'Your role in {company} is now {role}. Please sign in again to use it.',
      ar: 'أصبح دورك في {company}: {role}. يُرجى تسجيل الدخول من جديد لاستخدامه.',
    },
    button: signIn,
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
  'user-disabled': {
    title: { en: 'Your access to Marsa has ended', ar: 'انتهت صلاحية دخولك إلى مرسى' },
    body: {
      en: 'An administrator of {company} has ended your access. If this is a mistake, please contact them.',
      ar: 'أنهى مدير حساب {company} صلاحية دخولك. يُرجى التواصل معه إن كان ذلك خطأ.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'user-enabled': {
    title: { en: 'You can use Marsa again', ar: 'يمكنك استخدام مرسى من جديد' },
    body: {
      en: 'An administrator of {company} has given you access again. Your password is the same as before.',
      ar: 'أعاد مدير حساب {company} صلاحية دخولك. كلمة المرور كما كانت سابقًا.',
    },
    button: signIn,
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
  'company-suspended': {
    title: { en: 'Your company’s access to Marsa is suspended', ar: 'أُوقف حساب شركتك في مرسى' },
    body: {
      en: 'The access of {company} is suspended: {reason} Please contact support to have it restored.',
      ar: 'أُوقف حساب {company} للسبب الآتي: {reason} يُرجى التواصل مع الدعم لإعادة تفعيله.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail'],
  },
  'company-restored': {
    title: { en: 'Your company can use Marsa again', ar: 'يمكن لشركتك استخدام مرسى من جديد' },
    body: {
      en: 'The access of {company} has been restored. Everyone can sign in as before.',
      ar: 'أُعيد تفعيل حساب {company}، ويمكن للجميع تسجيل الدخول كما في السابق.',
    },
    button: signIn,
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
})

/** Told to whoever sent the invitation. */
export const peopleMessages = messages({
  'colleague-joined': {
    title: { en: 'A colleague has joined your company', ar: 'انضم زميل إلى شركتك' },
    body: {
      en: '{name} has accepted your invitation to {company}.',
      ar: 'قُبلت دعوتك: انضم {name} إلى {company}.',
    },
    button: { en: 'User management', ar: 'إدارة المستخدمين' },
    link: '/{lang}/user/usermanagement',
    channels: [],
  },
})
