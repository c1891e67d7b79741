// The shipment that the landing page shows as an example, and that its number leads to while no real cargo bears it.
import { addDays } from '../kit/day.ts'
import { texts } from '../kit/text.ts'

/** Days of the whole voyage, and how many of them are over. */
export const exampleShipment = {
  container: 'CSQU3054383',
  days: 19,
  sailed: 12,
  from: { en: 'Shanghai', ar: 'شنغهاي' },
  to: { en: 'Jebel Ali', ar: 'جبل علي' },
} as const

export const exampleLeft: number = exampleShipment.days - exampleShipment.sailed

/** The days on which it left and will arrive, for a reader of today. */
export const exampleDays = (today: string): { departed: string; arrives: string } => ({
  departed: addDays(today, -exampleShipment.sailed),
  arrives: addDays(today, exampleLeft),
})

export const exampleText = texts({
  note: { en: 'An example, not a real shipment.', ar: 'هذا مثال للتوضيح وليس شحنة حقيقية.' },
  left: { en: 'in {days} days', ar: 'بعد {days} أيام' },
  line: {
    en: 'Example: from {from}, {days} days, on time',
    ar: 'مثال: من {from}، {days} يومًا، في الموعد',
  },
})
