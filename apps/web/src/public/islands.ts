// The only script a public page loads by itself: cookie choice, language choice, and islands on demand.
import { languageCookie } from '@marsa/model/site/pages.ts'

/** What an island module exports: it opens itself for the element that asked for it. */
export interface Island {
  open: (trigger: HTMLElement) => void | Promise<void>
  /** Called when somebody comes near, before anything is asked of it. */
  ready?: (trigger: HTMLElement) => void
}

const modules = import.meta.glob<Island>('./*.{ts,tsx}', { base: './islands' })
const cookiePolicy = 1
const year = 31_536_000

const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value};path=/;max-age=${year};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`
}

const loader = (name: string | undefined) => modules[`./${name}.ts`] ?? modules[`./${name}.tsx`]
/** A document is no element, and is nowhere inside one. */
const closest = (event: Event, selector: string) =>
  (event.target as Partial<Element>).closest?.<HTMLElement>(selector)

/** Fetches the island of a link as soon as the pointer, the keyboard or a finger comes near it. */
const prepare = (event: Event) => {
  const near = closest(event, '[data-island]')
  loader(near?.dataset.island)?.()
    .then((island) => island.ready?.(near!))
    .catch(() => undefined)
}
for (const kind of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(kind, prepare, { passive: true })

addEventListener('click', (event) => {
  const switcher = closest(event, '[data-language]')
  if (switcher) keep(languageCookie, switcher.dataset.language!)
  const trigger = closest(event, 'a[data-island]') as HTMLAnchorElement | undefined
  const load = loader(trigger?.dataset.island)
  if (!trigger || !load || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  load()
    .then((island) => island.open(trigger))
    .catch(() => location.assign(trigger.href))
})

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const load = loader(form.dataset.island)
  if (!load) return
  event.preventDefault()
  load()
    .then((island) => island.open(form))
    .catch(() => form.submit())
})

/** The worker only knows the offline page; it comes with the first touch, so that reading a page costs nothing. */
const keepOffline = () => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
addEventListener('pointerdown', keepOffline, { once: true, passive: true })

/** Pages inside the mobile app have no region. */
const region = document.getElementById('cookies')
const opener = document.querySelector<HTMLElement>('[data-cookies=open]')
if (region && opener) {
  opener.hidden = false
  region.addEventListener('click', (event) => {
    const choice = closest(event, '[data-cookies]')?.dataset.cookies
    if (!choice) return
    keep('marsa_consent', `${cookiePolicy}.${choice}.${new Date().toISOString().slice(0, 10)}`)
    region.hidden = true
  })
  opener.addEventListener('click', () => {
    region.hidden = false
    region.querySelector<HTMLElement>('button')!.focus()
  })
  /** The region comes one second after the page (A 2), unless this version of the question has been answered. */
  if (!document.cookie.includes(`marsa_consent=${cookiePolicy}.`))
    setTimeout(() => (region.hidden = false), 1000)
}

/** A conversation that goes on is there again on every page; who has none loads nothing of it. */
const chat = document.querySelector<HTMLElement>('[data-island=chat]')
if (chat && document.cookie.includes('marsa_chat_open=1')) {
  // Who comes back by the link of a mail sees it at once.
  if (location.hash !== '#chat') chat.dataset.resume = ''
  void loader('chat')!().then((island) => island.open(chat))
}

/** What a page does by itself: when it is opened, if its address says `data-when`, or once somebody scrolls. */
for (const place of document.querySelectorAll<HTMLElement>('[data-run]')) {
  const { run, when = '' } = place.dataset
  const begin = () => void loader(run)!().then((island) => island.open(place))
  if (when === 'scroll') addEventListener(when, begin, { once: true, passive: true })
  else if (run === 'face' ? document.documentElement.dataset.in === '' : location.search.includes(when))
    begin()
}
