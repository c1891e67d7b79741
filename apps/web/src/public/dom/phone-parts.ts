// What the pages of drivers and couriers are drawn of: a picture, a button that does what stands now, lines, words and numbers.
import { giveActs } from '../../kit/phone/redraw.ts'
import { element, type Child } from './element.ts'

/** A picture that stands in the page under this name; each page says which names it has. */
export const symbolOf = (name: string): Element => {
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

/** A sheet over the page, gone once it is closed. */
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
