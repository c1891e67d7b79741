// A day as it is written for people.
import type { Lang } from './text.ts'

const locales: Record<Lang, string> = { en: 'en-AE', ar: 'ar-AE' }
/** Some engines put marks of direction into a date. */
const hiddenMarks = /[\u200e\u200f\u061c]/g

/** "1 Nov 2026" of 2026-11-01. */
export const dayWords = (lang: Lang, day: string): string =>
  new Date(`${day}T00:00Z`)
    .toLocaleDateString(locales[lang], { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
    .replace(hiddenMarks, '')
