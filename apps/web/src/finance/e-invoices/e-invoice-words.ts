// Words of e-invoices: states, what happened, who can mend what, and the legal data of companies.
import type { EInvoiceState } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import type { RegistrationType } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import type { Mender } from '@marsa/model/finance/e-invoice/findings.ts'
import type { LegalPart } from '@marsa/model/finance/e-invoice/legal-data.ts'
import { texts, type TextRow } from '@marsa/model/kit/text.ts'

export const eInvoiceWords = texts({
  title: { en: 'E-invoice', ar: 'الفاتورة الإلكترونية' },
  lead: {
    en: 'E-invoices sent to the accredited service provider, those that need attention, and companies with incomplete data.',
    ar: 'ما أُرسل إلى مزود الخدمة المعتمد، وما يحتاج إلى متابعة، والشركات التي لم تكتمل بياناتها.',
  },
  none: {
    en: 'This document has no e-invoice, or it has not been prepared yet.',
    ar: 'لا توجد فاتورة إلكترونية لهذا المستند، أو لم تُجهَّز بعد.',
  },
  uuid: { en: 'Unique identifier', ar: 'المعرّف الفريد' },
  sendBy: { en: 'Send by', ar: 'آخر موعد للإرسال' },
  late: { en: 'overdue', ar: 'متأخرة' },
  daysLeft: {
    en: { one: '{count} day left', other: '{count} days left' },
    ar: {
      zero: 'ينتهي الموعد اليوم',
      one: 'بقي يوم واحد',
      two: 'بقي يومان',
      few: 'بقيت {count} أيام',
      many: 'بقي {count} يومًا',
      other: 'بقي {count} يوم',
    },
  },
  outage: {
    en: 'The provider has not responded since {since}. Notify the Federal Tax Authority by {day}.',
    ar: 'لم يستجب مزود الخدمة منذ {since}. أبلغ الهيئة الاتحادية للضرائب في موعد أقصاه {day}.',
  },
  outageText: {
    en: 'Text for the authority: “Since {since} we have been unable to transmit e-invoices through our accredited service provider, which is not responding. Invoices are issued as usual and will be transmitted as soon as the service is restored.”',
    ar: 'نص الإبلاغ: «تعذّر علينا منذ {since} إرسال الفواتير الإلكترونية عبر مزود الخدمة المعتمد لعدم استجابته. تصدر الفواتير كالمعتاد وستُرسل فور عودة الخدمة.»',
  },
  authorityRef: { en: 'Authority reference', ar: 'مرجع الهيئة' },
  nextAt: { en: 'Next attempt', ar: 'المحاولة القادمة' },
  findings: { en: 'Findings', ar: 'الملاحظات' },
  mend: { en: 'Complete the data', ar: 'استكمال البيانات' },
  resend: { en: 'Send again', ar: 'إعادة الإرسال' },
  check: { en: 'Check again', ar: 'إعادة التحقق' },
  replace: { en: 'Mark as replaced', ar: 'تسجيلها مستبدَلة' },
  replaceTitle: { en: 'Mark this e-invoice as replaced?', ar: 'تسجيل هذه الفاتورة الإلكترونية مستبدَلة؟' },
  replaceBody: {
    en: 'Its document was credited in full, so it will not be sent. Issue a new invoice for what was supplied.',
    ar: 'صدر إشعار دائن بكامل قيمة المستند، لذلك لن تُرسل. أصدر فاتورة جديدة لما تم توريده.',
  },
  onItsWay: { en: 'The e-invoice will be sent within a minute', ar: 'ستُرسل الفاتورة الإلكترونية خلال دقيقة' },
  stillHeld: { en: 'Something is still missing', ar: 'ما زالت بعض البيانات ناقصة' },
  left: { en: 'The e-invoice was marked as replaced', ar: 'سُجّلت الفاتورة الإلكترونية مستبدَلة' },
  file: { en: 'XML, revision {revision}', ar: 'ملف XML، المراجعة {revision}' },
  hash: { en: 'SHA-256', ar: 'بصمة SHA-256' },
  happened: { en: 'History', ar: 'سجل الأحداث' },
  off: { en: 'No e-invoices are sent yet', ar: 'لا تُرسل فواتير إلكترونية بعد' },
  offBody: {
    en: 'Set the start date of e-invoicing in the settings once the data below is complete.',
    ar: 'حدِّد أول أيام الفوترة الإلكترونية في الإعدادات بعد استكمال البيانات أدناه.',
  },
  noProvider: { en: 'No provider is set up', ar: 'لم يُعدّ مزود خدمة' },
  sentToday: { en: 'Sent today', ar: 'أُرسلت اليوم' },
  median: { en: 'Median minutes to the authority', ar: 'وسيط الدقائق حتى الإبلاغ' },
  oldest: { en: 'Oldest unsent', ar: 'أقدم فاتورة لم تُرسل' },
  exposure: { en: 'Penalty exposure this month', ar: 'الغرامات المحتملة هذا الشهر' },
  lateCount: { en: 'Late: {count}', ar: 'المتأخرة: {count}' },
  open: { en: 'Needs attention', ar: 'تحتاج إلى متابعة' },
  noOpen: { en: 'Nothing needs attention.', ar: 'لا شيء يحتاج إلى متابعة.' },
  companies: { en: 'Company data', ar: 'بيانات الشركات' },
  company: { en: 'Company', ar: 'الشركة' },
  ready: { en: 'Ready', ar: 'جاهزة' },
  partly: { en: '{done} of {parts}', ar: '{done} من {parts}' },
  missing: { en: 'Missing', ar: 'الناقص' },
  number: { en: 'Number', ar: 'الرقم' },
  customer: { en: 'Customer', ar: 'العميل' },
  state: { en: 'Status', ar: 'الحالة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'The data was saved', ar: 'حُفظت البيانات' },
  choose: { en: 'Choose', ar: 'اختر' },
  house: { en: 'our own', ar: 'شركتنا' },
  country: { en: 'Country', ar: 'الدولة' },
  passportCountry: { en: 'Country that issued the passport', ar: 'الدولة التي أصدرت جواز السفر' },
})

export const stateWords = texts({
  NOT_REQUIRED: { en: 'Not required', ar: 'غير مطلوبة' },
  HELD: { en: 'Held', ar: 'موقوفة' },
  READY: { en: 'Ready to send', ar: 'جاهزة للإرسال' },
  SENDING: { en: 'Being sent', ar: 'قيد الإرسال' },
  SENT: { en: 'Sent', ar: 'مُرسلة' },
  DELIVERED: { en: 'Delivered', ar: 'مسلَّمة' },
  REPORTED: { en: 'Reported to the authority', ar: 'مُبلَّغ عنها للهيئة' },
  REJECTED: { en: 'Rejected', ar: 'مرفوضة' },
  FAILED: { en: 'Not sent', ar: 'تعذّر إرسالها' },
  REPLACED: { en: 'Replaced', ar: 'مستبدَلة' },
} satisfies Record<EInvoiceState, TextRow>)

export const eventWords: Record<string, TextRow> = texts({
  held: { en: 'Held: data is missing', ar: 'أُوقفت لنقص البيانات' },
  ready: { en: 'Checked and ready', ar: 'تم التحقق وهي جاهزة' },
  'not-required': { en: 'Not required', ar: 'غير مطلوبة' },
  sending: { en: 'Archived and sent', ar: 'حُفظت في الأرشيف وأُرسلت' },
  retry: { en: 'No response, will be retried', ar: 'لا استجابة، ستُعاد المحاولة' },
  sent: { en: 'Accepted by the provider', ar: 'قبلها مزود الخدمة' },
  rejected: { en: 'Rejected by the provider', ar: 'رفضها مزود الخدمة' },
  delivered: { en: 'Delivered to the buyer', ar: 'سُلِّمت للمشتري' },
  reported: { en: 'Reported to the authority', ar: 'أُبلغت بها الهيئة' },
  failed: { en: 'Sending failed', ar: 'تعذّر الإرسال' },
  resent: { en: 'Resent manually', ar: 'أُعيد إرسالها يدويًا' },
  replaced: { en: 'Marked as replaced', ar: 'سُجّلت مستبدَلة' },
  chased: {
    en: 'No result for a long time: the provider is asked daily',
    ar: 'لا نتيجة منذ مدة، ويُسأل المزود يوميًا',
  },
  mismatch: { en: 'The provider referred to a different document', ar: 'رد المزود عن مستند آخر' },
})

export const menderWords = texts({
  house: { en: 'our own data', ar: 'بيانات شركتنا' },
  buyer: { en: 'the customer’s data', ar: 'بيانات العميل' },
  agent: { en: 'the agent’s data', ar: 'بيانات الوكيل' },
  finance: { en: 'the document', ar: 'المستند' },
} satisfies Record<Mender, TextRow>)

export const partWords = texts({
  name: { en: 'Name', ar: 'الاسم' },
  trn: { en: 'Tax number', ar: 'الرقم الضريبي' },
  registrationType: { en: 'Registration type', ar: 'نوع التسجيل' },
  registrationNumber: { en: 'Registration number', ar: 'رقم التسجيل' },
  authority: { en: 'Issuing authority', ar: 'جهة الإصدار' },
  street: { en: 'Street', ar: 'الشارع' },
  city: { en: 'City', ar: 'المدينة' },
  emirate: { en: 'Emirate', ar: 'الإمارة' },
} satisfies Record<LegalPart, TextRow>)

export const registrationWords = texts({
  TL: { en: 'Trade licence', ar: 'رخصة تجارية' },
  EID: { en: 'Emirates ID', ar: 'الهوية الإماراتية' },
  PAS: { en: 'Passport', ar: 'جواز سفر' },
  CD: { en: 'Cabinet decision', ar: 'قرار مجلس الوزراء' },
} satisfies Record<RegistrationType, TextRow>)
