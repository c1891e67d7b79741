// The boxes of the VAT return in which this business never has anything, each with the reason for its reader.
import { texts, type TextRow } from '../../kit/text.ts'

export const emptyBoxes = ['2', '5', '6', '7'] as const
export type EmptyBox = (typeof emptyBoxes)[number]

export const emptyBoxText = texts({
  2: { en: 'Tax refunds provided to tourists', ar: 'الضريبة المستردة للسياح' },
  5: { en: 'Exempt supplies', ar: 'التوريدات المعفاة' },
  6: { en: 'Goods imported into the UAE', ar: 'السلع المستوردة إلى الدولة' },
  7: { en: 'Adjustments to goods imported', ar: 'تعديلات على السلع المستوردة' },
} satisfies Record<EmptyBox, TextRow>)

export const emptyBoxReason = texts({
  2: {
    en: 'Always 0: the scheme covers goods bought by tourists, and Marsa sells only services.',
    ar: 'صفر دائمًا: يخص نظام الاسترداد سلعًا يشتريها السياح، ولا تُباع هنا إلا خدمات.',
  },
  5: {
    en: 'Always 0: carriage, storage and fees are standard-rated, zero-rated or outside the scope, never exempt.',
    ar: 'صفر دائمًا: النقل والتخزين والرسوم تخضع للنسبة الأساسية أو لنسبة الصفر أو تقع خارج النطاق، ولا تكون معفاة.',
  },
  6: {
    en: 'Always 0: customers import goods under their own tax numbers. If the authority shows an import here, change it on the return itself.',
    ar: 'صفر دائمًا: يستورد العملاء البضائع بأرقامهم الضريبية. إذا أظهرت الهيئة استيرادًا هنا فعدّله في الإقرار نفسه.',
  },
  7: {
    en: 'Always 0: it adjusts box 6, which is empty.',
    ar: 'صفر دائمًا: تُصحّح الخانة 6، وليس فيها شيء.',
  },
} satisfies Record<EmptyBox, TextRow>)
