// Words of the comparison of the final quotation with the accepted one.
import { texts } from '../kit/text.ts'

export const finalChangesText = texts({
  title: { en: 'What changed since you accepted', ar: 'ما تغيّر منذ قبولك العرض' },
  titleAgent: { en: 'Final quotation against the accepted one', ar: 'العرض النهائي مقارنةً بالعرض المقبول' },
  charge: { en: 'Charge', ar: 'الرسم' },
  accepted: { en: 'Accepted', ar: 'المقبول' },
  final: { en: 'Final', ar: 'النهائي' },
  difference: { en: 'Difference', ar: 'الفرق' },
  vat: { en: 'VAT on the difference', ar: 'ضريبة الفرق' },
  reason: { en: 'Reason', ar: 'السبب' },
  added: { en: 'Added', ar: 'أُضيف' },
  removed: { en: 'Left out', ar: 'حُذف' },
  nothing: { en: 'No charge has changed.', ar: 'لم يتغيّر أي رسم.' },
  same: {
    en: { one: 'One charge stayed the same.', other: '{count} charges stayed the same.' },
    ar: {
      zero: 'لم يبقَ أي رسم على حاله.',
      one: 'بقي رسم واحد على حاله.',
      two: 'بقي رسمان على حالهما.',
      few: 'بقيت {count} رسوم على حالها.',
      many: 'بقي {count} رسمًا على حاله.',
      other: 'بقي {count} رسم على حاله.',
    },
  },
  acceptedTotal: { en: 'Accepted quotation, with VAT', ar: 'العرض المقبول شامل الضريبة' },
  change: { en: 'Change since acceptance, with VAT', ar: 'الفرق منذ القبول شامل الضريبة' },
  finalTotal: { en: 'Final quotation, with VAT', ar: 'العرض النهائي شامل الضريبة' },
  paid: { en: 'Paid so far', ar: 'المدفوع حتى الآن' },
  posted: { en: 'Posted on {time}. Charges before VAT.', ar: 'صدر في {time}. المبالغ قبل الضريبة.' },
  remarks: { en: 'Remarks of the agent', ar: 'ملاحظات الوكيل' },
  file: { en: 'Open the final quotation', ar: 'فتح العرض النهائي' },
})
