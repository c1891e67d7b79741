// Texts of the staff's dashboard.
import { deskKindText } from '@marsa/model/express/desk/desk-queue.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { texts } from '@marsa/model/kit/text.ts'
import type { LineNeed, OwnNeed } from '@marsa/model/overview/desk.ts'

export const deskText = texts({
  lead: {
    en: {
      zero: 'Nothing needs your attention.',
      one: 'One thing needs attention.',
      other: '{count} things need attention.',
    },
    ar: {
      zero: 'لا شيء بانتظارك.',
      one: 'أمر واحد يحتاج إلى متابعة.',
      two: 'أمران يحتاجان إلى متابعة.',
      few: '{count} أمور تحتاج إلى متابعة.',
      many: '{count} أمرًا يحتاج إلى متابعة.',
      other: '{count} أمر يحتاج إلى متابعة.',
    },
  },
  late: {
    en: { one: '{count} late', other: '{count} late' },
    ar: {
      zero: 'لا متأخر',
      one: 'متأخر واحد',
      two: 'متأخران',
      few: '{count} متأخرة',
      many: '{count} متأخرًا',
      other: '{count} متأخر',
    },
  },
  isLate: { en: 'Late', ar: 'متأخر' },
  all: { en: 'Show all', ar: 'عرض الكل' },
  nothing: { en: 'Nothing is waiting', ar: 'لا شيء قيد الانتظار' },
  nothingBody: {
    en: 'Requests, callers, registrations and payments are all taken care of.',
    ar: 'جميع الطلبات والاتصالات والتسجيلات والمدفوعات تحت المتابعة.',
  },
  today: { en: 'Today', ar: 'اليوم' },
  sent: { en: 'Requests sent', ar: 'طلبات مُرسلة' },
  booked: { en: 'Bookings', ar: 'حجوزات' },
  now: { en: 'Now', ar: 'الآن' },
  quoting: { en: 'Open for quotes', ar: 'بانتظار عروض الأسعار' },
  underWay: { en: 'Shipments under way', ar: 'شحنات قيد التنفيذ' },
})

/** `{requests}` are those of a line. */
export const lineNeedText: Record<LineNeed, TextRow> = texts({
  unquoted: { en: '{requests} without a quote', ar: '{requests} بلا عروض' },
  stalled: { en: '{requests} at a standstill', ar: '{requests} بانتظار خطوة متأخرة' },
})

/** `{what}` is waited for, of the company that the row names. */
export const standstillText = texts({
  waits: { en: 'Waiting for {what}', ar: 'بانتظار {what}' },
  documents: { en: 'the missing documents', ar: 'المستندات الناقصة' },
})

export const needText: Record<OwnNeed, TextRow> = texts({
  checks: { en: 'Checks that found faults', ar: 'فحوص كشفت خللًا' },
  payments: { en: 'Payments to check', ar: 'مدفوعات تحتاج إلى مراجعة' },
  callbacks: { en: 'Callers waiting', ar: 'متصلون بانتظار معاودة الاتصال' },
  chats: { en: 'Conversations waiting', ar: 'محادثات بانتظار الرد' },
  parcels: { en: 'Parcels that need attention', ar: 'طرود تحتاج إلى متابعة' },
  ranges: { en: 'Prices outside their ranges', ar: 'أسعار خارج نطاقاتها' },
  breaches: { en: 'Agents late with an answer', ar: 'وكلاء تأخروا في الرد' },
  releases: { en: 'Releases without an answer', ar: 'طلبات إخراج بلا رد' },
  registrations: { en: 'Registrations to decide', ar: 'طلبات تسجيل بانتظار البت' },
  confirmations: { en: 'Agents to confirm', ar: 'وكلاء بانتظار التأكيد' },
})

/** Why one of them is here, where a kind has several causes. */
export const causeText: Record<string, TextRow> = texts({
  ...deskKindText,
  open: { en: 'Open for more than an hour', ar: 'مفتوحة منذ أكثر من ساعة' },
  refund: { en: 'Refund not settled', ar: 'مبلغ مسترد لم تتم تسويته' },
  difference: { en: 'Differs from the bank', ar: 'اختلاف مع سجل البنك' },
  ledger: { en: 'Ledger', ar: 'دفتر الأستاذ' },
  audit: { en: 'Audit trail', ar: 'سجل التدقيق' },
  nobody: { en: 'No agent fits', ar: 'لا يوجد وكيل مناسب' },
  business: { en: 'Business', ar: 'شركة' },
  provider: { en: 'Provider', ar: 'مزود خدمة' },
})
