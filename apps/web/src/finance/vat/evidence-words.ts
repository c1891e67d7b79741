// Words of the evidence of zero rate.
import { texts } from '@marsa/model/kit/text.ts'

export const evidenceWords = texts({
  title: { en: 'Zero-rating evidence', ar: 'إثبات نسبة الصفر' },
  lead: {
    en: 'International carriage is zero-rated with a bill of lading, an air waybill or an exit document on the shipment within {days} days of the supply. Overdue: {late}. Due soon: {soon}. Without it, the supply is subject to 5% VAT: credit the invoice, with two people, and have it quoted again.',
    ar: 'يخضع النقل الدولي لنسبة الصفر إذا وُجدت في الشحنة بوليصة شحن أو بوليصة شحن جوي أو مستند خروج خلال {days} يومًا من التوريد. المتأخر: {late}. يقترب موعده: {soon}. ومن دون المستند تُستحق 5 بالمئة: يُصدر شخصان إشعارًا دائنًا عن الفاتورة ويُطلب عرض سعر جديد.',
  },
  none: {
    en: 'Every zero-rated supply has its transport document.',
    ar: 'لكل توريد خاضع لنسبة الصفر مستند نقل.',
  },
  invoice: { en: 'Tax invoice', ar: 'الفاتورة الضريبية' },
  supplier: { en: 'Supplier', ar: 'المورّد' },
  to: { en: 'to {customer}', ar: 'إلى {customer}' },
  due: { en: 'Evidence by', ar: 'آخر موعد للمستند' },
  net: { en: 'Zero-rated', ar: 'الخاضع لنسبة الصفر' },
})
