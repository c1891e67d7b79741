// The search over the questions: as one types, those that answer it stand first, in the order in which they fit.
import { asLang, say } from '@marsa/model/kit/text.ts'
import { findTexts, indexOf, type Found, type SearchIndex } from '@marsa/model/help/search.ts'
import { searchText as t } from '../text/help.ts'

/** Questions of one answer that are opened at once, so that the answer is there without another click. */
const opened = 2

type Place = { question: HTMLDetailsElement; home: HTMLElement }
let known: { places: Place[]; index: SearchIndex<HTMLDetailsElement> } | undefined

const read = () => {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')]
  return {
    places: questions.map((question) => ({ question, home: question.parentElement! })),
    index: indexOf(
      questions.map((question) => ({
        key: question,
        title: question.querySelector('summary')!.textContent,
        body: question.querySelector('.answer')!.textContent,
      })),
    ),
  }
}

const summary = (lang: 'en' | 'ar', { keys, fits }: Found<unknown>): string => {
  if (fits) return say(lang, t.found, { count: keys.length })
  return say(lang, keys.length > 0 ? t.nearest : t.nothing)
}

export const open = (form: HTMLElement): void => {
  const { places, index } = (known ??= read())
  const lang = asLang(document.documentElement.lang)
  const search = form.querySelector('input')!.value
  const isSearch = search.trim() !== ''
  const found = findTexts(index, search)
  // Everything goes home first, in its old order.
  for (const { question, home } of places) {
    question.open = isSearch && found.keys.length <= opened && found.keys.includes(question)
    home.append(question)
  }
  const results = document.querySelector<HTMLElement>('[data-results]')!
  if (isSearch) results.append(...found.keys)
  results.hidden = !isSearch || found.keys.length === 0
  for (const rest of document.querySelectorAll<HTMLElement>('[data-group], [data-topics]'))
    rest.hidden = isSearch
  form.querySelector('[data-count]')!.textContent = isSearch ? summary(lang, found) : ''
}

export const ready = (form: HTMLElement): void => {
  if (form.dataset.ready) return
  form.dataset.ready = 'yes'
  form.addEventListener('input', () => open(form))
  // Somebody may have typed while this was on its way.
  if (form.querySelector('input')!.value !== '') open(form)
}
