// Texts of measured cargo on the pages of a shipment.
import { texts, type TextRow } from '../../kit/text.ts'
import type { MeasureName } from './measuring.ts'

export const measuringText = texts({
  card: { en: 'Measured cargo', ar: 'قياس البضاعة' },
  none: {
    en: 'If the cargo is larger or heavier than declared, record it here with a photo; the final quotation is based on it.',
    ar: 'إن كانت البضاعة أكبر أو أثقل مما صُرّح به، فسجّل القياس هنا مع صورة، ويُحتسب العرض النهائي على أساسه.',
  },
  record: { en: 'Record measurements', ar: 'تسجيل القياس' },
  again: { en: 'Measure again', ar: 'قياس جديد' },
  title: { en: 'What was measured', ar: 'ما تم قياسه' },
  lead: {
    en: 'In centimetres and kilograms. The customer sees it next to the declared figures.',
    ar: 'بالسنتيمتر والكيلوغرام. يظهر القياس للعميل بجانب ما صرّح به.',
  },
  file: { en: 'Photo or measuring record', ar: 'صورة أو محضر القياس' },
  fileHint: { en: '{formats}, up to {limit} MB', ar: '{formats}، حتى {limit} ميغابايت' },
  note: { en: 'Note', ar: 'ملاحظة' },
  save: { en: 'Save measurements', ar: 'حفظ القياس' },
  back: { en: 'Back', ar: 'رجوع' },
  saved: { en: 'The measurements are recorded.', ar: 'سُجّل القياس.' },
  needsFile: { en: 'Add the photo or the record first.', ar: 'أضف الصورة أو المحضر أولًا.' },
  measure: { en: 'Measure', ar: 'القياس' },
  declared: { en: 'Declared', ar: 'المصرّح به' },
  found: { en: 'Measured', ar: 'الفعلي' },
  as: { en: 'As declared', ar: 'مطابق' },
  more: { en: '{amount} more', ar: 'زيادة {amount}' },
  less: { en: '{amount} less', ar: 'نقص {amount}' },
  unknown: { en: 'not declared', ar: 'غير مصرّح به' },
  by: { en: 'Measured by the agent on {day}.', ar: 'قاسها الوكيل بتاريخ {day}.' },
  proof: { en: 'Open the record', ar: 'فتح المحضر' },
  reason: { en: 'As measured on {day}', ar: 'حسب القياس بتاريخ {day}' },
})

export const measureNames = texts({
  cbm: { en: 'Volume, m³', ar: 'الحجم، م³' },
  grossKg: { en: 'Gross weight, kg', ar: 'الوزن الإجمالي، كغم' },
  revenue: { en: 'Revenue tons (W/M)', ar: 'طن الأجرة (وزنًا أو حجمًا)' },
  chargeable: { en: 'Chargeable weight, kg', ar: 'الوزن المحتسب للأجرة، كغم' },
} satisfies Record<MeasureName, TextRow>)
