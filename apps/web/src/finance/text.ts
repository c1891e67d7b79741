// Words of the finance overview.
import { texts } from '@marsa/model/kit/text.ts'

export const financePageText = texts({
  lead: {
    en: 'Payments, receipts and the books, as they stand now.',
    ar: 'المدفوعات والإيصالات والدفاتر كما هي الآن.',
  },
  waiting: { en: 'Waiting for you', ar: 'بانتظارك' },
  waitingAll: { en: 'Waiting for someone', ar: 'بانتظار الإجراء' },
  nothingWaits: { en: 'Nothing is waiting.', ar: 'لا يوجد ما ينتظر.' },
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
  open: { en: 'Payments in progress', ar: 'قيد الدفع الآن' },
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
  booksRight: { en: 'Balanced', ar: 'متطابقة' },
  booksWrong: {
    en: { one: '{count} issue to check', other: '{count} issues to check' },
    ar: {
      zero: 'لا أخطاء',
      one: 'خطأ واحد يحتاج إلى مراجعة',
      two: 'خطآن يحتاجان إلى مراجعة',
      few: '{count} أخطاء تحتاج إلى مراجعة',
      many: '{count} خطأً يحتاج إلى مراجعة',
      other: '{count} خطأ يحتاج إلى مراجعة',
    },
  },
  notChecked: { en: 'Not checked yet', ar: 'لم يُتحقق منها بعد' },
  checkedAt: { en: 'Last checked', ar: 'أُعيد احتسابها' },
  nightly: { en: 'The books are checked every night.', ar: 'يُعاد احتسابها كل ليلة.' },
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
    en: 'Customer payments appear here.',
    ar: 'ستظهر المدفوعات هنا فور سداد أول عميل.',
  },
})
