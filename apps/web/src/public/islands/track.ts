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

/** What the server says when there is nothing to show. */
type Refused = { code?: string; errorMessage?: string; fieldErrors?: { message: string }[] }
type Answer = { status: number | undefined; found?: Tracked; said?: Refused }

const answerOf = async (response: Response | undefined): Promise<Answer> => {
  const body: unknown = await response?.json().catch(() => undefined)
  return response?.ok
    ? { status: response.status, found: body as Tracked }
    : { status: response?.status, said: body as Refused | undefined }
}

type Wanted = { type: string; number: string }

const look = async (lang: Lang, wanted: Wanted): Promise<Answer> =>
  answerOf(
    await fetch(`/api/FreightAPI/Track?${new URLSearchParams(wanted)}`, {
      headers: { accept: 'application/json', 'x-language': lang },
    }).catch(() => undefined),
  )

/** After the free look-ups of an hour each further one is paid for with a puzzle, which the browser solves by itself (Z31). */
const lookSolved = async (lang: Lang, wanted: Wanted): Promise<Answer> => {
  try {
    const { solveCaptcha } = await import('../../accounts/captcha.ts')
    const body = JSON.stringify({ ...wanted, captcha: await solveCaptcha() })
    const headers = { 'content-type': 'application/json', 'x-language': lang }
    return answerOf(await fetch('/api/FreightAPI/TrackSolved', { method: 'POST', headers, body }))
  } catch {
    return { status: undefined }
  }
}

const refusal = (lang: Lang, { status, said }: Answer): HTMLElement => {
  const row = status === 429 ? t.tooMany : status && status < 500 ? t.notFound : t.failed
  // Of a number that nobody has, and of a server in trouble, the page has words of its own.
  const own = !said?.code || said.code === 'freight.not-found' || !status || status === 429 || status >= 500
  return element(
    'div',
    { class: status && status < 500 ? 'banner bn-att' : 'banner bn-err' },
    element('p', {}, own ? say(lang, row) : (said.errorMessage ?? say(lang, row))),
  )
}

/** A number that cannot be right is explained at its field, with the digit that would be right. */
const showAtField = (form: HTMLFormElement, message: string | undefined): void => {
  const input = form.querySelector<HTMLInputElement>('#number')!
  const place = form.querySelector<HTMLElement>('[data-error]')!
  place.textContent = message ?? ''
  place.hidden = message === undefined
  if (message === undefined) return input.removeAttribute('aria-invalid')
  input.setAttribute('aria-invalid', 'true')
  input.focus()
}

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(place.dataset.track)
  const asked = new URLSearchParams(location.search)
  const number = cleanNumber(asked.get('number') ?? '')
  const type = asked.get('type') ?? typeOf(number)
  const form = document.querySelector<HTMLFormElement>('.look-up form')!
  form.querySelector<HTMLInputElement>('#number')!.value = number
  const choice = [...form.querySelectorAll<HTMLInputElement>('[name=type]')].find(
    (radio) => radio.value === type,
  )
  if (choice) choice.checked = true
  const wait = (words: string) => place.replaceChildren(element('p', { class: 'muted' }, words))
  wait(say(lang, t.searching, { number }))
  let answer = await look(lang, { type, number })
  if (answer.said?.code === 'freight.track-captcha') {
    wait(say(lang, t.checking, { number }))
    answer = await lookSolved(lang, { type, number })
  }
  const wrong = answer.said?.fieldErrors?.[0]?.message
  showAtField(form, wrong)
  if (wrong !== undefined) place.replaceChildren()
  else place.replaceChildren(answer.found ? trackedCard(lang, answer.found) : refusal(lang, answer))
}
