// The rate calculator: asks for the price while somebody types, says what is wrong at its field, and keeps the input in the address.
import { guestFaults } from '@marsa/model/express/guest/guest-rules.ts'
import { rateFaults, type RateRequest } from '@marsa/model/express/pricing/rate-rules.ts'
import type { RateAnswer } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { expressProblems } from '@marsa/model/express/problems.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import { element } from '../dom/element.ts'
import { inShort, rateCards } from '../dom/rate-cards.ts'
import { addParcel, addressOf, ends, fillFrom, removeParcel, requestOf, showEnds } from '../dom/rate-form.ts'
import { field, showFaults } from '../dom/fields.ts'
import { keepWanted } from '../../kit/wanted-page.ts'
import { ratesText as t } from '../text/rates.ts'

type Named = { code: string; nameEn: string; nameAr: string }
type Fields = Record<string, string>
type Answered = {
  status: number | undefined
  body?: RateAnswer & { fieldErrors?: { field: string; message: string }[] }
}

/** Milliseconds of rest after a key before the price is asked for. */
const rest = 250

/** Said only once somebody has left a field or asked: nobody has finished while typing. */
const unfinished = /invalid$|cover-value$/

const ask = async (lang: Lang, request: RateRequest): Promise<Answered> => {
  try {
    const response = await fetch('/api/Express/Shipment/v2/RateCalculator', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-language': lang },
      body: JSON.stringify(request),
    })
    return { status: response.status, body: (await response.json()) as NonNullable<Answered['body']> }
  } catch {
    return { status: undefined }
  }
}

const list = async (path: string): Promise<Named[]> => {
  const response = await fetch(`/api/Express/lookup/${path}`)
  return response.ok ? ((await response.json()) as Named[]) : []
}

const fill = (
  select: HTMLSelectElement,
  lang: Lang,
  rows: readonly Named[],
  valueOf: (row: Named) => string,
) => {
  if (rows.length === 0) return
  const chosen = select.value
  const options = rows.map((row) => new Option(lang === 'ar' ? row.nameAr : row.nameEn, valueOf(row)))
  if (!rows.some((row) => valueOf(row) === chosen)) options.push(new Option(chosen, chosen))
  select.replaceChildren(...options)
  select.value = chosen
}

/** Countries and the cities of the Emirates; until they are there the form has what it began with. */
const fillLists = async (lang: Lang): Promise<void> => {
  const [countries, cities] = await Promise.all([list('country'), list('city/AE')])
  const [here, ...abroad] = countries
  const sorted = abroad.toSorted((one, other) =>
    (lang === 'ar' ? one.nameAr : one.nameEn).localeCompare(
      lang === 'ar' ? other.nameAr : other.nameEn,
      lang,
    ),
  )
  for (const end of ends) {
    fill(field(`${end}.country`), lang, here ? [here, ...sorted] : [], ({ code }) => code)
    fill(field(`${end}.city`), lang, cities, ({ nameEn }) => nameEn)
  }
}

const suggestCities = async (lang: Lang, input: HTMLInputElement): Promise<void> => {
  const country = field<HTMLSelectElement>(input.id.replace('abroad', 'country')).value
  const text = input.value.trim()
  if (text.length < 2) return
  const found = await list(`city/${country}/${encodeURIComponent(text)}`).catch(() => [])
  if (input.value.trim() !== text) return
  input.list?.replaceChildren(...found.map((row) => new Option('', lang === 'ar' ? row.nameAr : row.nameEn)))
}

