// A value of a setting in words: numbers with their unit, ranges, times of a week; for pages, files and messages.
import { clockOf } from '../kit/wall-clock.ts'
import type { WorkCalendar } from '../kit/day.ts'
import { dayWords } from '../kit/day-words.ts'
import { comma, say, texts, type Lang } from '../kit/text.ts'
import { weekdayName } from '../kit/weekdays.ts'
import type { SettingRow } from './setting.ts'

const words = texts({
  notSet: { en: 'Set at installation', ar: 'كما حُدد عند التشغيل' },
  on: { en: 'On', ar: 'مفعّل' },
  off: { en: 'Off', ar: 'غير مفعّل' },
  empty: { en: 'Empty', ar: 'فارغ' },
  valueSince: { en: '{value} from {day}', ar: '{value} اعتبارًا من {day}' },
  closed: { en: 'Closed', ar: 'مغلق' },
  range: { en: '{from}–{to}', ar: 'من {from} إلى {to}' },
})

const plain = (en: string, ar: string) => ({ en, ar })

const unitText = texts({
  minutes: {
    en: { one: '{number} minute', other: '{number} minutes' },
    ar: {
      zero: '{number} دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{number} دقائق',
      many: '{number} دقيقة',
      other: '{number} دقيقة',
    },
  },
  hours: {
    en: { one: '{number} hour', other: '{number} hours' },
    ar: {
      zero: '{number} ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '{number} ساعات',
      many: '{number} ساعة',
      other: '{number} ساعة',
    },
  },
  days: {
    en: { one: '{number} day', other: '{number} days' },
    ar: {
      zero: '{number} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{number} أيام',
      many: '{number} يومًا',
      other: '{number} يوم',
    },
  },
  seconds: {
    en: { one: '{number} second', other: '{number} seconds' },
    ar: {
      zero: '{number} ثانية',
      one: 'ثانية واحدة',
      two: 'ثانيتان',
      few: '{number} ثوانٍ',
      many: '{number} ثانية',
      other: '{number} ثانية',
    },
  },
  percent: plain('{number}%', '{number}٪'),
  tries: {
    en: { one: '{number} attempt', other: '{number} attempts' },
    ar: {
      zero: '{number} محاولة',
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: '{number} محاولات',
      many: '{number} محاولة',
      other: '{number} محاولة',
    },
  },
  digits: {
    en: { one: '{number} digit', other: '{number} digits' },
    ar: {
      zero: '{number} رقم',
      one: 'رقم واحد',
      two: 'رقمان',
      few: '{number} أرقام',
      many: '{number} رقمًا',
      other: '{number} رقم',
    },
  },
  dirhams: plain('AED {number}', '{number} درهم'),
  'grams-teu': plain('{number} g a TEU-km', '{number} غ لكل حاوية مكافئة-كم'),
  'grams-tonne': plain('{number} g a tonne-km', '{number} غ لكل طن-كم'),
})

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

const between = (lang: Lang, from: string, to: string): string => say(lang, words.range, { from, to })

const weekLines = (lang: Lang, week: WorkCalendar['week']): string[] => {
  const lines: { days: number[]; hours: string }[] = []
  week.forEach((hours, day) => {
    const text = hours ? between(lang, clockOf(hours[0]), clockOf(hours[1])) : say(lang, words.closed)
    const last = lines.at(-1)
    if (last?.hours === text) last.days.push(day)
    else lines.push({ days: [day], hours: text })
  })
  return lines.map(({ days, hours }) => {
    const [first, last] = [weekdayName(lang, days[0]!, 'short'), weekdayName(lang, days.at(-1)!, 'short')]
    return `${first === last ? first : `${first} – ${last}`}: ${hours}`
  })
}

/** So many of the unit of a setting. */
export const counted = (lang: Lang, { unit }: Pick<SettingRow, 'unit'>, count: number): string => {
  const number = figures.format(count)
  return unit ? say(lang, unitText[unit], { count, number }) : number
}

/** The value as lines of text. */
export const valueLines = (lang: Lang, row: SettingRow, value: unknown): string[] => {
  const { entry } = row
  if (value === null || value === undefined)
    return [say(lang, entry.kind === 'text' ? words.empty : words.notSet)]
  switch (entry.kind) {
    case 'number':
      return [counted(lang, row, Number(value))]
    case 'range': {
      const [least, most] = value as [number, number]
      return [between(lang, counted(lang, row, least), counted(lang, row, most))]
    }
    case 'dated':
      return (value as [string | null, number | null][]).map(([day, each]) =>
        say(lang, words.valueSince, {
          value: each === null ? '' : counted(lang, row, each),
          day: day === null ? '' : dayWords(lang, day),
        }),
      )
    case 'switch':
      return [say(lang, value === true ? words.on : words.off)]
    case 'choice':
      return [typeof value === 'string' ? (entry.options[value]?.[lang] ?? value) : JSON.stringify(value)]
    case 'week':
      return weekLines(lang, value as WorkCalendar['week'])
    default:
      return [typeof value === 'string' ? value : JSON.stringify(value)]
  }
}

/** The value in one line. */
export const valueInWords = (lang: Lang, row: SettingRow, value: unknown): string =>
  valueLines(lang, row, value).join(comma(lang))

/** The same in both languages, for messages. */
export const valueParam = (row: SettingRow, value: unknown): { en: string; ar: string } => ({
  en: valueInWords('en', row, value),
  ar: valueInWords('ar', row, value),
})
