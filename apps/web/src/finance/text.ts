// Words of the finance overview.
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { shownAccounts } from '@marsa/model/finance/overview-endpoints.ts'
import { texts } from '@marsa/model/kit/text.ts'

export const financePageText = texts({
  lead: {
    en: 'Payments, receipts and the books, as they stand now.',
    ar: 'المدفوعات والإيصالات والدفاتر كما هي الآن.',
  },
  today: { en: 'Received today', ar: 'المُحصَّل اليوم' },
  receipts: {
    en: { one: '{count} receipt', other: '{count} receipts' },
    ar: {
      zero: 'لا توجد إيصالات',
      one: 'إيصال واحد',
      two: 'إيصالان',
      few: '{count} إيصالات',
      many: '{count} إيصالًا',
      other: '{count} إيصال',
    },
  },
  open: { en: 'Being paid now', ar: 'قيد الدفع الآن' },
  sessions: {
    en: { one: '{count} payment', other: '{count} payments' },
    ar: {
      zero: 'لا توجد مدفوعات',
      one: 'دفعة واحدة',
      two: 'دفعتان',
      few: '{count} دفعات',
      many: '{count} دفعة',
      other: '{count} دفعة',
    },
  },
  books: { en: 'The books', ar: 'الدفاتر' },
  booksRight: { en: 'They agree', ar: 'متطابقة' },
  booksWrong: {
    en: { one: '{count} fault to check', other: '{count} faults to check' },
    ar: {
      zero: 'لا أخطاء',
      one: 'خطأ واحد يحتاج إلى مراجعة',
      two: 'خطآن يحتاجان إلى مراجعة',
      few: '{count} أخطاء تحتاج إلى مراجعة',
      many: '{count} خطأ يحتاج إلى مراجعة',
      other: '{count} خطأ يحتاج إلى مراجعة',
    },
  },
  notChecked: { en: 'Not checked yet', ar: 'لم يُتحقق منها بعد' },
  checkedAt: { en: 'Recomputed', ar: 'أُعيد احتسابها' },
  nightly: { en: 'They are recomputed every night.', ar: 'يُعاد احتسابها كل ليلة.' },
  byState: { en: 'Payments by status', ar: 'المدفوعات بحسب الحالة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  latest: { en: 'Latest receipts', ar: 'أحدث الإيصالات' },
  receipt: { en: 'Receipt', ar: 'الإيصال' },
  request: { en: 'Request', ar: 'الطلب' },
  customer: { en: 'Customer', ar: 'العميل' },
  when: { en: 'Issued', ar: 'تاريخ الإصدار' },
  invoices: { en: 'Latest tax invoices and credit notes', ar: 'أحدث الفواتير الضريبية والإشعارات الدائنة' },
  invoice: { en: 'Document', ar: 'المستند' },
  kind: { en: 'Kind', ar: 'النوع' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  ledger: { en: 'Ledger', ar: 'دفتر الأستاذ' },
  none: { en: 'No payments yet', ar: 'لا توجد مدفوعات بعد' },
  noneBody: {
    en: 'As soon as a customer pays, it is counted here.',
    ar: 'ستظهر المدفوعات هنا فور سداد أول عميل.',
  },
})

export const accountText = texts({
  gateway_clearing: { en: 'Held by the card gateway', ar: 'لدى بوابة البطاقات' },
  customer_advance: { en: 'Paid in advance by customers', ar: 'مدفوع مقدمًا من العملاء' },
  agent_payable: { en: 'Owed to agents', ar: 'مستحق للوكلاء' },
  refunds_in_transit: { en: 'Refunds on their way', ar: 'مبالغ قيد الرد' },
  unapplied_receipts: { en: 'Received, not applied', ar: 'مُحصَّل غير مخصص' },
  suspense: { en: 'Suspense', ar: 'حساب معلّق' },
  credit_exposure: { en: 'Used on credit', ar: 'المستخدم من الائتمان' },
} satisfies Record<(typeof shownAccounts)[number], { en: string; ar: string }>)

export const invoiceKindText = texts({
  advance: { en: 'Advance tax invoice', ar: 'فاتورة ضريبية للدفعة المقدمة' },
  final: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
  'credit-note': { en: 'Credit note', ar: 'إشعار دائن' },
} satisfies Record<TaxInvoiceKind, { en: string; ar: string }>)
