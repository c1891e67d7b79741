// The small parts that the courier's page is made of.
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { asLang, say as sayIn, type Lang, type TextParams, type TextRow } from '@marsa/model/kit/text.ts'
import { element } from '../../public/dom/element.ts'
import { symbolOf } from '../../public/dom/phone-parts.ts'
import type { Pictogram } from './pictograms.ts'

export { element }

export const language = (): Lang => asLang(document.documentElement.lang)
export const sayRow = (row: TextRow, values: TextParams = {}): string => sayIn(language(), row, values)
export const say = (word: keyof typeof courierText, values: TextParams = {}): string =>
  sayRow(courierText[word], values)

export { button, line, ltr, sheetOf, typed } from '../../public/dom/phone-parts.ts'

export const picture: (name: Pictogram) => Element = symbolOf

/** As it is read aloud: grouped for people, never for the field. */
export const amountOf = (fils: bigint): string => {
  const grouped = toWire(fils).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
  return language() === 'ar' ? `${grouped} د.إ` : `AED ${grouped}`
}

/** "08:00" in the Emirates' time; Latin digits in both languages, as on labels. */
export const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(`${language() === 'ar' ? 'ar' : 'en-GB'}-u-nu-latn`, {
    timeZone: 'Asia/Dubai',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))
