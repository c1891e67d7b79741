// The answer of the tracking look-up: asks the API for the number in the address and lists the movements.
import { arrivalText, type ArrivalState } from '@marsa/model/freight/execution/arrival.ts'
import { exampleText } from '@marsa/model/freight/example-shipment.ts'
import { latinDigits } from '@marsa/model/kit/id.ts'
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import { trackText as t } from '../text/islands.ts'
import { element, icon } from '../dom/element.ts'
import { dayIn, lookUp, lookUpShared, showAtField, when, type Answer } from '../dom/look-up.ts'

/** What `GET /api/FreightAPI/Track` tells a visitor; texts come in both languages, the estimate is a day. */
export interface Tracked {
  number: string
  status: { en: string; ar: string }
  route?: { en: string; ar: string }
  eta?: string | null
  arrival?: ArrivalState | null
  isExample?: boolean
  events: {
    at: string
    en: string
    ar: string
    place?: { en: string; ar: string } | null
    /** Said of this container alone. */
    container?: string | null
  }[]
}

/** Container numbers read ABCU 123456-7 on the box; spaces, dashes and Arabic digits do not matter. */
export const cleanNumber = (number: string) =>
  latinDigits(number)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')

/** The look-ups of the other services, by what their numbers begin with; no container and no whole chassis number looks like these. */
const otherLookUps = [
  { numbers: /^MRX\d{6,}$/, page: 'express/track', name: 'number' },
  { numbers: /^BK\d{8,12}$/, page: 'trucks/track', name: 'number' },
  { numbers: /^QT\d{8,12}$/, page: 'warehouse/status', name: 'quotationno' },
]

/** Where a number of another service is followed: the landing page has one field for all of them. */
export const otherPage = (lang: Lang, typed: string): string | undefined => {
  const other = otherLookUps.find(({ numbers }) => numbers.test(cleanNumber(typed)))
  return other && `/${lang}/${other.page}?${new URLSearchParams({ [other.name]: typed.trim() })}`
}

/** Four letters and seven digits are a container, anything else a chassis (VIN); used when no type was chosen. */
export const typeOf = (number: string) => (/^[A-Z]{4}\d{7}$/.test(number) ? 'container' : 'chassis')

const reference = (number: string) => element('bdi', { dir: 'ltr', class: 'ref' }, number)

const movements = (lang: Lang, tracked: Tracked) =>
  tracked.events.length
    ? element(
        'ol',
        { class: 'tl' },
        ...tracked.events.map((event) =>
          element(
            'li',
            {},
            element('span', { class: 'pt' }, icon('check')),
            element(
              'div',
              {},
              element('b', {}, event[lang]),
              event.place ? element('p', {}, event.place[lang]) : undefined,
              event.container ? element('p', {}, reference(event.container)) : undefined,
            ),
            element('span', { class: 'when' }, when(lang, event.at)),
          ),
        ),
      )
    : element('p', { class: 'muted' }, say(lang, t.noEvents))

/** A day that has passed is no arrival: it says that nobody has confirmed it. */
const arrival = (lang: Lang, { eta, arrival: state }: Tracked) => {
  if (!eta || !state) return undefined
  if (state === 'overdue')
    return element('p', { class: 'med' }, say(lang, arrivalText.overdue, { date: dayIn(lang, eta) }))
  return element(
    'div',
    {},
    element('span', { class: 'cap muted' }, say(lang, arrivalText[state])),
    element('div', { class: 'price price-m' }, when(lang, eta)),
  )
}

/** Everything that is told of one shipment, as a card. */
export const trackedCard = (lang: Lang, tracked: Tracked) =>
  element(
    'section',
    { class: 'card card-b stack g5' },
    element(
      'div',
      { class: 'row between wrap' },
      element(
        'div',
        { class: 'stack g1' },
        element('h2', {}, reference(tracked.number)),
        tracked.route ? element('p', { class: 'muted' }, tracked.route[lang]) : undefined,
      ),
      element('span', { class: 'badge b-transit' }, tracked.status[lang]),
    ),
    tracked.isExample ? element('p', { class: 'banner bn-info' }, say(lang, exampleText.note)) : undefined,
    arrival(lang, tracked),
    movements(lang, tracked),
  )

const refusal = (lang: Lang, { status, refused }: Answer<Tracked>): HTMLElement => {
  const row = status === 429 ? t.tooMany : status && status < 500 ? t.notFound : t.failed
  // Of a number that nobody has, and of a server in trouble, the page has words of its own.
  const own =
    !refused?.code || refused.code === 'freight.not-found' || !status || status === 429 || status >= 500
  return element(
    'div',
    { class: status && status < 500 ? 'banner bn-att' : 'banner bn-err' },
    element('p', {}, own ? say(lang, row) : (refused.errorMessage ?? say(lang, row))),
  )
}

export const open = async (place: HTMLElement): Promise<void> => {
  // Each island of its own is paid for by every page.
  if (place.dataset.of === 'trucks') return (await import('../dom/truck-track.ts')).openTruckTrack(place)
  if (place.dataset.of === 'parcels') return (await import('../dom/parcel-track.ts')).openParcelTrack(place)
  const lang = asLang(place.dataset.track)
  const wait = (words: string) => place.replaceChildren(element('p', { class: 'muted' }, words))
  const token = location.hash.slice(1)
  if (token !== '') {
    wait(say(lang, t.opening))
    const answer = await lookUpShared<Tracked>(lang, '/api/FreightAPI/TrackShared', token)
    return place.replaceChildren(answer.found ? trackedCard(lang, answer.found) : refusal(lang, answer))
  }
  const asked = new URLSearchParams(location.search)
  const typed = asked.get('number') ?? ''
  if (typed.trim() === '') return
  const elsewhere = otherPage(lang, typed)
  if (elsewhere) return location.replace(elsewhere)
  const number = cleanNumber(typed) || typed.trim()
  const type = asked.get('type') ?? typeOf(number)
  const form = document.querySelector<HTMLFormElement>('.look-up form')!
  form.querySelector<HTMLInputElement>('#number')!.value = number
  const choice = [...form.querySelectorAll<HTMLInputElement>('[name=type]')].find(
    (radio) => radio.value === type,
  )
  if (choice) choice.checked = true
  wait(say(lang, t.searching, { number }))
  const answer = await lookUp<Tracked>(
    lang,
    { open: '/api/FreightAPI/Track', solved: '/api/FreightAPI/TrackSolved', puzzle: 'freight.track-captcha' },
    { type, number },
    () => wait(say(lang, t.checking, { number })),
  )
  const wrong = answer.refused?.fieldErrors?.[0]?.message
  showAtField(form.querySelector<HTMLInputElement>('#number')!, wrong)
  if (wrong !== undefined) place.replaceChildren()
  else place.replaceChildren(answer.found ? trackedCard(lang, answer.found) : refusal(lang, answer))
}
