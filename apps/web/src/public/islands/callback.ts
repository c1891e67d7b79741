// The form to be called back: refusals stand under their fields, success takes the place of the form.
import { asLang, say, unfilled } from '@marsa/model/kit/text.ts'
import { formText as t } from '../text/help.ts'
import { element } from '../dom/element.ts'
import { fieldsOf, postJson, type PostAnswer } from '../dom/post.ts'

/** The server says what is wrong, so the browser's own bubbles stay away. */
export const ready = (form: HTMLElement): void => void ((form as HTMLFormElement).noValidate = true)

const clear = (form: HTMLFormElement): void => {
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  for (const message of form.querySelectorAll<HTMLElement>('[data-error],[data-refused]'))
    message.hidden = true
}

const showErrors = (form: HTMLFormElement, answer: PostAnswer['body']): void => {
  const wrong = answer?.fieldErrors ?? []
  for (const { field, message } of wrong) {
    const place = form.querySelector<HTMLElement>(`[data-error="${field}"]`)
    if (!place) continue
    place.textContent = message
    place.hidden = false
    form.querySelector(`[name="${field}"]`)?.setAttribute('aria-invalid', 'true')
  }
  const first = form.querySelector<HTMLElement>('[aria-invalid]')
  if (first) return first.focus()
  const refused = form.querySelector<HTMLElement>('[data-refused]')!
  refused.textContent = answer?.errorMessage ?? say(asLang(document.documentElement.lang), t.failed)
  refused.hidden = false
}

const showSuccess = (form: HTMLFormElement, number: string): void => {
  const lang = asLang(document.documentElement.lang)
  const sent = document.getElementById('sent')!
  const again = element('button', { type: 'button', class: 'btn btn-s' }, say(lang, t.another))
  const [before = '', after = ''] = say(lang, unfilled(t.reference)).split('{number}')
  const reference = element('p', {}, before, element('bdi', { dir: 'ltr', class: 'ref' }, number), after)
  sent.lastElementChild!.querySelectorAll('[data-more]').forEach((old) => old.remove())
  const more = element('div', { class: 'stack g3', 'data-more': '' }, reference, again)
  sent.lastElementChild!.append(more)
  sent.classList.add('is-shown')
  form.hidden = true
  sent.focus()
  again.addEventListener('click', () => {
    sent.classList.remove('is-shown')
    form.reset()
    form.hidden = false
    form.querySelector('input')!.focus()
  })
}

export const open = async (trigger: HTMLElement): Promise<void> => {
  const form = trigger as HTMLFormElement
  const button = form.querySelector('button')!
  if (button.disabled) return
  clear(form)
  button.disabled = true
  const answer = await postJson(form.action, fieldsOf(form))
  button.disabled = false
  if (answer.ok) showSuccess(form, answer.body?.requestId ?? '')
  else showErrors(form, answer.body)
}
