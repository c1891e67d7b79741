// Texts of what waits for a customer in storage, on their overview.
import { texts } from '@marsa/model/kit/text.ts'

export const storageNeedsText = texts({
  title: { en: 'Storage that needs you', ar: 'تخزين بانتظارك' },
  all: { en: 'All storage requests', ar: 'عرض الكل' },
  space: { en: '{size} m³', ar: '{size} م³' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  pay: { en: 'Pay', ar: 'سداد' },
  open: { en: 'Open', ar: 'فتح' },
})
