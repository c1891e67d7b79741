// The reports of the books: their names and columns.
import { texts, type TextRow } from '../../kit/text.ts'

export const bookReports = ['trial-balance', 'ledger', 'journal', 'tax-documents', 'vat-return'] as const
export type BookReport = (typeof bookReports)[number]

export const bookReportTitle = texts({
  'trial-balance': { en: 'Trial balance', ar: 'ميزان المراجعة' },
  ledger: { en: 'Ledger account', ar: 'حساب دفتر الأستاذ' },
  journal: { en: 'Journal', ar: 'دفتر اليومية' },
  'tax-documents': { en: 'Tax documents', ar: 'المستندات الضريبية' },
  'vat-return': { en: 'VAT return', ar: 'الإقرار الضريبي' },
} satisfies Record<BookReport, TextRow>)

export const bookColumnText = texts({
  code: { en: 'Code', ar: 'الرمز' },
  account: { en: 'Account', ar: 'الحساب' },
  opening: { en: 'Opening, AED', ar: 'الرصيد الافتتاحي بالدرهم' },
  debit: { en: 'Debit, AED', ar: 'مدين بالدرهم' },
  credit: { en: 'Credit, AED', ar: 'دائن بالدرهم' },
  closing: { en: 'Closing, AED', ar: 'الرصيد الختامي بالدرهم' },
  when: { en: 'Time', ar: 'الوقت' },
  journal: { en: 'Journal no.', ar: 'رقم القيد' },
  posting: { en: 'Posting', ar: 'نوع القيد' },
  reference: { en: 'Reference', ar: 'المرجع' },
  subject: { en: 'Document', ar: 'المستند' },
  party: { en: 'Party', ar: 'الطرف' },
  balance: { en: 'Balance, AED', ar: 'الرصيد بالدرهم' },
  number: { en: 'Number', ar: 'الرقم' },
  kind: { en: 'Kind', ar: 'النوع' },
  supplier: { en: 'Supplier', ar: 'المورّد' },
  customer: { en: 'Customer', ar: 'العميل' },
  net: { en: 'Net, AED', ar: 'الصافي بالدرهم' },
  vat: { en: 'VAT, AED', ar: 'الضريبة بالدرهم' },
  total: { en: 'Total, AED', ar: 'الإجمالي بالدرهم' },
  box: { en: 'Box', ar: 'الخانة' },
  content: { en: 'Content', ar: 'البيان' },
})

/** What stands in each box of the return, as on the form. */
export const vatBoxText = texts({
  standard: {
    en: 'Standard-rated supplies in {emirate}',
    ar: 'التوريدات الخاضعة للنسبة الأساسية في {emirate}',
  },
  zeroRated: { en: 'Zero-rated supplies', ar: 'التوريدات الخاضعة لنسبة الصفر' },
  outputs: { en: 'Total of supplies', ar: 'إجمالي التوريدات' },
  inputs: { en: 'Total of expenses with input tax', ar: 'إجمالي النفقات مع ضريبة المدخلات' },
  due: { en: 'VAT due', ar: 'الضريبة المستحقة' },
  recoverable: { en: 'VAT recoverable', ar: 'الضريبة القابلة للاسترداد' },
  payable: { en: 'VAT payable', ar: 'صافي الضريبة المستحقة' },
})
