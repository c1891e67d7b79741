// The small parts that the driver's page is made of.
import type { Lang } from '@marsa/model/kit/text.ts'
import {
  closestLang,
  driverLanguages,
  driverWord,
  type DriverLang,
  type DriverWord,
} from '@marsa/model/trucks/road/driver-text.ts'
import { element } from '../../public/dom/element.ts'
import { symbolOf } from '../../public/dom/phone-parts.ts'
import type { Pictogram } from './pictograms.ts'

export { element }

let lang: DriverLang = 'en'
export const language = (): DriverLang => lang
/** Names that exist in English and Arabic alone: Urdu reads the Arabic letters, Hindi does not. */
export const nameLanguage = (): Lang => closestLang(lang)

export const setLanguage = (chosen: DriverLang): void => {
  lang = chosen
  document.documentElement.lang = chosen
  document.documentElement.dir = driverLanguages[chosen].direction
}

export const say = (word: DriverWord, value?: string | number): string => driverWord(lang, word, value)

export { button, line, ltr, sheetOf, typed } from '../../public/dom/phone-parts.ts'

export const picture: (name: Pictogram) => Element = symbolOf

export const callLink = (number: string): HTMLElement =>
  element('a', { class: 'b act', href: `tel:${number}` }, picture('call'), say('call'))

/** "Wed 25 Nov, 08:00" in the Emirates' time; Latin digits in all languages, as on plates and papers. */
export const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(`${lang === 'en' ? 'en-GB' : lang}-u-nu-latn-ca-gregory`, {
    timeZone: 'Asia/Dubai',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))

const zeros = [0x966, 0x6f0, 0x660]
/** Digits as any of the four languages writes them. */
export const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - zeros.find((zero) => code >= zero)!)
  })