export const open = (place: HTMLElement): void => {
  const form = place as HTMLFormElement
  const lang = asLang(document.documentElement.lang)
  const shown = document.querySelector<HTMLElement>('[data-rates]')!
  const said = document.querySelector<HTMLElement>('[data-said]')!
  const bar = document.querySelector<HTMLElement>('[data-bar]')!
  const switchers = [...document.querySelectorAll<HTMLAnchorElement>('[data-language]')]
  const addresses = switchers.map(({ href }) => href)
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (nodes: readonly HTMLElement[], words: string): void => {
    shown.replaceChildren(...nodes)
    shown.removeAttribute('aria-busy')
    if (said.textContent !== words) said.textContent = words
  }
  const instead = (words: string, className: string, more?: HTMLElement): void => {
    bar.hidden = true
    way.hidden = true
    show([element('div', { class: className }, element('div', { class: 'stack g3' }, words, more))], words)
  }
  const retry = (): HTMLElement => {
    const button = element('button', { type: 'button', class: 'btn btn-s' }, say(lang, t.again))
    button.addEventListener('click', () => void price(true))
    return button
  }
  const way = document.querySelector<HTMLElement>('[data-send]')!
  const linkOf = (name: string) => way.querySelector<HTMLAnchorElement>(`[data-${name}]`)!
  const [guest, account, signIn] = [linkOf('guest'), linkOf('account'), linkOf('sign-in')]
  const [guestPage, formPage] = [guest.href, account.pathname]
  linkOf('register').addEventListener('click', () => keepWanted(account.pathname + account.search))
  const showAnswer = (answer: RateAnswer): void => {
    way.hidden = false
    const request = requestOf(form)
    const query = addressOf(request)
    guest.href = guestPage + query
    account.href = formPage + query
    signIn.search = `?next=${encodeURIComponent(formPage + query)}`
    guest.hidden = Object.keys(guestFaults({ ...request, withPlan: false })).length > 0

    const short = inShort(lang, answer)
    bar.replaceChildren(...short)
    bar.hidden = false
    show(rateCards(lang, answer), bar.textContent ?? '')
  }
  const refuse = (faults: Fields): void => {
    showFaults(form, faults)
    instead(say(lang, t.wrong), 'banner bn-att')
  }
  const keepInAddress = (request: RateRequest): void => {
    const query = addressOf(request)
    history.replaceState(null, '', location.pathname + query)
    switchers.forEach((link, at) => (link.href = addresses[at]! + query))
  }

  /** `isDone` when a field was left: what was not finished is then a fault. */
  const price = async (isDone: boolean): Promise<void> => {
    const turn = ++asked
    const request = requestOf(form)
    const faults = Object.entries(rateFaults(request))
    const messages = (codes: typeof faults): Fields =>
      Object.fromEntries(codes.map(([path, code]) => [path, sentence(expressProblems, lang, code)]))
    if (faults.length > 0) {
      const known = faults.filter(([, code]) => isDone || !unfinished.test(code))
      return known.length > 0 ? refuse(messages(known)) : undefined
    }
    showFaults(form, {})
    shown.setAttribute('aria-busy', 'true')
    const { status, body } = await ask(lang, request)
    if (turn !== asked) return
    if (status === 200) return showAnswer(body!)
    if (status === 422 && body?.fieldErrors)
      return refuse(Object.fromEntries(body.fieldErrors.map(({ field: path, message }) => [path, message])))
    const words = status === undefined ? t.offline : status === 429 ? t.tooMany : t.failed
    instead(say(lang, words), 'banner bn-err', retry())
  }
  const later = (isDone: boolean, wait = rest): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      keepInAddress(requestOf(form))
      void price(isDone)
    }, wait)
  }

  form.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement
    if (input.id.endsWith('.abroad')) void suggestCities(lang, input)
    later(false)
  })
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLElement).id.endsWith('.country')) showEnds()
    later(true, 0)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    later(true, 0)
  })
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.size) target.select()
  })
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset.add !== undefined) addParcel(form).focus()
    else if (button?.dataset.remove !== undefined) removeParcel(form, button)
    else return
    later(true, 0)
  })

  if (location.search.includes('from=')) {
    fillFrom(form, location.search)
    keepInAddress(requestOf(form))
  }
  void price(true)
  void fillLists(lang).catch(() => undefined)
}
