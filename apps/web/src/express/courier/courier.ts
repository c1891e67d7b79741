// The courier's page: draws the day from what the phone keeps, takes what is done at each door, and sends it when it can.
import { readScanCode } from '@marsa/model/express/rounds/scan.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { redraw } from '../../kit/phone/redraw.ts'
import { session } from '../../kit/session.ts'
import './courier.css'
import { openDeliverSheet } from './deliver-sheet.ts'
import { openMissSheet } from './miss-sheet.ts'
import { cashPage, queuePage, todayPage } from './pages.ts'
import { amountOf, element, language, line, picture, say } from './parts.ts'
import { startPlace, lastPlace } from './place.ts'
import { cashOf, isOverLimit, scanned, stopsOf, waybillOf, type Scanned, type Stop } from './progress.ts'
import { makeScanPage, stopCamera } from './scan-page.ts'
import { loadDay, sending } from './send.ts'
import { eventOf, openCollectSheet, openHandBackSheet, type Filled } from './stop-acts.ts'
import { stopPage, type StopActs } from './stop-card.ts'
import {
  addWaiting,
  changeWaiting,
  drop,
  forgetDay,
  keepVisit,
  keptDay,
  visitOf,
  waiting,
  type KeptDay,
  type Visit,
  type Waiting,
} from './store.ts'

const main = document.querySelector('main')!
const head = document.querySelector('#head')!
const tabs = document.querySelector('#tabs')!
const retryMs = 20_000

let kept: KeptDay | undefined
let queue: Waiting[] = []
let visit: Visit = { arrivedAt: null, called: false }
let isSignedOut = false
/** Why the server shows no day, such as to somebody who is no courier. */
let refusal: string | undefined
/** Pieces that were scanned at a door, until its sheet is opened. */
const pieces = new Map<string, Set<number>>()

const now = (): Date => new Date(Date.now() + (kept?.offsetMs ?? 0))
const stops = (): Stop[] => (kept ? stopsOf(kept.day, queue) : [])
const own = (): Waiting[] => queue.filter(({ courierId }) => courierId === kept?.day.courierId)
const view = (): string => location.hash.slice(1) || 'today'
const stopShown = (): Stop | undefined => stops().find(({ id }) => view() === `stop=${id}`)

const scanPart = makeScanPage(
  (code) => onScan(code),
  (code) => readScanCode(code) !== undefined,
)

const banners = (): HTMLElement[] => {
  const count = own().filter(({ state }) => state === 'waiting').length
  const words = [
    ...(navigator.onLine ? [] : [say('offline')]),
    ...(count > 0 ? [say('waits', { count })] : []),
  ]
  return [
    ...(isSignedOut
      ? [
          element(
            'section',
            { class: 'card attention', role: 'alert' },
            line('big', say('signedOut')),
            line('', say('signedOutHint')),
            element(
              'a',
              {
                class: 'b main',
                href: `/${language()}/sign-in?next=${encodeURIComponent(location.pathname)}`,
              },
              say('signIn'),
            ),
          ),
        ]
      : []),
    ...(words.length > 0
      ? [
          element(
            'p',
            { class: 'queue wait', role: 'status' },
            picture('cloud'),
            element('span', {}, words.join(' ')),
          ),
        ]
      : []),
  ]
}

/** Cash is collected up to the limit, and nothing is handed over that was not loaded. */
const blockedBecause = (stop: Stop): string | undefined => {
  if (!kept || stop.kind === 'PICKUP') return undefined
  if (!stop.isOut) return say('notLoaded')
  return stop.cod !== null && isOverLimit(kept.day, cashOf(kept.day, queue))
    ? say('limitReached', { amount: amountOf(parseMoney(kept.day.cash.limit)) })
    : undefined
}

const body = (): HTMLElement[] => {
  if (!kept) return refusal ? [line('big', refusal)] : isSignedOut ? [] : [line('big', say('loading'))]
  const { day } = kept
  const stop = stopShown()
  if (stop) return stopPage(stop, visit, blockedBecause(stop), acts)
  const cash = cashOf(day, queue)
  if (view() === 'scan') return [scanPart]
  if (view() === 'cash') return cashPage(day, cash)
  if (view() === 'queue')
    return queuePage(own(), queue.length > own().length, stops(), {
      again: (item) => void changeWaiting({ ...item, state: 'waiting' }).then(push),
      drop: (item) => void drop(item.n).then(show),
    })
  return todayPage(day, stops(), cash, { ...acts, scan: () => void (location.hash = 'scan') })
}

