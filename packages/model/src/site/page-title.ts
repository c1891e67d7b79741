// What stands in the tab of the browser: the page, and whose it is.
import { say, texts, type Lang } from '../kit/text.ts'

const words = texts({ tab: { en: '{title} · Marsa', ar: '{title} · مرسى' } })

export const pageTitle = (lang: Lang, title: string): string => say(lang, words.tab, { title })

/**
 * A pattern of addresses below the language, the title of the page there, and the files beside those of the frame and the calls
 * that it starts with; the first that fits holds.
 */
export type AppAddress = { pattern: string; files: string[]; calls: string[] } & Record<Lang, string>

/** Below `dist`, where the build leaves the addresses of the app for the server. */
export const addressesFile = 'app-addresses.json'
