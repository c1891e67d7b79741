// The words of the public pages that more than one file needs: address, phone and languages.
import type { Lang } from '@marsa/model/kit/text.ts'
import { builtSupport, phoneAddress } from '@marsa/model/site/facts.ts'

/** Spoken for people in an invented number; the digits spell MARSA on a phone. */
export const supportPhone = { shown: builtSupport.phone, href: phoneAddress(builtSupport.phone) }
export const supportMail = builtSupport.email
export const languageName: Record<Lang, string> = { en: 'English', ar: 'العربية' }
export const otherLanguage: Record<Lang, Lang> = { en: 'ar', ar: 'en' }
