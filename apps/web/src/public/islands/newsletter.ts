// The form of the newsletter: says below itself what came of it.
import { asLang, say } from '@marsa/model/kit/text.ts'
import { formText as t } from '../text/help.ts'
import { fieldsOf, postJson } from '../dom/post.ts'

export const open = async (trigger: HTMLElement): Promise<void> => {
  const form = trigger as HTMLFormElement
  const lang = asLang(document.documentElement.lang)
  const button = form.querySelector('button')!
  const place = form.querySelector<HTMLElement>('[data-said]')!
  if (button.disabled) return
  button.disabled = true
  place.textContent = say(lang, t.working)
  const { ok, body } = await postJson(form.action, fieldsOf(form))
  button.disabled = false
  const wrong = body?.fieldErrors?.[0]?.message ?? body?.errorMessage ?? say(lang, t.failed)
  place.textContent = ok ? say(lang, t.asked) : wrong
  form.querySelector('input')!.toggleAttribute('aria-invalid', !ok)
  if (ok) form.reset()
}
