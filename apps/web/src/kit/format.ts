// The only formatter: every value, date and time a person reads is written here, in Dubai time and Latin digits.
import { countedUpTo } from '@marsa/model/kit/paging.ts'
import { say, texts, type Lang } from '@marsa/model/kit/text.ts'

const zone = 'Asia/Dubai'
const locales: Record<Lang, string> = { en: 'en-AE', ar: 'ar-AE' }
const gap = '\u00a0'

const words = texts({
  dirham: { en: 'AED', ar: 'د.إ' },
  kilogram: { en: '{value}\u00a0kg', ar: '{value}\u00a0كغم' },
  celsius: { en: '{value} °C', ar: '{value} °م' },
  cubicMetre: { en: '{value}\u00a0m³', ar: '{value}\u00a0م³' },
  hours: {
    en: { one: '{count}\u00a0hour', other: '{count}\u00a0hours' },
    ar: {
      zero: '{count} ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
  },
  days: {
    en: { one: '{count}\u00a0day', other: '{count}\u00a0days' },
    ar: {
      zero: '{count} يوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  bytes: { en: '{value}\u00a0bytes', ar: '{value}\u00a0بايت' },
  kilobytes: { en: '{value}\u00a0KB', ar: '{value}\u00a0ك.ب' },
  megabytes: { en: '{value}\u00a0MB', ar: '{value}\u00a0ميغابايت' },
  moment: { en: '{date}, {time}', ar: '{date}، {time}' },
  range: { en: '{from}–{to}', ar: 'من {from} إلى {to}' },
})

/** Removes the hidden direction marks Intl adds; `<bdi>` does their work on a page, and in a file they are noise. */
export const plain = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')

const kept = <Value>(make: (key: string) => Value) => {
  const made = new Map<string, Value>()
  return (key: string): Value => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

const numbers = kept((key) => {
  const [lang, least, most] = key.split(' ')
  return new Intl.NumberFormat(locales[lang as Lang], {
    minimumFractionDigits: Number(least),
    maximumFractionDigits: Number(most),
  })
})

/** A number with thousands marks: `number('1234.5', 'en')` is "1,234.5". Decimal strings stay exact. */
export const number = (value: number | bigint | string, lang: Lang, decimals?: number): string =>
  plain(numbers(`${lang} ${decimals ?? 0} ${decimals ?? 3}`).format(value as number))

/** How many rows a list has, as it knows them: "1,000+" where it has counted no further. */
export const counted = (total: number, lang: Lang): string =>
  total > countedUpTo ? `${number(countedUpTo, lang)}+` : number(total, lang)

/** A share written with a percent sign: `percent(0.05, 'en')` is "5%". Print it inside `<bdi dir="ltr">`. */
export const percent = (share: number, lang: Lang, decimals = 1): string =>
  `${number(Math.round(share * 100 * 10 ** decimals) / 10 ** decimals, lang)}%`

/** The two parts of an amount, for layouts that set the currency smaller than the figure. */
export const moneyParts = (wire: string, currency: string, lang: Lang): { amount: string; unit: string } => ({
  amount: number(wire, lang, Math.max(2, wire.split('.')[1]?.length ?? 0)),
  unit: currency === 'AED' ? say(lang, words.dirham) : currency,
})

/** An amount from its wire string: "AED 9,627.75", in Arabic "9,627.75 د.إ"; the space never breaks. */
export const money = (wire: string, currency: string, lang: Lang): string => {
  const { amount, unit } = moneyParts(wire, currency, lang)
  return lang === 'en' ? `${unit}${gap}${amount}` : `${amount}${gap}${unit}`
}

/** "650–1,150" in English, "من 650 إلى 1,150" in Arabic, where a dash between figures reads backwards. */
export const range = (from: string, to: string, lang: Lang): string => say(lang, words.range, { from, to })

const inDirhams = (text: string, lang: Lang): string => {
  const unit = say(lang, words.dirham)
  return lang === 'en' ? `${unit}${gap}${text}` : `${text}${gap}${unit}`
}

/** Whole dirhams from a wire string without fils: "AED 9,628". */
const wholeDirhams = (wire: string, lang: Lang): string => inDirhams(number(parseInt(wire, 10), lang), lang)

/** "AED 8,071–10,036", one amount where both are the same. */
export const dirhamRange = (low: string, high: string, lang: Lang): string => {
  const [from, to] = [low, high].map((wire) => number(parseInt(wire, 10), lang)) as [string, string]
  return inDirhams(low === high ? to : range(from, to, lang), lang)
}

const dates = kept((key) => {
  const [lang, timeZone, parts] = key.split(' ')
  const options: Record<string, Intl.DateTimeFormatOptions> = {
    full: { day: 'numeric', month: 'short', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
    weekday: { weekday: 'long' },
    month: { month: 'short' },
    time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }
  return new Intl.DateTimeFormat(locales[lang as Lang], { ...options[parts!], timeZone: timeZone! })
})

// A calendar day or a wall-clock time has no zone: it is read and written in UTC so that it never moves.
const wallClock = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/
const pick = (value: string | Date, lang: Lang, parts: string): string => {
  const wall = typeof value === 'string' && wallClock.test(value)
  const at = wall ? new Date(value.includes('T') ? `${value}Z` : `${value}T00:00Z`) : new Date(value)
  return plain(dates(`${lang} ${wall ? 'UTC' : zone} ${parts}`).format(at))
}

/** "1 Dec 2026" from an instant, a calendar day or a wall-clock text. */
export const date = (value: string | Date, lang: Lang): string => pick(value, lang, 'full')

/** How a sentence that the model makes writes its dirhams, amounts, figures and days. */
export const writingIn = (lang: Lang) => ({
  dirhams: (wire: string) => wholeDirhams(wire, lang),
  money: (wire: string) => money(wire, 'AED', lang),
  figure: (decimal: string) => number(decimal, lang),
  day: (day: string) => date(day, lang),
})

/** "1 Dec", where the year is plain from what stands around it. */
export const dayMonth = (value: string | Date, lang: Lang): string => pick(value, lang, 'short')

/** "Tuesday". */
export const weekday = (value: string | Date, lang: Lang): string => pick(value, lang, 'weekday')

/** "Nov", of a calendar day. */
export const monthName = (value: string | Date, lang: Lang): string => pick(value, lang, 'month')

/** "06:40", 24 hours, Dubai. */
export const time = (value: string | Date, lang: Lang): string => pick(value, lang, 'time')

/** "1 Dec 2026, 06:40". */
export const dateTime = (value: string | Date, lang: Lang): string =>
  say(lang, words.moment, { date: date(value, lang), time: time(value, lang) })

/** "1 Dec, 06:40", where the year is plain. */
export const dayTime = (value: string | Date, lang: Lang): string =>
  say(lang, words.moment, { date: dayMonth(value, lang), time: time(value, lang) })

const week = 604_800_000

/** "Monday 08:30", for a deadline within days of `now`; beyond them, after long holidays, with its date. */
export const weekdayTime = (value: string | Date, lang: Lang, now: Date): string =>
  new Date(value).getTime() - now.getTime() < week
    ? `${weekday(value, lang)} ${time(value, lang)}`
    : dateTime(value, lang)

const steps: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]
const relatives = kept((lang) => new Intl.RelativeTimeFormat(locales[lang as Lang], { numeric: 'auto' }))

/** "in 9 days", "3 hours ago", measured from `now`, in the largest unit that fits. */
export const relative = (value: string | Date, now: Date, lang: Lang): string => {
  const distance = new Date(value).getTime() - now.getTime()
  const [unit, ms] = steps.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000]
  return plain(relatives(lang).format(Math.trunc(distance / ms), unit))
}

/** Time left as a clock: "09:45", "2:09:45" from an hour on; never below zero. */
export const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const tail = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/** "11,480 kg". */
export const weight = (kilograms: number | string, lang: Lang): string =>
  say(lang, words.kilogram, { value: number(kilograms, lang) })

/** "-18 °C". */
export const temperature = (celsius: number | string, lang: Lang): string =>
  say(lang, words.celsius, { value: number(celsius, lang) })

/** "2 hours". */
export const hours = (count: number, lang: Lang): string => say(lang, words.hours, { count })

/** "7 days". */
export const days = (count: number, lang: Lang): string => say(lang, words.days, { count })

/** "67.2 m³". */
export const volume = (cubicMetres: number | string, lang: Lang): string =>
  say(lang, words.cubicMetre, { value: number(cubicMetres, lang) })

/** "64 KB", "2.4 MB". */
export const fileSize = (bytes: number, lang: Lang): string => {
  if (bytes < 1000) return say(lang, words.bytes, { value: number(bytes, lang) })
  if (bytes < 1_000_000) return say(lang, words.kilobytes, { value: number(Math.round(bytes / 1000), lang) })
  return say(lang, words.megabytes, { value: number(Math.round(bytes / 100_000) / 10, lang) })
}
