// The answer of the tracking look-up: asks the API for the number in the address and lists the movements.
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import { trackText as t } from '../text/islands.ts'
import { element, icon } from '../dom/element.ts'

/** What `GET /api/FreightAPI/Track` tells a visitor; texts come in both languages, the estimate is a day. */
export interface Tracked {
  number: string
  status: { en: string; ar: string }
  route?: { en: string; ar: string }
  eta?: string | null
  events: { at: string; en: string; ar: string; place?: { en: string; ar: string } | null }[]
}

const locale: Record<Lang, string> = { en: 'en-AE', ar: 'ar-AE' }

export const when = (lang: Lang, instant: string) => {
  const zone = { timeZone: 'Asia/Dubai' } as const
  const day = new Intl.DateTimeFormat(locale[lang], {
    ...zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(instant))
  const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
  return element(
    'time',
    { datetime: instant },
    instant.length > 10 ? `${day}${lang === 'ar' ? '، ' : ', '}` : day,
    instant.length > 10 ? element('bdi', { dir: 'ltr' }, time) : undefined,
  )
}

/** Container numbers read ABCU 123456-7 on the box; spaces and dashes do not matter. */
export const cleanNumber = (number: string) => number.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Four letters and seven digits are a container, anything else a chassis (VIN); used when no type was chosen. */
export const typeOf = (number: string) => (/^[A-Z]{4}\d{7}$/.test(number) ? 'container' : 'chassis')

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
            ),
            element('span', { class: 'when' }, when(lang, event.at)),
          ),
        ),
      )
    : element('p', { class: 'muted' }, say(lang, t.noEvents))

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
        element('h2', {}, element('bdi', { dir: 'ltr', class: 'ref' }, tracked.number)),
        tracked.route ? element('p', { class: 'muted' }, tracked.route[lang]) : undefined,
      ),
      element('span', { class: 'badge b-transit' }, tracked.status[lang]),
    ),
    tracked.eta
      ? element(
          'div',
          {},
          element('span', { class: 'cap muted' }, say(lang, t.eta)),
          element('div', { class: 'price price-m' }, when(lang, tracked.eta)),
        )
      : undefined,
    movements(lang, tracked),
  )

/** What the server said of a number it knows, or of one that cannot be right; `undefined` leaves our own words. */
const saidOf = async (response: Response | undefined): Promise<string | undefined> => {
  const said = (await response?.json().catch(() => undefined)) as
    | { code?: string; errorMessage?: string; fieldErrors?: { message: string }[] }
    | undefined
  if (!said?.code || said.code === 'freight.not-found') return undefined
  return said.fieldErrors?.[0]?.message ?? said.errorMessage
}

const refusal = (lang: Lang, status: number | undefined, said?: string) => {
  const row = status === 429 ? t.tooMany : status && status < 500 ? t.notFound : t.failed
  const own = !said || !status || status === 429 || status >= 500
  return element(
    'div',
    { class: status && status < 500 ? 'banner bn-att' : 'banner bn-err' },
    element('p', {}, own ? say(lang, row) : said),
  )
}

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(place.dataset.track)
  const asked = new URLSearchParams(location.search)
  const number = cleanNumber(asked.get('number') ?? '')
  const type = asked.get('type') ?? typeOf(number)
  const form = document.querySelector('form')!
  form.querySelector<HTMLInputElement>('#number')!.value = number
  const choice = [...form.querySelectorAll<HTMLInputElement>('[name=type]')].find(
    (radio) => radio.value === type,
  )
  if (choice) choice.checked = true
  place.replaceChildren(element('p', { class: 'muted' }, say(lang, t.searching, { number })))
  const query = new URLSearchParams({ type, number })
  const response = await fetch(`/api/FreightAPI/Track?${query}`, {
    headers: { accept: 'application/json', 'x-language': lang },
  }).catch(() => undefined)
  place.replaceChildren(
    response?.ok
      ? trackedCard(lang, (await response.json()) as Tracked)
      : refusal(lang, response?.status, await saidOf(response)),
  )
}
