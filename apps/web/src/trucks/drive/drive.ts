// The driver's page: opens the link on this phone, shows the job, and works on without a network.
import { openDriverLink, viewDriverJob } from '@marsa/model/trucks/driver/driver-endpoints.ts'
import { linkDigits } from '@marsa/model/trucks/driver/driver-link.ts'
import type { DriverJob } from '@marsa/model/trucks/driver/driver-views.ts'
import { driverEvent } from '@marsa/model/trucks/road/driver-event-text.ts'
import {
  driverLangCodes,
  driverLangOf,
  driverLanguages,
  type DriverWord,
} from '@marsa/model/trucks/road/driver-text.ts'
import type { RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { ask, type Refusal } from '../../kit/phone/ask.ts'
import { giveActs, redraw } from '../../kit/phone/redraw.ts'
import './drive.css'
import { headOf, jobPage, type Acts } from './job-page.ts'
import { lastSeen, startSharing, stopSharing } from './location.ts'
import {
  button,
  callLink,
  element,
  language,
  latin,
  line,
  picture,
  say,
  setLanguage,
  sheetOf,
} from './parts.ts'
import { nextOf, stepsOf } from './progress.ts'
import { offsetOf, sending } from './send.ts'
import { needsSheet, openNoteSheet, openStepSheet, type Filled } from './step-sheet.ts'
import {
  addWaiting,
  changeWaiting,
  choice,
  choose,
  keepJob,
  keptJobs,
  takeOut,
  waiting,
  type KeptJob,
  type Waiting,
} from './store.ts'

const main = document.querySelector('main')!
const head = document.querySelector('#head')!
const retryMs = 20_000

/** The job on the page, and what stands in the way of one. */
let kept: KeptJob | undefined
let trouble: (() => HTMLElement[]) | undefined
let queue: Waiting[] = []
let isHeld = false
let isBlocked = false

// The first word of a person counts, before the server has heard it.
const sharing = (): boolean | null => {
  const said = queue.findLast((item) => item.kind === 'consent' && item.slot === kept?.slot)
  return said?.kind === 'consent' ? said.body.isGiven : (kept?.job.sharing ?? null)
}

const show = async (): Promise<void> => {
  queue = await waiting()
  const { slot } = kept ?? {}
  kept = (await keptJobs()).find((each) => each.slot === slot) ?? kept
  // What is drawn anew under a finger would let go of it.
  if (isHeld) return
  if (kept?.over) trouble = () => overPage(kept!.over!, kept!.job.call)
  head.replaceChildren(...(kept ? [headOf(kept)] : []))
  const shown = kept && { kept, queue, isOnline: navigator.onLine, sharing: sharing(), isBlocked }
  redraw(main, trouble ? trouble() : shown ? jobPage(shown, acts) : [line('big', say('loading'))])
  share()
}

const share = (): void => {
  const isWanted = kept && !kept.over && sharing() && nextOf(kept.job, stepsOf(kept, queue)).length > 0
  if (!isWanted) return stopSharing()
  startSharing(
    kept!.slot,
    () => void push(),
    () => {
      isBlocked = true
      void show()
    },
  )
}

/** Sends what waits, and tries again while something does. */
let retry: ReturnType<typeof setTimeout> | undefined
const send = sending(() => void show())
const push = async (): Promise<void> => {
  clearTimeout(retry)
  const isWhole = await send()
  await show()
  if (!isWhole) retry = setTimeout(() => void push(), retryMs)
}

const enqueue = async (item: Parameters<typeof addWaiting>[0]): Promise<void> => {
  await addWaiting(item)
  await show()
  // What is not sent yet must outlive a phone that is short of room.
  void navigator.storage?.persist?.()
  void push()
}

const clock = () => ({ deviceAt: new Date().toISOString(), offsetMs: Math.round(kept!.offsetMs) })
const bare = ({ code, post }: RoadStep): RoadStep => ({ code, post })

const report = (step: RoadStep, filled?: Filled): void => {
  const { files = [], ...entered } = filled ?? {
    seal: null,
    temperature: null,
    note: null,
    receiver: null,
    isShort: false,
  }
  const body = {
    ...bare(step),
    ...entered,
    ...clock(),
    deviceEventId: crypto.randomUUID(),
    position: sharing() ? lastSeen() : null,
  }
  void enqueue({ slot: kept!.slot, kind: 'event', body, files })
}

const note = (kind: 'step' | 'refused', step: RoadStep, words: string): Promise<void> =>
  enqueue({
    slot: kept!.slot,
    kind: 'note',
    body: { ...bare(step), kind, ...clock(), deviceNoteId: crypto.randomUUID(), note: words },
    files: [],
  })

const confirm = (step: RoadStep): void => {
  const dialog: HTMLDialogElement = sheetOf(
    driverEvent(language(), step.code, 'button'),
    element(
      'div',
      { class: 'pair' },
      button('b', () => dialog.close(), say('cancel')),
      button(
        'b main',
        () => {
          dialog.close()
          report(step)
        },
        say('send'),
      ),
    ),
  )
}

const acts: Acts = {
  report: (step, isConfirmed) => {
    if (needsSheet(step, kept!.job)) openStepSheet(step, kept!.job, (filled) => report(step, filled))
    else if (isConfirmed) report(step)
    else confirm(step)
  },
  hold: (held) => {
    isHeld = held
    if (!held) void show()
  },
  refused: (at) => openNoteSheet(say('refused'), (words) => void note('refused', at, words)),
  share: (isGiven) => {
    isBlocked = false
    void enqueue({ slot: kept!.slot, kind: 'consent', body: { isGiven }, files: [] })
  },
  note: (item) =>
    openNoteSheet(say('note'), (words) => void takeOut(item.n).then(() => note('step', item.body, words))),
  retry: (item) => void changeWaiting({ ...item, state: 'waiting' }).then(push),
  drop: (item) => void takeOut(item.n).then(show),
}

const overWords: Record<string, DriverWord> = {
  'trucks.driver-phone': 'otherPhone',
  'trucks.driver-early': 'early',
  'trucks.driver-locked': 'locked',
}

const overPage = (code: string, call: string | null): HTMLElement[] => [
  element(
    'section',
    { class: 'card attention', role: 'alert' },
    line('big', say(overWords[code] ?? 'linkOver')),
    ...(call ? [element('div', { class: 'pair' }, callLink(call))] : []),
  ),
]

const awayPage = (again: () => void): HTMLElement[] => [
  element(
    'section',
    { class: 'card attention', role: 'alert' },
    line('big', say('noNetwork')),
    button('b main', again, picture('cloud'), say('again')),
  ),
]

const digitsPage = (token: string, left?: number): HTMLElement[] => {
  const digits = element('input', {
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: String(linkDigits),
    dir: 'ltr',
    id: 'digits',
  }) as HTMLInputElement
  const form = element(
    'form',
    { class: 'card' },
    element('label', { for: 'digits', class: 'big' }, say('phoneAsked')),
    digits,
    ...(left === undefined ? [] : [element('p', { class: 'fault', role: 'alert' }, say('phoneWrong', left))]),
    element('button', { class: 'b main' }, say('send')),
  )
  const acts = giveActs(form, { send: (typed: string) => void open(token, typed) })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = latin(digits.value).replace(/\D/g, '')
    if (typed.length === linkDigits) acts().send(typed)
    else digits.focus()
  })
  return [form]
}

