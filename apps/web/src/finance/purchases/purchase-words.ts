// Words of purchases.
import { texts } from '@marsa/model/kit/text.ts'

export const purchaseWords = texts({
  lead: {
    en: 'Supplier tax invoices whose VAT is recovered in boxes 9 and 10 of the return.',
    ar: 'الفواتير الضريبية من المورّدين، وتُسترد ضريبتها في الخانتين 9 و10 من الإقرار.',
  },
  add: { en: 'Enter a purchase', ar: 'إدخال فاتورة شراء' },
  addBody: {
    en: 'Above AED 500, a second administrator has to approve it. Only the VAT is posted: the cost is booked where it arises.',
    ar: 'يعتمد مدير ثانٍ ما يتجاوز 500 درهم. يُقيَّد مبلغ الضريبة فقط، أما التكلفة فتُقيَّد في حسابها.',
  },
  supplier: { en: 'Supplier', ar: 'المورّد' },
  trn: { en: 'TRN', ar: 'رقم التسجيل الضريبي' },
  invoiceNumber: { en: 'Invoice number', ar: 'رقم الفاتورة' },
  invoicedOn: { en: 'Invoice date', ar: 'تاريخ الفاتورة' },
  treatment: { en: 'VAT treatment', ar: 'المعاملة الضريبية' },
  everyTreatment: { en: 'All treatments', ar: 'كل المعاملات' },
  account: { en: 'Cost type', ar: 'نوع التكلفة' },
  net: { en: 'Net', ar: 'الصافي' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  file: { en: 'Tax invoice (PDF or image)', ar: 'الفاتورة الضريبية (PDF أو صورة)' },
  chooseFile: { en: 'Choose the invoice file.', ar: 'اختر ملف الفاتورة.' },
  record: { en: 'Record', ar: 'تسجيل' },
  recorded: { en: 'Purchase recorded', ar: 'سُجّلت فاتورة الشراء' },
  number: { en: 'Purchase', ar: 'الشراء' },
  state: { en: 'Status', ar: 'الوضع' },
  everyState: { en: 'All statuses', ar: 'كل الأوضاع' },
  next: { en: 'Action', ar: 'الإجراء' },
  approve: { en: 'Approve', ar: 'اعتماد' },
  refuse: { en: 'Reject', ar: 'رفض' },
  reverse: { en: 'Reverse', ar: 'عكس القيد' },
  reverseTitle: { en: 'Reverse this purchase?', ar: 'عكس قيد هذه الفاتورة؟' },
  reverseBody: {
    en: 'Its VAT is reversed in the return for its date, or for the first open month.',
    ar: 'تُعاد ضريبتها في إقرار يومها أو إقرار أول فترة مفتوحة.',
  },
  reversed: { en: 'Purchase reversed', ar: 'عُكس قيد الشراء' },
  reason: { en: 'Reason', ar: 'السبب' },
  search: { en: 'Supplier, TRN or number', ar: 'المورّد أو الرقم الضريبي أو رقم الفاتورة' },
  count: {
    en: { one: '{count} purchase', other: '{count} purchases' },
    ar: {
      zero: 'لا مشتريات',
      one: 'فاتورة شراء واحدة',
      two: 'فاتورتا شراء',
      few: '{count} فواتير شراء',
      many: '{count} فاتورة شراء',
      other: '{count} فاتورة شراء',
    },
  },
  none: { en: 'No purchases found', ar: 'لا توجد مشتريات' },
  noneBody: {
    en: 'Enter the tax invoices of carriers and other suppliers, or choose other dates.',
    ar: 'أدخل الفواتير الضريبية من شركات النقل وسائر المورّدين أو اختر فترة أخرى.',
  },
  done: { en: 'Saved', ar: 'تم الحفظ' },
})
