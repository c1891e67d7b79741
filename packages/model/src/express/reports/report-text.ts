// Words of the files about shipments and invoices.
import type { VatCategory } from '../../kit/money.ts'
import { texts, type TextRow } from '../../kit/text.ts'

export const shipmentReportText = texts({
  title: { en: 'Shipments paid for', ar: 'الشحنات المدفوعة' },
  last: { en: 'The last 10 shipments', ar: 'آخر 10 شحنات' },
  waybill: { en: 'Waybill', ar: 'رقم البوليصة' },
  date: { en: 'Date', ar: 'التاريخ' },
  service: { en: 'Service', ar: 'الخدمة' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  pieces: { en: 'Pieces', ar: 'عدد الطرود' },
  chargeable: { en: 'Chargeable kg', ar: 'الوزن المحتسب (كغم)' },
  net: { en: 'Net', ar: 'الصافي' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  paidBy: { en: 'Paid by', ar: 'طريقة الدفع' },
  state: { en: 'Status', ar: 'الحالة' },
})

export const invoiceReportText = texts({
  title: { en: 'Invoices of shipments and bundles', ar: 'فواتير الشحنات والباقات' },
  last: { en: 'The last 10 invoices', ar: 'آخر 10 فواتير' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  date: { en: 'Date', ar: 'التاريخ' },
  subject: { en: 'For', ar: 'مقابل' },
  category: { en: 'VAT category', ar: 'فئة الضريبة' },
  net: { en: 'Net', ar: 'الصافي' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  credited: { en: 'Credited', ar: 'قيمة الإشعارات الدائنة' },
  notes: { en: 'Credit notes', ar: 'الإشعارات الدائنة' },
})

export const vatCategoryText = texts({
  standard: { en: 'Standard rate 5%', ar: 'النسبة الأساسية 5%' },
  zero: { en: 'Zero rate', ar: 'نسبة الصفر' },
  'out-of-scope': { en: 'Outside the scope of VAT', ar: 'خارج نطاق الضريبة' },
} satisfies Record<VatCategory, TextRow>)