const take = async (token: string, job: DriverJob): Promise<void> => {
  trouble = undefined
  kept = { slot: job.slot, token, job, offsetMs: offsetOf(job.now), over: null }
  await keepJob(kept)
  await choose('current', job.slot)
  void push()
}

const refused = ({ code, params }: Refusal, token: string): (() => HTMLElement[]) => {
  if (code === 'trucks.driver-digits') return () => digitsPage(token)
  if (code === 'trucks.driver-digits-wrong') return () => digitsPage(token, Number(params['left']))
  const { call } = params
  return () => overPage(code, typeof call === 'string' && call !== '' ? call : null)
}

/** Opens a link that this phone does not know: the first use asks the digits, and the same attempt may be made again. */
const open = async (token: string, digits: string | null): Promise<void> => {
  const attempt = (await choice('attempt')) ?? crypto.randomUUID()
  await choose('attempt', attempt)
  const reply = await ask(openDriverLink, { body: { token, digits, attempt } })
  if (reply.kind === 'answered') {
    await choose('attempt', crypto.randomUUID())
    return take(token, reply.answer)
  }
  trouble = reply.kind === 'away' ? () => awayPage(() => void open(token, digits)) : refused(reply, token)
  await show()
  document.querySelector<HTMLElement>('#digits')?.focus()
}

/** Shows a job that is known at once, and then what the server says of it. */
const resume = async (known: KeptJob): Promise<void> => {
  kept = known
  await choose('current', known.slot)
  await show()
  const reply = await ask(viewDriverJob, { link: known.job.link })
  if (reply.kind === 'answered') return take(known.token, reply.answer)
  if (reply.kind === 'refused') await keepJob({ ...known, over: reply.code })
  await show()
}

const start = async (): Promise<void> => {
  trouble = undefined
  kept = undefined
  const token = location.hash.slice(1)
  const [jobs, current] = [await keptJobs(), await choice('current')]
  const known = jobs.find((each) => (token ? each.token === token : each.slot === current))
  if (known) await resume(known)
  else if (token) await open(token, null)
  else {
    trouble = () => overPage('trucks.driver-link', null)
    await show()
  }
}

const languages = (): void => {
  const select = document.querySelector<HTMLSelectElement>('#languages')!
  select.replaceChildren(
    ...driverLangCodes.map(
      (code) => new Option(driverLanguages[code].name, code, false, code === language()),
    ),
  )
  select.addEventListener('change', () => {
    const chosen = driverLangCodes.find((code) => code === select.value)!
    setLanguage(chosen)
    void choose('lang', chosen).then(show)
  })
}

/** Chosen here before, else as the link says, else as the phone. */
const linked = new URLSearchParams(location.search).get('language')
setLanguage((await choice('lang')) ?? driverLangOf([...(linked ? [linked] : []), ...navigator.languages]))
languages()
// The page alone, so that nothing else of the product is taken over.
void navigator.serviceWorker?.register('/drive-sw.js', { scope: location.pathname }).catch(() => undefined)
addEventListener('online', () => void (trouble ? start() : push()))
addEventListener('offline', () => void show())
addEventListener('hashchange', () => void start())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && kept && !trouble) void resume(kept)
})
await start()
