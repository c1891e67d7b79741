// The answer of the status look-up: asks the API for the quotation number in the address and lists the steps of the goods.
import { latinDigits } from '@marsa/model/kit/id.ts'
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import { goodsText, goodsWords } from '@marsa/model/warehouse/text.ts'
import type { TrackedStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { element, icon } from '../dom/element.ts'
import { lookUp, showAtField, when, type Answer } from '../dom/look-up.ts'
import { storageStatusText as t } from '../text/space.ts'

const calls = {
  open: '/api/GetQuotationStatus',
  solved: '/api/Warehouse/TrackSolved',
  puzzle: 'warehouse.track-captcha',
}

const stepText = (lang: Lang, code: string, { isBrought }: TrackedStorage): string | undefined =>
  Object.hasOwn(goodsText, code) ? goodsWords(code as keyof typeof goodsText, isBrought)[lang] : undefined

const stepsOf = (lang: Lang, tracked: TrackedStorage): HTMLElement => {
  const steps = tracked.events.flatMap(({ code, at }) => {
    const words = stepText(lang, code, tracked)
    return words ? [{ words, at }] : []
  })
  if (steps.length === 0) return element('p', { class: 'muted' }, say(lang, t.noEvents))
  return element(
    'ol',
    { class: 'tl' },
    ...steps.map(({ words, at }) =>
      element(
        'li',
        {},
        element('span', { class: 'pt' }, icon('check')),
        element('div', {}, element('b', {}, words)),
        element('span', { class: 'when' }, when(lang, at)),
      ),
    ),
  )
}

const statusCard = (lang: Lang, tracked: TrackedStorage): HTMLElement => {
  const status = stepText(lang, tracked.trackingStatus, tracked)
  return element(
    'section',
    { class: 'card card-b stack g5' },
    element(
      'div',
      { class: 'row between wrap' },
      element('h2', {}, element('bdi', { dir: 'ltr', class: 'ref' }, tracked.quotationNo)),
      status ? element('span', { class: 'badge b-transit' }, status) : undefined,
    ),
    stepsOf(lang, tracked),
  )
}

/** Why there is nothing to show, with the way to ask once more where that can help. */
const refusal = (lang: Lang, { status }: Answer<TrackedStorage>, again: () => void): HTMLElement => {
  if (status === 429) return element('div', { class: 'banner bn-att' }, say(lang, t.tooMany))
  const button = element('button', { type: 'button', class: 'btn btn-s' }, say(lang, t.again))
  button.addEventListener('click', again)
  const words = say(lang, status === undefined ? t.offline : t.failed)
  return element('div', { class: 'banner bn-err' }, element('div', { class: 'stack g3' }, words, button))
}

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  const input = document.querySelector<HTMLInputElement>('#number')!
  const asked = new URLSearchParams(location.search).get('quotationno') ?? ''
  const number = latinDigits(asked).replace(/\s/g, '').toUpperCase()
  if (number === '') return
  input.value = number
  const wait = (words: string) => place.replaceChildren(element('p', { class: 'muted' }, words))
  wait(say(lang, t.searching, { number }))
  const answer = await lookUp<TrackedStorage>(lang, calls, { quotationno: number }, () =>
    wait(say(lang, t.checking, { number })),
  )
  const { status, found, refused } = answer
  const isWrong = status === 404 || status === 422
  showAtField(
    input,
    isWrong ? (refused?.fieldErrors?.[0]?.message ?? refused?.errorMessage ?? '') : undefined,
  )
  if (isWrong) place.replaceChildren()
  else place.replaceChildren(found ? statusCard(lang, found) : refusal(lang, answer, () => void open(place)))
}
