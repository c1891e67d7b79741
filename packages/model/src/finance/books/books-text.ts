// The columns of the reports of finance, and the boxes of the return.
import { texts } from '../../kit/text.ts'

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
  accountEn: { en: 'Account, English', ar: 'الحساب بالإنجليزية' },
  accountAr: { en: 'Account, Arabic', ar: 'الحساب بالعربية' },
  currency: { en: 'Currency', ar: 'العملة' },
  segment: { en: 'Line', ar: 'الخدمة' },
  way: { en: 'Paid by', ar: 'طريقة الدفع' },
  amount: { en: 'Amount, AED', ar: 'المبلغ بالدرهم' },
  reason: { en: 'Reason', ar: 'السبب' },
  asked: { en: 'Asked for', ar: 'تاريخ الطلب' },
  arrived: { en: 'Done', ar: 'تاريخ التنفيذ' },
  state: { en: 'State', ar: 'الحالة' },
  agent: { en: 'Agent', ar: 'الوكيل' },
  until: { en: 'Until', ar: 'حتى' },
  gross: { en: 'Gross, AED', ar: 'الإجمالي قبل الخصم بالدرهم' },
  trn: { en: 'TRN', ar: 'رقم التسجيل الضريبي' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  invoicedOn: { en: 'Day of the invoice', ar: 'تاريخ الفاتورة' },
  treatment: { en: 'VAT treatment', ar: 'المعاملة الضريبية' },
  fee: { en: 'Fee, AED', ar: 'الرسوم بالدرهم' },
  feeVat: { en: 'VAT on fee, AED', ar: 'ضريبة الرسوم بالدرهم' },
  paidOn: { en: 'Paid on', ar: 'تاريخ التحويل' },
  atBank: { en: 'At the bank', ar: 'تاريخ الوصول إلى البنك' },
  commission: { en: 'Commission, AED', ar: 'العمولة بالدرهم' },
  commissionVat: { en: 'VAT on it, AED', ar: 'ضريبتها بالدرهم' },
  adjustments: { en: 'Adjustments, AED', ar: 'التعديلات بالدرهم' },
  paid: { en: 'Paid out, AED', ar: 'المدفوع بالدرهم' },
  bankReference: { en: 'Bank reference', ar: 'مرجع البنك' },
  released: { en: 'Released, AED', ar: 'المتاح بالدرهم' },
  held: { en: 'Held, AED', ar: 'المحتجز بالدرهم' },
  oldest: { en: 'Oldest, days', ar: 'الأقدم، بالأيام' },
  available: { en: 'Available, AED', ar: 'المتاح بالدرهم' },
  reserved: { en: 'Reserved, AED', ar: 'المحجوز بالدرهم' },
  courier: { en: 'Courier', ar: 'المندوب' },
  company: { en: 'Company', ar: 'الشركة' },
  documents: { en: 'Documents', ar: 'المستندات' },
  standard: { en: 'Standard-rated, AED', ar: 'خاضع للنسبة الأساسية بالدرهم' },
  zero: { en: 'Zero-rated, AED', ar: 'خاضع لنسبة الصفر بالدرهم' },
  exempt: { en: 'Out of scope, AED', ar: 'خارج النطاق بالدرهم' },
})

/** How money came in. */
export const cashWayText = texts({
  CARD: { en: 'Card', ar: 'بطاقة' },
  TRANSFER: { en: 'Bank transfer', ar: 'تحويل بنكي' },
  CHEQUE: { en: 'Cheque', ar: 'شيك' },
})

/** How far a refund is. */
export const refundStateText = texts({
  asked: { en: 'Asked for', ar: 'مطلوب' },
  gateway: { en: 'At the gateway', ar: 'لدى البوابة' },
  done: { en: 'Done', ar: 'تم' },
})

/** What stands in each box of the return, as on the form. */
export const vatBoxText = texts({
  standard: {
    en: 'Standard-rated supplies in {emirate}',
    ar: 'التوريدات الخاضعة للنسبة الأساسية في {emirate}',
  },
  zeroRated: { en: 'Zero-rated supplies', ar: 'التوريدات الخاضعة لنسبة الصفر' },
  reverseCharge: {
    en: 'Purchases under the reverse charge',
    ar: 'مشتريات خاضعة للاحتساب العكسي',
  },
  standardInputs: { en: 'Standard-rated expenses', ar: 'النفقات الخاضعة للنسبة الأساسية' },
  reverseInputs: {
    en: 'Purchases under the reverse charge, recoverable',
    ar: 'مشتريات خاضعة للاحتساب العكسي، قابلة للاسترداد',
  },
  relief: { en: 'Bad-debt relief, adjustment of box 1', ar: 'تخفيض الديون المعدومة، تعديل على الخانة 1' },
  outputs: { en: 'Total of supplies', ar: 'إجمالي التوريدات' },
  inputs: { en: 'Total of expenses with input tax', ar: 'إجمالي النفقات مع ضريبة المدخلات' },
  due: { en: 'VAT due', ar: 'الضريبة المستحقة' },
  recoverable: { en: 'VAT recoverable', ar: 'الضريبة القابلة للاسترداد' },
  payable: { en: 'VAT payable', ar: 'صافي الضريبة المستحقة' },
})
