// Days of the week with their names, from Monday, as the week begins in the Emirates.
import type { Lang } from '@marsa/model/kit/text.ts'

export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const

/** 2 August 2026 is a Sunday: the days after it give every weekday its name. */
export const weekdayName = (weekday: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-AE', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 7, 2 + weekday)),
  )
