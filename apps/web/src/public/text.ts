// The words of the public pages that more than one file needs: address, phone and languages.
import type { Lang } from '@marsa/model/kit/text.ts'

/** Spoken for people in an invented number; the digits spell MARSA on a phone. */
export const supportPhone = { shown: '800 62772', href: 'tel:80062772' }
export const supportMail = 'help@marsa.example'
export const languageName: Record<Lang, string> = { en: 'English', ar: 'العربية' }
export const otherLanguage: Record<Lang, Lang> = { en: 'ar', ar: 'en' }
