// A value of a setting in words: numbers with their unit, ranges, times of a week.
import type { WorkCalendar } from '@marsa/model/kit/day.ts'
import type { SettingRow } from '@marsa/model/settings/setting.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { useLang } from '../../../kit/direction.tsx'
import { date, number } from '../../../kit/format.ts'
import { settingsText as words, unitText } from '../text.ts'

type Week = WorkCalendar['week']

/** A Sunday, from which the names of the days are counted. */
const sunday = Date.UTC(2026, 10, 22)

/** The name of a weekday, 0 is Sunday. */
export const dayName = (lang: Lang, day: number, form: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-GB', { weekday: form, timeZone: 'UTC' }).format(
    sunday + day * 86_400_000,
  )

/** Minutes from midnight as 08:00. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const weekLines = (lang: Lang, week: Week): string[] => {
  const lines: { days: number[]; hours: string }[] = []
  week.forEach((hours, day) => {
    const text = hours ? `${clockTime(hours[0])}–${clockTime(hours[1])}` : say(lang, words.closed)
    const last = lines.at(-1)
    if (last?.hours === text) last.days.push(day)
    else lines.push({ days: [day], hours: text })
  })
  return lines.map(({ days, hours }) => {
    const [first, last] = [days[0]!, days.at(-1)!]
    const named =
      first === last
        ? dayName(lang, first, 'short')
        : `${dayName(lang, first, 'short')} – ${dayName(lang, last, 'short')}`
    return `${named}: ${hours}`
  })
}

/** The value as lines of text. */
export const valueLines = (lang: Lang, { entry, unit }: SettingRow, value: unknown): string[] => {
  const counted = (count: number) =>
    unit ? say(lang, unitText[unit], { count, number: number(count, lang) }) : number(count, lang)
  if (value === null || value === undefined)
    return [say(lang, entry.kind === 'text' ? words.empty : words.notSet)]
  if (entry.kind === 'number') return [counted(Number(value))]
  if (entry.kind === 'range') {
    const [least, most] = value as [number, number]
    return [`${counted(least)} – ${counted(most)}`]
  }
  if (entry.kind === 'dated')
    return (value as [string | null, number | null][]).map(([day, each]) =>
      say(lang, words.valueSince, {
        value: each === null ? '' : counted(each),
        day: day === null ? '' : date(day, lang),
      }),
    )
  if (entry.kind === 'switch') return [say(lang, value === true ? words.on : words.off)]
  if (entry.kind === 'week') return weekLines(lang, value as Week)
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}

export function SettingValue({ row, value }: { row: SettingRow; value: unknown }) {
  const { lang } = useLang()
  const outside = ['phone', 'email', 'link'].includes(row.entry.kind) && value !== null
  return valueLines(lang, row, value).map((line) => (
    <span key={line} className="set-line">
      {outside ? <bdi dir="ltr">{line}</bdi> : <bdi>{line}</bdi>}
    </span>
  ))
}
