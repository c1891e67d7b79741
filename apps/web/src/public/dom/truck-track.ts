// The stages of a truck delivery: by the token behind `#`, which no log sees, or by the booking number in the address.
import { latinDigits } from '@marsa/model/kit/id.ts'
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import type { TrackedTrucks } from '@marsa/model/trucks/share/share-endpoints.ts'
import { element, icon } from './element.ts'
import { lookUp, lookUpShared, showAtField, when, type Answer } from './look-up.ts'
import { truckTrackText as t } from '../text/truck-track.ts'

const calls = {
  open: '/api/Trucks/Track',
  solved: '/api/Trucks/TrackSolved',
  puzzle: 'trucks.track-captcha',
}

type Truck = TrackedTrucks['trucks'][number]

const stagesOf = (lang: Lang, { stages }: Truck): HTMLElement =>
  element(
    'ol',
    { class: 'tl' },
    ...stages.map(({ name, at }) =>
      element(
        'li',
        at ? {} : { class: 'todo' },
        element('span', { class: 'pt' }, at ? icon('check') : undefined),
        element('div', {}, element(at ? 'b' : 'span', at ? {} : { class: 'muted' }, name[lang])),
        at
          ? element('span', { class: 'when' }, when(lang, at))
          : element('span', { class: 'when muted' }, say(lang, t.toCome)),
      ),
    ),
  )

const truckOf = (lang: Lang, truck: Truck, isAlone: boolean): HTMLElement => {
  const { n, eta } = truck
  return element(
    'div',
    { class: 'stack g4' },
    isAlone ? undefined : element('h3', {}, say(lang, t.truck, { n })),
    eta
      ? element(
          'div',
          {},
          element('span', { class: 'cap muted' }, say(lang, t[eta.stop])),
          element('div', { class: 'price price-m' }, when(lang, eta.eta)),
          element('span', { class: 'cap muted' }, say(lang, t.asOf), ' ', when(lang, eta.at)),
        )
      : undefined,
    stagesOf(lang, truck),
  )
}

const card = (lang: Lang, { bookingNumber, to, trucks }: TrackedTrucks): HTMLElement =>
  element(
    'section',
    { class: 'card card-b stack g5' },
    element(
      'div',
      { class: 'stack g1' },
      element(
        'h2',
        {},
        `${say(lang, t.booking)} `,
        element('bdi', { dir: 'ltr', class: 'ref' }, bookingNumber),
      ),
      to ? element('p', { class: 'muted' }, say(lang, t.to, { place: to[lang] })) : undefined,
    ),
    ...trucks.map((truck) => truckOf(lang, truck, trucks.length === 1)),
  )

const refusal = (lang: Lang, { status, refused }: Answer<TrackedTrucks>, again: () => void): HTMLElement => {
  if (status === 429) return element('div', { class: 'banner bn-att' }, say(lang, t.tooMany))
  if (status === 404 || status === 422)
    return element('div', { class: 'banner bn-att' }, refused?.errorMessage ?? say(lang, t.failed))
  const button = element('button', { type: 'button', class: 'btn btn-s' }, say(lang, t.again))
  button.addEventListener('click', again)
  const words = say(lang, status === undefined ? t.offline : t.failed)
  return element('div', { class: 'banner bn-err' }, element('div', { class: 'stack g3' }, words, button))
}

export const openTruckTrack = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  const input = document.querySelector<HTMLInputElement>('#number')!
  const token = location.hash.slice(1)
  const asked = new URLSearchParams(location.search).get('number') ?? ''
  const number = latinDigits(asked).replace(/\s/g, '').toUpperCase()
  if (token === '' && number === '') return
  const wait = (words: string) => place.replaceChildren(element('p', { class: 'muted' }, words))
  wait(say(lang, t.searching))
  input.value = number
  const answer =
    token === ''
      ? await lookUp<TrackedTrucks>(lang, calls, { number }, () => wait(say(lang, t.checking)))
      : await lookUpShared<TrackedTrucks>(lang, '/api/Trucks/TrackShared', token)
  const { status, found, refused } = answer
  const isWrong = token === '' && (status === 404 || status === 422)
  showAtField(
    input,
    isWrong ? (refused?.fieldErrors?.[0]?.message ?? refused?.errorMessage ?? '') : undefined,
  )
  if (isWrong) place.replaceChildren()
  else
    place.replaceChildren(found ? card(lang, found) : refusal(lang, answer, () => void openTruckTrack(place)))
}
