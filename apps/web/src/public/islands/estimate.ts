// Asks what a lane usually costs: finds the places that somebody types, says what is wrong at its field, and shows the range.
import { estimateWords, type KnownEstimate } from '@marsa/model/freight/estimate/estimate-words.ts'
import type { EstimateAnswer, EstimateRequest } from '@marsa/model/freight/estimate/estimate-endpoints.ts'
import { estimateText } from '@marsa/model/freight/estimate/estimate-text.ts'
import { comma, asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import { numberText } from '@marsa/model/kit/typed-number.ts'
import type { ContainerType } from '@marsa/model/reference/containers.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { dirhamRange, writingIn } from '../../kit/format.ts'
import { element } from '../dom/element.ts'
import { field, showFaults } from '../dom/fields.ts'
import { estimatePageText as t } from '../text/estimate.ts'

type Loading = 'FCL' | 'LCL' | 'GENERAL' | 'RORO'
type Asked = 'container' | 'count' | 'volume' | 'weight'
type End = 'origin' | 'destination'
type Refused = { errorMessage?: string; fieldErrors?: { field: string; message: string }[] }

const asks: Record<Loading, readonly Asked[]> = {
  FCL: ['container', 'count'],
  LCL: ['volume', 'weight'],
  GENERAL: ['volume', 'weight'],
  RORO: ['count'],
}
const ends = ['origin', 'destination'] as const

/** What is wrong, by the id of the field. */
type Faults = Record<string, string>

const figures = ['count', 'volume', 'weight'] as const
const complaints = { count: t.countWrong, volume: t.volumeWrong, weight: t.weightWrong }

const modeOf = (loading: Loading): 'sea' | 'air' => (loading === 'GENERAL' ? 'air' : 'sea')

/** What the list shows of a place, and by which it is known again. */
const named = (lang: Lang, place: Place): string => {
  const [name, country] = lang === 'ar' ? [place.nameAr, place.countryAr] : [place.nameEn, place.countryEn]
  return `${name}${comma(lang)}${country}`
}

/** A figure above 0 and up to `most`, typed with Latin or Arabic digits. */
const figure = (id: Asked, most: number, pattern = /^\d+(\.\d{1,3})?$/): number | undefined => {
  const text = numberText(field(id).value)
  const value = pattern.test(text) ? Number(text) : 0
  return value > 0 && value <= most ? value : undefined
}

export const open = (opened: HTMLElement): void => {
  const form = opened as HTMLFormElement
  const lang = asLang(document.documentElement.lang)
  const answer = document.querySelector<HTMLElement>('[data-answer]')!
  const none = document.querySelector<HTMLElement>('[data-none]')!
  const quote = document.querySelector<HTMLAnchorElement>('[data-quote]')!
  const quotePage = quote.href
  const found = new Map<string, Place>()
  let turn = 0

  const loadingNow = (): Loading => new FormData(form).get('loading') as Loading
  const showAsked = (): void => {
    const asked = asks[loadingNow()]
    for (const part of form.querySelectorAll<HTMLElement>('[data-asked]'))
      part.hidden = !asked.includes(part.dataset.asked as Asked)
  }

  const search = async (text: string): Promise<Place[]> => {
    const query = new URLSearchParams({ text, mode: modeOf(loadingNow()), limit: '8' })
    const response = await fetch(`/api/lookup/places?${query}`).catch(() => undefined)
    const places = response?.ok ? ((await response.json()) as Place[]) : []
    for (const place of places) found.set(named(lang, place), place)
    return places
  }
  const suggest = async (input: HTMLInputElement): Promise<void> => {
    const text = input.value.trim()
    if (text.length < 2 || found.has(text)) return
    const places = await search(text)
    if (input.value.trim() === text)
      input.list?.replaceChildren(...places.map((place) => new Option('', named(lang, place))))
  }
  /** The place that was chosen, or the best one for what was typed: its name then stands in the field. */
  const placeOf = async (end: End): Promise<string | undefined> => {
    const input = field(end)
    const text = input.value.trim()
    const place = found.get(text) ?? (text === '' ? undefined : (await search(text))[0])
    if (place) input.value = named(lang, place)
    return place?.code
  }

  /** The cargo, or what is wrong with it by field. */
  const cargoOf = (loading: Loading): { cargo?: Omit<EstimateRequest, End>; faults: Faults } => {
    const given = {
      count: figure('count', 99, /^\d+$/),
      volume: figure('volume', 10_000),
      weight: figure('weight', 2_000_000),
    }
    const wrong = figures.filter((id) => asks[loading].includes(id) && given[id] === undefined)
    if (wrong.length > 0)
      return { faults: Object.fromEntries(wrong.map((id) => [id, say(lang, complaints[id])])) }
    const { count, volume, weight } = given
    const containerMode = loading
    if (loading === 'FCL') {
      const type = field<HTMLSelectElement>('container').value as ContainerType
      return { cargo: { containerMode, containers: [{ type, count: count! }] }, faults: {} }
    }
    return loading === 'RORO'
      ? { cargo: { containerMode, count: count! }, faults: {} }
      : { cargo: { containerMode, volumeCbm: volume!, grossWeightKg: weight! }, faults: {} }
  }

  const show = (node: HTMLElement | undefined): void => {
    answer.removeAttribute('aria-busy')
    answer.replaceChildren(...(node ? [node] : []))
  }
  const tell = (className: string, words: string): void => show(element('p', { class: className }, words))

  const showFigure = (known: KnownEstimate): void => {
    show(
      element(
        'div',
        { class: 'card card-b stack g3 rate' },
        element('span', { class: 'cap muted' }, say(lang, estimateText.usual)),
        element(
          'span',
          { class: 'price' },
          element('bdi', {}, dirhamRange(known.figure.low, known.figure.high, lang)),
        ),
        ...estimateWords(lang, known, writingIn(lang)).map((words) => element('p', {}, words)),
      ),
    )
  }

  const ask = async (): Promise<void> => {
    const mine = ++turn
    const loading = loadingNow()
    none.hidden = true
    const { cargo, faults } = cargoOf(loading)
    const [origin, destination] = await Promise.all(ends.map(placeOf))
    if (mine !== turn) return
    const missing = say(lang, t.placeMissing)
    showFaults(form, {
      ...(!origin && { origin: missing }),
      ...(!destination && { destination: missing }),
      ...faults,
    })
    const first = form.querySelector<HTMLElement>('[aria-invalid]')
    if (!cargo || !origin || !destination) return first?.focus()

    const body: EstimateRequest = { ...cargo, origin, destination }
    quote.href = quotePage + addressOf(body)
    tell('muted', say(lang, t.asking))
    answer.setAttribute('aria-busy', 'true')
    const response = await fetch('/api/public/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-language': lang },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const told: unknown = await response?.json().catch(() => undefined)
    if (mine !== turn) return
    if (!response) return tell('banner bn-err', say(lang, t.offline))
    if (response.status === 429) return tell('banner bn-att', say(lang, t.tooMany))
    if (response.status === 422) return refuse(told as Refused)
    if (!response.ok || !told) return tell('banner bn-err', say(lang, t.failed))
    const estimate = told as EstimateAnswer
    quote.className = quote.className.replace('btn-s', 'btn-p')
    if (estimate.figure) showFigure({ ...estimate, figure: estimate.figure })
    else {
      show(undefined)
      none.hidden = false
    }
    document.getElementById('price')!.scrollIntoView({ block: 'nearest' })
  }
  const refuse = ({ errorMessage, fieldErrors = [] }: Refused): void => {
    showFaults(form, Object.fromEntries(fieldErrors.map(({ field: name, message }) => [name, message])))
    tell('banner bn-att', errorMessage ?? say(lang, t.failed))
  }

  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement
    // What stands there is the price of something else now.
    turn++
    none.hidden = true
    tell('muted', say(lang, t.before))
    if (input.list) void suggest(input)
    if (input.name !== 'loading') return
    // A port of a sea lane is no place that flies.
    found.clear()
    showAsked()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void ask()
  })
  showAsked()
}

/** What was entered, for the form of a request. */
const addressOf = ({ containerMode, origin, destination, ...cargo }: EstimateRequest): string => {
  const [box] = cargo.containers ?? []
  const query = new URLSearchParams({
    mode: containerMode === 'GENERAL' ? 'air' : 'sea',
    origin,
    destination,
    load: containerMode,
    ...(box && { type: box.type, count: String(box.count) }),
    ...(cargo.volumeCbm !== undefined && { cbm: String(cargo.volumeCbm) }),
    ...(cargo.grossWeightKg !== undefined && { kg: String(cargo.grossWeightKg) }),
  })
  return `?${query}`
}
