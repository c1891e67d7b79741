// The search over the questions: as one types, questions that do not match give way; words fold as in Arabic searches.
import { asLang, say } from '@marsa/model/kit/text.ts'
import { matchesWords } from '@marsa/model/help/search.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { searchText as t } from '../text/help.ts'

/** Questions of one answer that are opened at once, so that the answer is there without another click. */
const opened = 2

export const open = (form: HTMLElement): void => {
  const lang = asLang(document.documentElement.lang)
  const search = form.querySelector('input')!.value
  const isSearch = search.trim() !== ''
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')]
  const found = questions.filter((question) => matchesWords(foldText(question.textContent), search))
  for (const question of questions) {
    question.hidden = !found.includes(question)
    question.open = isSearch && found.length <= opened && !question.hidden
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-question]:not([hidden])')
  for (const topics of document.querySelectorAll<HTMLElement>('[data-topics]')) topics.hidden = isSearch
  const said = !isSearch
    ? ''
    : found.length
      ? say(lang, t.found, { count: found.length })
      : say(lang, t.nothing)
  form.querySelector('[data-count]')!.textContent = said
}

export const ready = (form: HTMLElement): void => {
  if (form.dataset.ready) return
  form.dataset.ready = 'yes'
  form.addEventListener('input', () => open(form))
  // Somebody may have typed while this was on its way.
  if (form.querySelector('input')!.value !== '') open(form)
}
