// Follows the link of a newsletter letter: the value in the address is sent once and then taken out of it.
import { postJson } from '../dom/post.ts'

const acts = {
  confirm: { address: '/api/Subscription/Confirm', done: 'confirmed' },
  leave: { address: '/api/Subscription/Leave', done: 'left' },
}

export const open = async (place: HTMLElement): Promise<void> => {
  const [name, token] = location.hash.slice(1).split('=')
  const act = acts[name as keyof typeof acts]
  history.replaceState(null, '', location.pathname)
  if (!act || !token) return
  const { ok } = await postJson(act.address, { token })
  place.querySelector(`#${ok ? act.done : 'invalid'}`)!.classList.add('is-shown')
}
