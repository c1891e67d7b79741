// Words of what has been paid, what goes back and what has been issued for it, for every line.
import { texts } from '../kit/text.ts'

export const paidText = texts({
  payments: { en: 'Payments', ar: 'المدفوعات' },
  accepted: { en: 'Accepted quote', ar: 'العرض المقبول' },
  finalQuote: { en: 'Final quotation', ar: 'العرض النهائي' },
  total: { en: 'Total', ar: 'الإجمالي' },
  down: { en: 'Down payment', ar: 'الدفعة المقدمة' },
  full: { en: 'Full payment', ar: 'دفع المبلغ كاملًا' },
  final: { en: 'Final payment', ar: 'الدفعة النهائية' },
  balance: { en: 'Balance', ar: 'المبلغ المتبقي' },
  paidUp: { en: 'Everything is paid.', ar: 'المبلغ مسدد بالكامل.' },
  advanceInvoice: { en: 'Advance tax invoice', ar: 'فاتورة ضريبية عن الدفعة المقدمة' },
  eInvoice: { en: 'E-invoice (XML)', ar: 'الفاتورة الإلكترونية (XML)' },
  finalInvoice: { en: 'Final tax invoice', ar: 'الفاتورة الضريبية النهائية' },
  receipt: { en: 'Receipt', ar: 'إيصال' },
  fetching: { en: 'Fetching', ar: 'جارٍ التنزيل' },
  onCredit: { en: 'On your credit account', ar: 'على حسابك الائتماني' },
  onTheirCredit: { en: 'On the customer’s credit account', ar: 'على الحساب الائتماني للعميل' },
  opening: { en: 'Opening the payment page', ar: 'جارٍ فتح صفحة الدفع' },
  download: { en: 'Download {name}', ar: 'تنزيل {name}' },
})

export const moneyBackText = texts({
  refund: { en: 'Refund', ar: 'مبلغ مسترد' },
  refundOnWay: { en: 'Refund in progress', ar: 'مبلغ مسترد قيد التحويل' },
  fee: { en: 'Cancellation fee', ar: 'رسوم الإلغاء' },
  compensation: { en: 'Compensation', ar: 'تعويض' },
  creditNote: { en: 'Credit note', ar: 'إشعار دائن' },
})
