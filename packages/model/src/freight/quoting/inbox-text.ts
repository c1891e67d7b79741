// Words of the filters, the columns and the order of an agent's list of requests.
import { texts } from '../../kit/text.ts'
import type { Due } from './inbox.ts'

export const inboxText = texts({
  filters: { en: 'More filters', ar: 'عوامل تصفية أخرى' },
  show: { en: 'Show', ar: 'عرض' },
  mode: { en: 'Transport', ar: 'النقل' },
  any: { en: 'Any', ar: 'الكل' },
  sea: { en: 'Sea', ar: 'بحري' },
  air: { en: 'Air', ar: 'جوي' },
  origin: { en: 'Origin', ar: 'المنشأ' },
  destination: { en: 'Destination', ar: 'الوجهة' },
  fromEnd: { en: 'From: {place}', ar: 'من: {place}' },
  toEnd: { en: 'To: {place}', ar: 'إلى: {place}' },
  anywhere: { en: 'Anywhere', ar: 'أي مكان' },
  due: { en: 'Answer due', ar: 'مهلة الرد' },
  dangerous: { en: 'Dangerous goods', ar: 'مواد خطرة' },
  reefer: { en: 'Refrigerated container', ar: 'حاوية مبردة' },
  declined: { en: 'Declined by you', ar: 'اعتذرت عن تقديم عرض لها' },
  weight: { en: 'Weight', ar: 'الوزن' },
  volume: { en: 'Volume', ar: 'الحجم' },
  ready: { en: 'Ready', ar: 'جاهزة من' },
  chargeable: { en: 'chargeable {weight}', ar: 'المحتسب للأجرة {weight}' },
})

export const dueText = texts({
  today: { en: 'Due today', ar: 'تنتهي مهلتها اليوم' },
  week: { en: 'Due this week', ar: 'تنتهي مهلتها هذا الأسبوع' },
} satisfies Record<Due, object>)

/** From a menu, where there are no headings to press. */
export const inboxSortText = texts({
  ready: { en: 'Ready first', ar: 'الأقرب جاهزية أولًا' },
  '-weight': { en: 'Heaviest first', ar: 'الأثقل أولًا' },
  weight: { en: 'Lightest first', ar: 'الأخف أولًا' },
  '-volume': { en: 'Largest volume first', ar: 'الأكبر حجمًا أولًا' },
  volume: { en: 'Smallest volume first', ar: 'الأصغر حجمًا أولًا' },
})
