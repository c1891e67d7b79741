// Days of the week with their names and hours, from Monday, as the week begins in the Emirates.
import type { Lang } from '@marsa/model/kit/text.ts'

export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const

/** 2 August 2026 is a Sunday: the days after it give every weekday its name. */
export const weekdayName = (weekday: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-AE', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 7, 2 + weekday)),
  )

const two = (part: number): string => String(part).padStart(2, '0')
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
export const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
