// Adds up the space calculator: counts typed or stepped, in Latin or Arabic digits; the sum goes on into the request.
import { latinDigits } from '@marsa/model/kit/id.ts'
import { asLang, say } from '@marsa/model/kit/text.ts'
import { spaceFor } from '@marsa/model/warehouse/space.ts'
import { shell } from '../text/shell.ts'
import { spaceText as t } from '../text/space.ts'

/** Of one thing at most; all together then stay below what one request takes. */
const most = 999

/** A whole number of things; what is none, a minus or a fraction, counts as nothing. */
const countOf = (text: string): number => {
  const digits = latinDigits(text).trim()
  return /^\d+$/.test(digits) ? Math.min(Number(digits), most) : 0
}

const grouped = new Intl.NumberFormat('en')

export const open = (form: HTMLElement): void => {
  const lang = asLang(document.documentElement.lang)
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-item]')]
  const sum = form.querySelector<HTMLElement>('[data-sum]')!
  const quote = form.querySelector<HTMLAnchorElement>('[data-quote]')!
  const clear = form.querySelector<HTMLButtonElement>('[type=reset]')!
  const address = quote.getAttribute('href')!

  const add = () => {
    const counts = Object.fromEntries(inputs.map((input) => [input.dataset.item!, countOf(input.value)]))
    const size = spaceFor(counts)
    const shown = grouped.format(size)
    const words = say(lang, t.cubicMetres, { size: shown })
    // The same sum is not said twice.
    if (sum.textContent !== words) sum.textContent = words
    quote.href = size > 0 ? `${address}?cbm=${size}` : address
    quote.textContent = size > 0 ? say(lang, t.quoteFor, { size: shown }) : say(lang, shell.getQuote)
    clear.hidden = inputs.every(({ value }) => countOf(value) === 0)
  }

  form.addEventListener('input', add)
  form.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement
    input.value = String(countOf(input.value))
    add()
  })
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) target.select()
  })
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    const input = inputs.find(({ dataset }) => dataset.item === button?.dataset.of)
    if (!button || !input) return
    const next = countOf(input.value) + Number(button.dataset.step)
    input.value = String(Math.min(Math.max(next, 0), most))
    add()
  })
  form.addEventListener('reset', () => {
    inputs[0]!.focus()
    setTimeout(add)
  })
  // What the browser has kept of an earlier visit counts at once.
  add()
}
