// The sentence under a clock: what passed, what was free, and what is charged.
import { say, texts, type CountedRow, type Lang } from '../../kit/text.ts'
import { clockParams, type Clock } from './clocks.ts'

const free = {
  en: 'Waited {spent} h of {free} free hours; nothing is charged.',
  ar: 'مدة الانتظار {spent} ساعة من {free} ساعة مجانية، ولا رسوم عليها.',
} as const

const counted = (unit: { en: [string, string]; ar: [string, string, string, string] }) =>
  ({
    en: {
      one: `Waited {spent} h, {free} h free: one started ${unit.en[0]} at AED {rate} is AED {amount}.`,
      other: `Waited {spent} h, {free} h free: {count} started ${unit.en[1]} at AED {rate} are AED {amount}.`,
    },
    ar: {
      zero: `الانتظار {spent} ساعة، منها {free} ساعة مجانية: {count} ${unit.ar[3]} بسعر {rate} درهم، والمبلغ {amount} درهم.`,
      one: `الانتظار {spent} ساعة، منها {free} ساعة مجانية: ${unit.ar[0]} بسعر {rate} درهم، والمبلغ {amount} درهم.`,
      two: `الانتظار {spent} ساعة، منها {free} ساعة مجانية: ${unit.ar[1]} بسعر {rate} درهم، والمبلغ {amount} درهم.`,
      few: `الانتظار {spent} ساعة، منها {free} ساعة مجانية: {count} ${unit.ar[2]} بسعر {rate} درهم، والمبلغ {amount} درهم.`,
      many: `الانتظار {spent} ساعة، منها {free} ساعة مجانية: {count} ${unit.ar[3]} بسعر {rate} درهم، والمبلغ {amount} درهم.`,
      other: `الانتظار {spent} ساعة، منها {free} ساعة مجانية: {count} ${unit.ar[3]} بسعر {rate} درهم، والمبلغ {amount} درهم.`,
    },
  }) satisfies CountedRow

export const clockText = texts({
  free,
  hour: counted({ en: ['hour', 'hours'], ar: ['ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة'] }),
  day: counted({ en: ['day', 'days'], ar: ['يوم واحد', 'يومان', 'أيام', 'يومًا'] }),
  capped: {
    en: 'Waited {spent} h, {free} h free: the most for one stop is charged, AED {amount}.',
    ar: 'الانتظار {spent} ساعة، منها {free} ساعة مجانية: يُحتسب الحد الأعلى للتوقف الواحد، {amount} درهم.',
  },
})

/** What a clock says, in a reader's language. */
export const clockSentence = (lang: Lang, clock: Clock): string => {
  const key = clock.units === 0 ? 'free' : clock.isCapped ? 'capped' : clock.unit
  return say(lang, clockText[key] as CountedRow, clockParams(clock))
}
