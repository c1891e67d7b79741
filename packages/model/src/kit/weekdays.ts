// The days of the week, 0 is Sunday: in the order in which the week is written, and by name.
import type { Lang } from './text.ts'

/** From Monday, as the week begins in the Emirates; Sunday comes last. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const

const locales: Record<Lang, string> = { en: 'en-AE', ar: 'ar-AE' }

/** 2 August 2026 is a Sunday: the days after it give every weekday its name. */
export const weekdayName = (lang: Lang, weekday: number, form: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locales[lang], { weekday: form, timeZone: 'UTC' }).format(
    Date.UTC(2026, 7, 2 + weekday),
  )
