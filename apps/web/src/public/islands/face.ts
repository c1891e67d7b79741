// Puts who is signed in into the header of a public page: their services, and the menu of their account with the way out.
import { asLang, say } from '@marsa/model/kit/text.ts'
import { hasDashboard } from '@marsa/model/site/areas.ts'
import { faceKey, type Face, type FaceLink } from '@marsa/model/site/face.ts'
import { session } from '../../kit/session.ts'
import { element } from '../dom/element.ts'
import { faceText } from '../text/face.ts'
import '../face.css'

/** What the app has kept; undefined where it has not been open in this browser yet, or kept something of an older version. */
const keptFace = (): Face | undefined => {
  try {
    const face = JSON.parse(localStorage.getItem(faceKey) ?? '') as Face
    return face.services && face.account ? face : undefined
  } catch {
    return undefined
  }
}

const drawServices = (face: Face, lang: 'en' | 'ar') => {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-services]')) {
    const own = [...nav.querySelectorAll<HTMLAnchorElement>('a.navlink')]
    const help = own.find(({ pathname }) => pathname.endsWith('/help/faq'))
    for (const link of own) if (link !== help) link.remove()
    nav.prepend(...face.services.map((service) => linkTo(service, lang)))
  }
}

const linkTo = ({ label, path }: FaceLink, lang: 'en' | 'ar'): HTMLElement => {
  const href = `/${lang}/${path}`
  const here = location.pathname === href
  return element('a', { class: 'navlink', href, ...(here && { 'aria-current': 'page' }) }, label[lang])
}

/** Leads home; the directory's own sign-out comes first where somebody came from there. */
const signOut = async (button: HTMLButtonElement): Promise<void> => {
  button.disabled = true
  const { signOutFromPage } = await import('../sign-out.ts')
  await signOutFromPage()
}

const menuOf = (face: Face, lang: 'en' | 'ar'): HTMLElement => {
  const out = element('button', { type: 'button', class: 'navlink' }, say(lang, faceText.signOut))
  out.addEventListener('click', ({ currentTarget }) => void signOut(currentTarget as HTMLButtonElement))
  const menu = element(
    'details',
    { class: 'menu face' },
    element(
      'summary',
      { class: 'face-who' },
      element('span', { class: 'face-mark', 'aria-hidden': 'true' }, face.initials[lang]),
      element(
        'span',
        { class: 'face-words' },
        element('b', {}, say(lang, faceText.welcome, { name: face.name[lang] })),
        element('span', {}, face.detail[lang]),
      ),
    ),
    element(
      'nav',
      { class: 'face-list', 'aria-label': say(lang, faceText.account) },
      ...face.account.map((each) => linkTo(each, lang)),
      out,
    ),
  )
  const close = (event: Event) => {
    const left =
      event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.contains(event.target as Node)
    if (left) menu.removeAttribute('open')
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, close)
  return menu
}

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  if (!(await session.isHeld())) {
    // The flag may outlive the last open page of a session.
    delete document.documentElement.dataset['in']
    localStorage.removeItem(faceKey)
    return
  }
  const face = keptFace()
  if (!face) return
  if (hasDashboard(face.variant) && location.pathname.toLowerCase() === `/${lang}/freight/home`)
    return location.replace(`/${lang}/freight/dashboard`)
  drawServices(face, lang)
  place.replaceWith(menuOf(face, lang))
}
