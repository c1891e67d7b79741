// The states of a parcel by the waybill number in the address; a number with a wrong digit is never asked for.
import { isBeforeScan } from '@marsa/model/express/shipments/shipment-machine.ts'
import { eventName, publicEvents, stateName } from '@marsa/model/express/shipments/shipment-status.ts'
import type { TrackedShipment } from '@marsa/model/express/shipments/shipment-views.ts'
import { foldWaybill, readWaybill } from '@marsa/model/express/waybill/waybill-number.ts'
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import { parcelTrackText as t } from '../text/parcel-track.ts'
import { element, icon } from './element.ts'
import { lookUp, showAtField, when, type Answer } from './look-up.ts'

/** The open call names the number `shipmentId` (C070), the one for a solved puzzle `number`; each takes its own. */
const calls = {
  open: '/api/Express/Shipment/GetStatus',
  solved: '/api/Express/Shipment/TrackSolved',
  puzzle: 'express.track-captcha',
}

const button = (words: string, onClick: () => void): HTMLElement => {
  const made = element('button', { type: 'button', class: 'btn btn-s' }, words)
  made.addEventListener('click', onClick)
  return made
}

const share = async (lang: Lang, said: HTMLElement): Promise<void> => {
  const url = location.href
  // Where the device has no way to share, the address is copied.
  if (navigator.share) return navigator.share({ url, title: document.title }).catch(() => undefined)
  await navigator.clipboard.writeText(url)
  said.textContent = say(lang, t.copied)
}

const card = (lang: Lang, { awbNumber, status, events }: TrackedShipment): HTMLElement => {
  const said = element('span', { role: 'status', class: 'cap muted' })
  return element(
    'section',
    { class: 'card card-b stack g5' },
    element(
      'div',
      { class: 'row between wrap' },
      element('h2', {}, element('bdi', { dir: 'ltr', class: 'ref' }, awbNumber)),
      element('span', { class: 'badge b-transit' }, stateName(lang, status, true)),
    ),
    isBeforeScan(status) ? element('p', { class: 'muted' }, say(lang, t.pendingText)) : undefined,
    element(
      'ol',
      { class: 'tl' },
      ...publicEvents(events).map((event) =>
        element(
          'li',
          {},
          element('span', { class: 'pt' }, icon('check')),
          element(
            'div',
            {},
            element('b', {}, eventName(lang, event, true)),
            event.place ? element('p', {}, event.place) : undefined,
          ),
          element('span', { class: 'when' }, when(lang, event.at)),
        ),
      ),
    ),
    element(
      'div',
      { class: 'row wrap g2' },
      button(say(lang, t.print), () => print()),
      button(say(lang, t.share), () => void share(lang, said)),
      said,
    ),
  )
}

const refusal = (lang: Lang, { status }: Answer<TrackedShipment>, again: () => void): HTMLElement => {
  if (status === 429) return element('div', { class: 'banner bn-att' }, say(lang, t.tooMany))
  const words = say(lang, status === undefined ? t.offline : t.failed)
  return element(
    'div',
    { class: 'banner bn-err' },
    element('div', { class: 'stack g3' }, words, button(say(lang, t.again), again)),
  )
}

/** Says at the field what is wrong with a number before it is sent; the parcel of an earlier one does not stay below. */
const watch = (lang: Lang, input: HTMLInputElement, place: HTMLElement): void => {
  input.form!.addEventListener('submit', (event) => {
    const isRight = readWaybill(input.value) !== undefined
    showAtField(input, isRight ? undefined : say(lang, t.wrong))
    if (isRight) input.value = foldWaybill(input.value)
    else {
      event.preventDefault()
      place.replaceChildren()
    }
  })
  input.addEventListener('input', () => input.hasAttribute('aria-invalid') && showAtField(input, undefined))
}

const look = async (place: HTMLElement, lang: Lang, input: HTMLInputElement): Promise<void> => {
  const asked = new URLSearchParams(location.search).get('number') ?? ''
  if (asked.trim() === '') return
  const number = readWaybill(asked)
  input.value = number ?? asked
  if (!number) return showAtField(input, say(lang, t.wrong))
  const wait = (words: string) => place.replaceChildren(element('p', { class: 'muted' }, words))
  wait(say(lang, t.searching))
  const answer = await lookUp<TrackedShipment>(
    lang,
    calls,
    { shipmentId: number },
    () => wait(say(lang, t.checking)),
    { number },
  )
  const { status, found, refused } = answer
  const isWrong = status === 404 || status === 422
  showAtField(
    input,
    isWrong ? (refused?.fieldErrors?.[0]?.message ?? refused?.errorMessage ?? '') : undefined,
  )
  if (isWrong) place.replaceChildren()
  else
    place.replaceChildren(
      found ? card(lang, found) : refusal(lang, answer, () => void look(place, lang, input)),
    )
}

export const openParcelTrack = (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  const input = document.querySelector<HTMLInputElement>('#number')!
  watch(lang, input, place)
  return look(place, lang, input)
}
