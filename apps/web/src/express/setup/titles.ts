// Titles of the pages by which staff run express; apart, because the route table carries them.
import { texts } from '@marsa/model/kit/text.ts'

export const setupTitles = texts({
  desk: { en: 'Parcels that need attention', ar: 'طرود تحتاج إلى متابعة' },
  home: { en: 'Your parcels', ar: 'طرودك' },
  inMenu: { en: 'Overview', ar: 'نظرة عامة' },
  figures: { en: 'Express figures', ar: 'أرقام خدمة الطرود' },
  figuresInMenu: { en: 'Figures', ar: 'الأرقام' },
  setup: { en: 'Prices and pickups', ar: 'الأسعار ومواعيد الاستلام' },
})