const pagesOfTabs = ['today', 'scan', 'cash', 'queue'] as const
const pictureOfTab = { today: 'today', scan: 'scan', cash: 'cash', queue: 'cloud' } as const

const tabLinks = (): HTMLElement[] =>
  pagesOfTabs.map((page) => {
    const isHere = view() === page || (page === 'today' && view().startsWith('stop='))
    const count = page === 'queue' ? own().length : 0
    return element(
      'a',
      { href: `#${page}`, ...(isHere && { 'aria-current': 'page' }) },
      picture(pictureOfTab[page]),
      element('span', {}, say(page), count > 0 ? ` (${count})` : ''),
    )
  })

const show = async (): Promise<void> => {
  queue = await waiting()
  kept = await keptDay()
  // Nothing of a day that is over is seen any more.
  if (kept && kept.day.day !== dayOf(now())) {
    await forgetDay()
    kept = undefined
    void refresh()
  }
  const stop = stopShown()
  visit = stop ? await visitOf(stop.id) : { arrivedAt: null, called: false }
  if (view() !== 'scan') stopCamera()
  head.replaceChildren(
    element('strong', {}, say('title')),
    element('span', {}, kept ? kept.day.depot[language()] : ''),
  )
  redraw(tabs, tabLinks())
  redraw(main, [...banners(), ...body()])
}

let retry: ReturnType<typeof setTimeout> | undefined
const send = sending(() => void show())
const push = async (): Promise<void> => {
  clearTimeout(retry)
  await show()
  const isWhole = await send()
  isSignedOut = session.state().status === 'out'
  await show()
  if (!isWhole && !isSignedOut) retry = setTimeout(() => void push(), retryMs)
}

const refresh = async (): Promise<void> => {
  const loaded = await loadDay()
  isSignedOut = loaded === 'signed-out'
  refusal = typeof loaded === 'object' ? loaded.sentence : undefined
  await push()
}

const enqueue = async (code: string, filled: Filled): Promise<void> => {
  if (!kept) return
  const where = { code, capturedAt: now().toISOString(), pin: lastPlace() }
  await addWaiting({ courierId: kept.day.courierId, body: eventOf(filled, where), files: filled.files })
  // What is not sent yet must outlive a phone that is short of room.
  void navigator.storage?.persist?.()
  void push()
}

const report = (stop: Stop, filled: Filled): void => {
  pieces.delete(stop.id)
  location.hash = 'today'
  void enqueue(stop.waybill, filled)
}

const opens = { PICKUP: openCollectSheet, DELIVERY: openDeliverSheet, RETURN: openHandBackSheet } as const

const acts: StopActs = {
  show: (stop) => void (location.hash = `stop=${stop.id}`),
  arrive: (stop) => void keepVisit(stop.id, { ...visit, arrivedAt: now().toISOString() }).then(show),
  called: (stop) => void keepVisit(stop.id, { ...visit, called: true }),
  succeed: (stop) =>
    opens[stop.kind](stop, [...(pieces.get(stop.id) ?? [])], (filled) => report(stop, filled)),
  miss: (stop) => openMissSheet(stop, visit, now, (filled) => report(stop, filled)),
}

/** A parcel that is to be loaded is loaded by its scan; one at a door opens its stop. */
const onScan = (code: string): Scanned => {
  const said = scanned(stops(), code)
  if (said.word === 'loaded') void enqueue(code, { kind: 'LOADED', pieces: said.pieces, files: [] })
  if (said.word === 'stranger') void enqueue(waybillOf(code), { kind: 'SEEN', files: [] })
  if (said.word === 'right') {
    pieces.set(said.stop.id, new Set([...(pieces.get(said.stop.id) ?? []), ...said.pieces]))
    if ((pieces.get(said.stop.id)?.size ?? 0) >= said.stop.pieces) location.hash = `stop=${said.stop.id}`
  }
  return said
}

// The page alone, in both languages, so that it opens and changes its language without a network.
for (const lang of ['en', 'ar'])
  void navigator.serviceWorker
    ?.register('/courier-sw.js', { scope: `/${lang}/courier` })
    .catch(() => undefined)
addEventListener('online', () => void refresh())
addEventListener('offline', () => void show())
addEventListener('hashchange', () => void show())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh()
})
setInterval(() => void show(), 60_000)
startPlace()
await show()
await session.start()
await refresh()
