// The small parts that the courier's page is made of.
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { asLang, say as sayIn, type Lang, type TextParams, type TextRow } from '@marsa/model/kit/text.ts'
import { giveActs } from '../../kit/phone/redraw.ts'
import { element, type Child } from '../../public/dom/element.ts'
import type { Pictogram } from './pictograms.ts'

export { element }

export const language = (): Lang => asLang(document.documentElement.lang)
export const sayRow = (row: TextRow, values: TextParams = {}): string => sayIn(language(), row, values)
export const say = (word: keyof typeof courierText, values: TextParams = {}): string =>
  sayRow(courierText[word], values)

export const picture = (name: Pictogram): Element => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#p-${name}`)
  svg.append(use)
  return svg
}

export const button = (className: string, press: () => void, ...children: Child[]): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: className }, ...children) as HTMLButtonElement
  const acts = giveActs(made, { press })
  made.addEventListener('click', () => acts().press())
  return made
}

export const line = (className: string, ...children: Child[]): HTMLElement =>
  element('p', { class: className }, ...children)

/** Numbers and codes keep their direction. */
export const ltr = (text: string): HTMLElement => element('bdi', { dir: 'ltr' }, text)
/** Words that somebody typed keep the direction that they begin with. */
export const typed = (text: string): HTMLElement => element('bdi', { dir: 'auto' }, text)

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

export const sheetOf = (title: string, ...children: Child[]): HTMLDialogElement => {
  const dialog = element(
    'dialog',
    { 'aria-label': title },
    element('h2', {}, title),
    ...children,
  ) as HTMLDialogElement
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
