// What a change of a booking is about, in a few words, for messages and the history of the booking.
import { comma, say, texts, type Lang } from '../../kit/text.ts'
import type { Change } from './change.ts'

export const changePartText = texts({
  drop: {
    en: { one: 'one truck fewer', other: '{count} trucks fewer' },
    ar: {
      zero: 'دون تقليل الشاحنات',
      one: 'شاحنة أقل',
      two: 'شاحنتان أقل',
      few: '{count} شاحنات أقل',
      many: '{count} شاحنة أقل',
      other: '{count} شاحنة أقل',
    },
  },
  weight: { en: 'a different weight', ar: 'وزن آخر' },
  dates: { en: 'different dates', ar: 'مواعيد أخرى' },
  pickup: { en: 'a different pickup place', ar: 'مكان تحميل آخر' },
  dropoff: { en: 'a different drop-off place', ar: 'مكان تسليم آخر' },
  type: { en: 'a different truck type', ar: 'نوع شاحنة آخر' },
  price: { en: 'a different price', ar: 'سعر آخر' },
})

const partsIn = (lang: Lang, change: Change): string =>
  [
    change.drop.length > 0 && say(lang, changePartText.drop, { count: change.drop.length }),
    change.weightKg !== null && say(lang, changePartText.weight),
    (change.proposedPickup ?? change.proposedDelivery) !== null && say(lang, changePartText.dates),
    change.pickup && say(lang, changePartText.pickup),
    change.dropoff && say(lang, changePartText.dropoff),
    (change.truckType ?? change.subType) && say(lang, changePartText.type),
    change.rates.length > 0 && say(lang, changePartText.price),
  ]
    .filter(Boolean)
    .join(comma(lang))

/** "one truck fewer, different dates". */
export const changeWords = (change: Change): { en: string; ar: string } => ({
  en: partsIn('en', change),
  ar: partsIn('ar', change),
})
