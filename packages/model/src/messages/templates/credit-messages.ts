// Messages about credit: to the administrators of the company that asks for it or has it, and to ours who decide.
import { messages } from '../message.ts'

const open = { en: 'Open your credit account', ar: 'فتح الحساب الائتماني' } as const
const page = '/{lang}/account/credit'
const decide = { en: 'Open the file', ar: 'فتح الملف' } as const
const desk = '/{lang}/finance/credit/{id}'

/** About money: people may choose how they get them, but not that they do not. */
export const creditMessages = messages({
  'credit-received': {
    title: { en: 'We have received your credit application', ar: 'استلمنا طلب الحساب الائتماني' },
    body: {
      en: 'We review it within 2 working days of your last document. The page shows what is still missing.',
      ar: 'ندرسه خلال يومي عمل من اكتمال المستندات، وتبيّن لكم الصفحة ما ينقص منها.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-question': {
    title: { en: 'A question about your credit application', ar: 'سؤال حول طلب الحساب الائتماني' },
    body: { en: 'Our question: {text}', ar: 'سؤالنا: {text}' },
    button: { en: 'Answer', ar: 'الرد' },
    link: page,
    channels: ['mail'],
  },
  'credit-approved': {
    title: { en: 'Your credit account is approved', ar: 'تمت الموافقة على حسابكم الائتماني' },
    body: {
      en: 'Your limit is {limit}; invoices are paid within {days} days. You can confirm bookings on credit from now on.',
      ar: 'الحد الائتماني {limit}، ومدة سداد الفواتير {days} يومًا. يمكنكم من الآن تأكيد الحجوزات على الحساب.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-refused': {
    title: { en: 'Your credit application was not approved', ar: 'لم تتم الموافقة على طلب الحساب الائتماني' },
    body: { en: '{reason} You may apply again.', ar: '{reason} يمكنكم التقدم بطلب جديد.' },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-changed': {
    title: { en: 'Your credit limit or terms have changed', ar: 'تغيّر الحد الائتماني أو مدة السداد' },
    body: {
      en: 'Your limit is {limit}; invoices are paid within {days} days. {reason}',
      ar: 'الحد الائتماني {limit}، ومدة سداد الفواتير {days} يومًا. {reason}',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-suspended': {
    title: { en: 'Your credit account is suspended', ar: 'تم إيقاف حسابكم الائتماني' },
    body: {
      en: '{reason} Existing bookings continue; new ones are paid by card until the account is restored.',
      ar: '{reason} تستمر الحجوزات القائمة، وتُدفع الحجوزات الجديدة بالبطاقة إلى أن يُعاد تفعيل الحساب.',
    },
    button: open,
    link: page,
    channels: ['mail', 'sms'],
  },
  'credit-restored': {
    title: { en: 'Your credit account is open again', ar: 'أُعيد تفعيل حسابكم الائتماني' },
    body: {
      en: 'You can confirm bookings on credit again, up to {limit}.',
      ar: 'يمكنكم تأكيد الحجوزات على الحساب من جديد، حتى {limit}.',
    },
    button: open,
    link: page,
    channels: ['mail', 'sms'],
  },
  'credit-closed': {
    title: { en: 'Your credit account is closed', ar: 'تم إغلاق حسابكم الائتماني' },
    body: { en: '{reason} You may apply for a new one.', ar: '{reason} يمكنكم التقدم بطلب حساب جديد.' },
    button: open,
    link: page,
    channels: ['mail'],
  },
})

export const creditDeskMessages = messages({
  'credit-application-new': {
    title: { en: 'A credit application is waiting', ar: 'طلب حساب ائتماني بانتظار المراجعة' },
    body: { en: '{company} applies for credit.', ar: 'تطلب {company} حسابًا ائتمانيًا.' },
    button: decide,
    link: desk,
    channels: [],
  },
  'credit-answered': {
    title: { en: 'An applicant for credit has answered', ar: 'رد مقدم طلب الائتمان على السؤال' },
    body: { en: '{company}: {text}', ar: '{company}: {text}' },
    button: decide,
    link: desk,
    channels: [],
  },
  'credit-proposed': {
    title: { en: 'A credit limit is waiting for a second approval', ar: 'حد ائتماني بانتظار موافقة ثانية' },
    body: {
      en: '{colleague} proposes {limit} for {company}. Please review it by {due}.',
      ar: 'يقترح {colleague} حدًا قدره {limit} لشركة {company}. يُرجى مراجعته قبل {due}.',
    },
    button: decide,
    link: desk,
    channels: ['mail'],
  },
})
