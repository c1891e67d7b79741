// What stands in the tab of the browser: the page, and whose it is.
import { say, texts, type Lang } from '../kit/text.ts'

const words = texts({ tab: { en: '{title} · Marsa', ar: '{title} · مرسى' } })

export const pageTitle = (lang: Lang, title: string): string => say(lang, words.tab, { title })

/** A pattern of addresses below the language, and the title of the page there; the first that fits holds. */
export type AddressTitle = { pattern: string } & Record<Lang, string>

/** Below `dist`, where the build leaves the titles for the server. */
export const titlesFile = 'app-titles.json'
