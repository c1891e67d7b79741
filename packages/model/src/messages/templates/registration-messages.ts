// Messages about registrations: to applicants, who may not be signed in yet, and to the desk that decides.
import { messages } from '../message.ts'

const none = { en: '', ar: '' } as const
const signIn = { en: 'Sign in', ar: 'تسجيل الدخول' } as const
const review = { en: 'Open the registration', ar: 'مراجعة طلب التسجيل' } as const

/** None of them carries authority: whoever reads them still has to sign in. */
export const registrationMails = messages({
  'registration-welcome': {
    title: { en: 'Your Marsa account is ready', ar: 'حسابك في مرسى جاهز' },
    body: {
      en: 'Welcome, {name}. Sign in with this e-mail address and the password you chose, and ask for your first quote.',
      ar: 'مرحبًا {name}. سجّل الدخول بهذا البريد الإلكتروني وكلمة المرور التي اخترتها، واطلب أول عرض سعر.',
    },
    button: signIn,
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
  'registration-received': {
    title: { en: 'We have received your registration', ar: 'استلمنا طلب تسجيلك' },
    body: {
      en: 'Thank you, {name}. We are checking the registration of {company} and will reply within {days}, by {due} at the latest. You can sign in once it is approved.',
      ar: 'شكرًا {name}. نراجع حاليًا طلب تسجيل {company}، وسنرد عليك خلال {days}، في موعد أقصاه {due}. ولا يمكن تسجيل الدخول قبل ذلك.',
    },
    button: none,
    link: '',
    channels: ['mail'],
  },
  'registration-known': {
    title: { en: 'Someone tried to register with your details', ar: 'محاولة تسجيل ببياناتك' },
    body: {
      en: 'Your e-mail address or mobile number was entered in a new registration. You already have an account, so nothing was changed. If it was you, sign in or reset your password.',
      ar: 'أُدخل بريدك الإلكتروني أو رقم هاتفك في طلب تسجيل جديد. لديك حساب قائم، ولذلك لم يتغيّر أي شيء. إن كنت من حاول التسجيل فسجّل الدخول أو أعد تعيين كلمة المرور.',
    },
    button: signIn,
    link: '/{lang}/sign-in',
    channels: ['mail'],
  },
  'registration-refused': {
    title: { en: 'Your registration was not approved', ar: 'لم تتم الموافقة على طلب تسجيلك' },
    body: {
      en: 'We could not approve the registration of {company}. {reason} {note} You may register again once this is settled, or contact support.',
      ar: 'تعذّرت الموافقة على طلب تسجيل {company}. {reason} {note} يمكنك التسجيل من جديد بعد معالجة ذلك، أو التواصل مع الدعم.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail', 'sms'],
  },
})

/** To people of the product. */
export const registrationMessages = messages({
  'registration-approved': {
    title: { en: 'Your registration is approved', ar: 'تمت الموافقة على طلب تسجيلك' },
    body: {
      en: '{company} can now use Marsa. Sign in with your e-mail address and the password you chose.',
      ar: 'يمكن لشركة {company} استخدام مرسى الآن. سجّل الدخول ببريدك الإلكتروني وكلمة المرور التي اخترتها.',
    },
    button: signIn,
    link: '/{lang}/start',
    channels: ['mail', 'sms'],
  },
  'agent-admin-confirmed': {
    title: { en: 'You are now the administrator of your company', ar: 'أصبحت مدير حساب شركتك' },
    body: {
      en: 'You can now invite colleagues at {company} and decide what they can do. Sign in again to start.',
      ar: 'يمكنك دعوة زملائك في {company} وتحديد صلاحياتهم. سجّل الدخول من جديد للبدء.',
    },
    button: { en: 'User management', ar: 'إدارة المستخدمين' },
    link: '/{lang}/user/usermanagement',
    channels: ['mail'],
  },
  'registration-new': {
    title: { en: 'A new registration is waiting', ar: 'طلب تسجيل جديد بانتظار المراجعة' },
    body: {
      en: '{company} has registered as {kind}. Please decide by {due}.',
      ar: 'قدّمت {company} طلب تسجيل بصفة {kind}. يُرجى البت فيه قبل {due}.',
    },
    button: review,
    link: '/{lang}/admin/registrations/{id}',
    channels: [],
  },
  'registration-admin': {
    title: {
      en: 'A provider’s administrator needs to be confirmed',
      ar: 'مدير حساب مزود خدمة بانتظار التأكيد',
    },
    body: {
      en: '{colleague} has approved {company}. A second person has to confirm {name} as its administrator.',
      ar: 'وافق {colleague} على تسجيل {company}. يلزم أن يؤكد شخص آخر تعيين {name} مديرًا للحساب.',
    },
    button: review,
    link: '/{lang}/admin/registrations/{id}',
    channels: [],
  },
  'registration-late': {
    title: { en: 'A registration is late', ar: 'تأخر البت في طلب تسجيل' },
    body: {
      en: 'The registration of {company} should have been decided by {due}.',
      ar: 'كان ينبغي البت في طلب تسجيل {company} قبل {due}.',
    },
    button: review,
    link: '/{lang}/admin/registrations/{id}',
    channels: ['mail'],
  },
})
