// Follows the link of a newsletter mail by itself: the value in the address is sent once; the button stays if that fails.
import { asLang } from '@marsa/model/kit/text.ts'
import type { MailLinkPath } from '@marsa/model/site/pages.ts'
import { postJson } from '../dom/post.ts'

/** A conversation is opened by hand alone: programs that look into mail follow links too, and its link is good once. */
const acts: Partial<Record<MailLinkPath, { address: string; done: string }>> = {
  'help/newsletter/confirm': { address: '/api/Subscription/Confirm', done: 'confirmed' },
  'help/newsletter/leave': { address: '/api/Subscription/Leave', done: 'left' },
}

export const open = async (form: HTMLElement): Promise<void> => {
  const act = acts[form.dataset.link as MailLinkPath]
  const token = new URLSearchParams(location.search).get('token')
  if (!act || !token) return
  const { ok, body } = await postJson(act.address, { token })
  if (!ok && !body) return
  const lang = asLang(document.documentElement.lang)
  location.replace(`/${lang}/help/newsletter#${ok ? act.done : 'invalid'}`)
}
