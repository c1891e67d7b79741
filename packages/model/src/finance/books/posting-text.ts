// What each kind of posting is, as people read it.
import { texts, type Lang, type TextRow } from '../../kit/text.ts'

export const postingText = texts({
  'payment.down': { en: 'Down payment by card', ar: 'دفعة مقدمة بالبطاقة' },
  'payment.final': { en: 'Final payment by card', ar: 'دفعة نهائية بالبطاقة' },
  'payment.full': { en: 'Payment in full by card', ar: 'سداد كامل بالبطاقة' },
  'payment.unapplied': { en: 'Payment that could not be applied', ar: 'دفعة تعذّر تخصيصها' },
  'payment.suspense': { en: 'Payment under review', ar: 'دفعة قيد المراجعة' },
  'refund.requested': { en: 'Refund requested', ar: 'طلب رد مبلغ' },
  'refund.settled': { en: 'Refund paid', ar: 'تم رد المبلغ' },
  settlement: { en: 'Supply completed, owed to the agent', ar: 'اكتمال الخدمة واستحقاق الوكيل' },
  'cancellation.fee': { en: 'Cancellation fee', ar: 'رسوم إلغاء' },
  reversal: { en: 'Reversal', ar: 'قيد عكسي' },
  'credit.confirmed': { en: 'Booked on credit', ar: 'حجز على الائتمان' },
  'credit.extra': { en: 'Extra charges on credit', ar: 'رسوم إضافية على الائتمان' },
  'credit.reduced': { en: 'Booking on credit reduced', ar: 'تخفيض حجز على الائتمان' },
  'credit.released': { en: 'Credit released', ar: 'تحرير ائتمان' },
  'credit.compensated': { en: 'Compensation on credit', ar: 'تعويض على الائتمان' },
  'credit.noted': { en: 'Credit note', ar: 'إشعار دائن' },
  'credit.repaid': { en: 'Credit repaid', ar: 'سداد ائتمان' },
  'credit.refunded': { en: 'Overpayment refunded', ar: 'رد مبلغ زائد' },
  'credit.writtenoff': { en: 'Debt written off', ar: 'شطب دين' },
  'credit.recovered': { en: 'Written-off debt recovered', ar: 'تحصيل دين مشطوب' },
  'receipt.unmatched': { en: 'Money of an unknown payer', ar: 'مبلغ من دافع غير معروف' },
  'receipt.matched': { en: 'Money matched to its payer', ar: 'مطابقة مبلغ مع دافعه' },
  'sale.vat': { en: 'Output VAT of a sale', ar: 'ضريبة مخرجات عن بيع' },
  'sale.revenue': { en: 'Sale earned', ar: 'تحقق إيراد' },
  'carrier.cost': { en: 'Cost of a carrier', ar: 'تكلفة شركة نقل' },
  'bundle.bought': { en: 'Bundle bought', ar: 'شراء باقة' },
  'bundle.consumed': { en: 'Bundle credits used', ar: 'استخدام رصيد باقة' },
  'bundle.expired': { en: 'Bundle credits expired', ar: 'انتهاء رصيد باقة' },
  'bundle.returned': { en: 'Bundle credits returned', ar: 'إعادة رصيد باقة' },
  'wallet.spent': { en: 'Paid from a wallet', ar: 'دفع من محفظة' },
  'wallet.refund': { en: 'Refund to a wallet', ar: 'رد إلى محفظة' },
  'wallet.cod': { en: 'Cash on delivery credited', ar: 'إيداع مبلغ الدفع عند الاستلام' },
  'wallet.claim': { en: 'Compensation to a wallet', ar: 'تعويض إلى محفظة' },
  'wallet.reversed': { en: 'Credit to a wallet reversed', ar: 'عكس إيداع في محفظة' },
  'wallet.adjustment': { en: 'Correction of a wallet', ar: 'تصحيح محفظة' },
  'wallet.correction': { en: 'Correction of a wallet', ar: 'تصحيح محفظة' },
  'wallet.payout': { en: 'Payout requested', ar: 'طلب تحويل' },
  'wallet.returned': { en: 'Payout returned by the bank', ar: 'تحويل أعاده البنك' },
  'cod.collected': { en: 'Cash collected at the door', ar: 'تحصيل نقدي عند التسليم' },
} satisfies Record<string, TextRow>)

/** A kind that has no words yet stays as the books write it. */
export const postingName = (lang: Lang, posting: string): string =>
  (postingText as Record<string, { en: string; ar: string } | undefined>)[posting]?.[lang] ?? posting
