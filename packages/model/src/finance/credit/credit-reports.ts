// The reports about credit accounts: their words, and how long invoices stay open on average.
import { texts, type TextRow } from '../../kit/text.ts'
import { halfUp } from '../../kit/money.ts'
import type { CreditDecision } from './credit-endpoints.ts'
import { lateDays } from './credit-due.ts'

export const creditReports = ['exposure', 'outstanding', 'limits', 'reminders'] as const
export type CreditReport = (typeof creditReports)[number]

export const creditReportTitle = texts({
  exposure: { en: 'Credit exposure', ar: 'التعرض الائتماني' },
  outstanding: { en: 'Days sales outstanding', ar: 'متوسط أيام التحصيل' },
  limits: { en: 'Limit changes', ar: 'تغييرات الحدود الائتمانية' },
  reminders: { en: 'Payment reminders', ar: 'تذكيرات السداد' },
} satisfies Record<CreditReport, TextRow>)

export const creditReportText = texts({
  company: { en: 'Company', ar: 'الشركة' },
  state: { en: 'Account', ar: 'الحساب' },
  APPROVED: { en: 'Open', ar: 'مفعّل' },
  SUSPENDED: { en: 'Suspended', ar: 'موقوف' },
  CLOSED: { en: 'Closed', ar: 'مغلق' },
  limit: { en: 'Limit, AED', ar: 'الحد بالدرهم' },
  owed: { en: 'Owed, AED', ar: 'مستحق بالدرهم' },
  reserved: { en: 'Reserved, AED', ar: 'محجوز بالدرهم' },
  used: { en: 'Used, AED', ar: 'مستخدم بالدرهم' },
  available: { en: 'Available, AED', ar: 'متاح بالدرهم' },
  usedPercent: { en: 'Used, %', ar: 'المستخدم ٪' },
  open: { en: 'Open at period end, AED', ar: 'المفتوح في النهاية بالدرهم' },
  invoiced: { en: 'Invoiced on credit, AED', ar: 'المفوتر آجلًا بالدرهم' },
  days: { en: 'Days outstanding', ar: 'أيام التحصيل' },
  when: { en: 'When', ar: 'الوقت' },
  what: { en: 'Decision', ar: 'القرار' },
  before: { en: 'Limit before, AED', ar: 'الحد قبلها بالدرهم' },
  after: { en: 'Limit after, AED', ar: 'الحد بعدها بالدرهم' },
  termsBefore: { en: 'Terms before, days', ar: 'أيام السداد قبلها' },
  termsAfter: { en: 'Terms after, days', ar: 'أيام السداد بعدها' },
  reason: { en: 'Reason', ar: 'السبب' },
  by: { en: 'Proposed by', ar: 'المقترح' },
  second: { en: 'Second approval', ar: 'الموافقة الثانية' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  due: { en: 'Due on', ar: 'الاستحقاق' },
  reminder: { en: 'Days past due', ar: 'الأيام بعد الاستحقاق' },
  amount: { en: 'Open now, AED', ar: 'المفتوح حاليًا بالدرهم' },
})

export const decisionText = texts({
  OPEN: { en: 'Account opened', ar: 'فتح الحساب' },
  CHANGE: { en: 'Limit or terms changed', ar: 'تغيير الحد أو المدة' },
  SUSPEND: { en: 'Suspended', ar: 'إيقاف' },
  RESTORE: { en: 'Restored', ar: 'إعادة تفعيل' },
  CLOSE: { en: 'Closed', ar: 'إغلاق' },
} satisfies Record<CreditDecision, TextRow>)

/** Days that days sales outstanding are counted over unless said. */
export const outstandingDays = 90

/** What is open at the end of some days as a share of what was invoiced in them, in days; null where nothing was. */
export const daysOutstanding = (
  { openFils, invoicedFils }: { openFils: bigint; invoicedFils: bigint },
  { from, to }: { from: string; to: string },
): number | null =>
  invoicedFils <= 0n ? null : Number(halfUp(openFils * BigInt(lateDays(from, to) + 1), invoicedFils))
