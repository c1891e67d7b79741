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
      en: 'We will review it within 2 working days of receiving your last document. Your application shows what is still missing.',
      ar: 'ندرسه خلال يومي عمل من اكتمال المستندات، وتجد في طلبك ما ينقص منها.',
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
    title: { en: 'Your credit account is approved', ar: 'تمت الموافقة على حسابك الائتماني' },
    body: {
      en: 'Your limit is {limit}, and invoices are payable within {days} days. You can now confirm bookings on credit.',
      ar: 'الحد الائتماني {limit}، ومدة سداد الفواتير {days} يومًا. يمكنك من الآن تأكيد الحجوزات على الحساب الائتماني.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-refused': {
    title: { en: 'Your credit application was not approved', ar: 'لم تتم الموافقة على طلب الحساب الائتماني' },
    body: { en: '{reason} You may apply again.', ar: '{reason} يمكنك التقدم بطلب جديد.' },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-changed': {
    title: { en: 'Your credit limit or terms have changed', ar: 'تغيّر الحد الائتماني أو مدة السداد' },
    body: {
      en: 'Your limit is {limit}, and invoices are payable within {days} days. {reason}',
      ar: 'الحد الائتماني {limit}، ومدة سداد الفواتير {days} يومًا. {reason}',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-suspended': {
    title: { en: 'Your credit account is suspended', ar: 'تم إيقاف حسابك الائتماني' },
    body: {
      en: '{reason} Existing bookings continue; new ones must be paid by card until the account is restored.',
      ar: '{reason} تستمر الحجوزات القائمة، وتُدفع الحجوزات الجديدة بالبطاقة إلى أن يُعاد تفعيل الحساب.',
    },
    button: open,
    link: page,
    channels: ['mail', 'sms'],
  },
  'credit-restored': {
    title: { en: 'Your credit account is open again', ar: 'أُعيد تفعيل حسابك الائتماني' },
    body: {
      en: 'You can confirm bookings on credit again, up to {limit}.',
      ar: 'يمكنك تأكيد الحجوزات على الحساب الائتماني من جديد، حتى {limit}.',
    },
    button: open,
    link: page,
    channels: ['mail', 'sms'],
  },
  'credit-closed': {
    title: { en: 'Your credit account is closed', ar: 'تم إغلاق حسابك الائتماني' },
    body: { en: '{reason} You may apply for a new one.', ar: '{reason} يمكنك التقدم بطلب حساب جديد.' },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-receipt': {
    title: { en: 'We have received your payment', ar: 'استلمنا دفعتك' },
    body: {
      en: 'We have received {amount}. Your credit account shows which invoices it pays.',
      ar: 'استلمنا {amount}. تجد في حسابك الائتماني الفواتير التي سُددت بهذا المبلغ.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-transfer-declined': {
    title: { en: 'We could not find your transfer', ar: 'لم نجد تحويلك' },
    body: {
      en: 'The transfer of {amount} that you reported has not reached our account. {reason}',
      ar: 'لم يصل إلى حسابنا التحويل الذي أبلغتنا به بمبلغ {amount}. {reason}',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-cheque-returned': {
    title: { en: 'Your cheque was returned by the bank', ar: 'أعاد البنك شيكك غير مدفوع' },
    body: {
      en: 'Your cheque for {amount} was returned, so the invoices it paid are open again. {reason}',
      ar: 'أعاد البنك الشيك بمبلغ {amount}، وعادت فواتيره مفتوحة. {reason}',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-refunded': {
    title: { en: 'We have refunded your credit balance', ar: 'رددنا رصيدك الدائن' },
    body: {
      en: '{amount} has been transferred to your bank account. {reason}',
      ar: 'تم تحويل {amount} إلى حسابك المصرفي. {reason}',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-due-soon': {
    title: { en: 'Invoices are due soon', ar: 'فواتير يقترب موعد استحقاقها' },
    body: {
      en: '{amount} is due on {day}: {invoices}. If you have paid, please report the transfer.',
      ar: 'يستحق {amount} في {day}: {invoices}. إن كنت قد سددت، فأبلغنا بالتحويل.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-overdue': {
    title: { en: 'Overdue invoices', ar: 'فواتير متأخرة السداد' },
    body: {
      en: '{amount} has been overdue since {day}: {invoices}. If it is still open on {suspended}, the account is suspended.',
      ar: 'تأخر سداد {amount} منذ {day}: {invoices}. إن لم يُسدَّد حتى {suspended} فسيُوقف الحساب.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'credit-statement': {
    title: { en: 'Statement of account {number}', ar: 'كشف حساب {number}' },
    body: {
      en: 'Your statement to {day} is ready. The closing balance is {amount}.',
      ar: 'كشف حسابك حتى {day} جاهز، والرصيد الختامي {amount}.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
})

export const creditDeskMessages = messages({
  'credit-recommended': {
    title: {
      en: 'Recommendation on a credit application',
      ar: 'توصية من مكتب الخدمة بشأن طلب ائتمان',
    },
    body: { en: '{text}', ar: '{text}' },
    button: decide,
    link: desk,
    channels: [],
  },
  'credit-transfer-announced': {
    title: { en: 'A transfer has been reported', ar: 'إشعار بتحويل جديد' },
    body: {
      en: '{company} has reported a transfer of {amount}.',
      ar: 'أبلغت {company} عن تحويل بمبلغ {amount}.',
    },
    button: decide,
    link: desk,
    channels: [],
  },
  'credit-paid-up': {
    title: { en: 'Restore a credit account?', ar: 'إعادة تفعيل حساب ائتماني؟' },
    body: {
      en: 'The suspended account of {company} no longer has anything overdue.',
      ar: 'لم يعد هناك متأخر على حساب {company} الموقوف.',
    },
    button: decide,
    link: desk,
    channels: ['mail'],
  },
  'credit-cheque-bounced': {
    title: { en: 'A cheque was returned by the bank', ar: 'أعاد البنك شيكًا' },
    body: {
      en: 'The cheque from {company} for {amount} was returned. The account is suspended.',
      ar: 'أُعيد شيك {company} بمبلغ {amount}، والحساب موقوف.',
    },
    button: decide,
    link: desk,
    channels: ['mail'],
  },
  'credit-overdue-suspended': {
    title: { en: 'A credit account was suspended', ar: 'إيقاف حساب ائتماني' },
    body: {
      en: 'The account of {company} was suspended: {amount} is overdue.',
      ar: 'أُوقف حساب {company} لتأخر سداد {amount}.',
    },
    button: decide,
    link: desk,
    channels: ['mail'],
  },
  'credit-write-off-proposed': {
    title: { en: 'A write-off is waiting for a second approval', ar: 'شطب دين بانتظار موافقة ثانية' },
    body: {
      en: '{colleague} proposes writing off {amount} for {company}, invoice {number}.',
      ar: 'يقترح {colleague} شطب {amount} على {company}، الفاتورة {number}.',
    },
    button: decide,
    link: desk,
    channels: ['mail'],
  },
  'credit-books-differ': {
    title: { en: 'Credit accounts and invoices differ', ar: 'فرق بين الحسابات الائتمانية والفواتير' },
    body: {
      en: 'On {count} accounts, open invoices less unallocated receipts do not match what is owed. The latest check lists them.',
      ar: 'عدد الحسابات التي لا تطابق فيها الفواتير المفتوحة، بعد خصم المقبوضات غير الموزعة، المبلغ المستحق: {count}. يحددها آخر فحص.',
    },
    button: { en: 'Open finance', ar: 'فتح المالية' },
    link: '/{lang}/finance',
    channels: ['mail'],
  },
  'credit-application-new': {
    title: { en: 'A credit application is waiting', ar: 'طلب حساب ائتماني بانتظار المراجعة' },
    body: { en: '{company} has applied for credit.', ar: 'تطلب {company} حسابًا ائتمانيًا.' },
    button: decide,
    link: desk,
    channels: [],
  },
  'credit-answered': {
    title: { en: 'A credit applicant has replied', ar: 'رد مقدم طلب الائتمان على السؤال' },
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
