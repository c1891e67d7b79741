// The page of a job: where to go, the one next step, what waits to be sent, and whether the location is shared.
import { driverEvent } from '@marsa/model/trucks/road/driver-event-text.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import type { PlannedStep, RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { holdButton } from './hold.ts'
import {
  button,
  callLink,
  element,
  language,
  line,
  ltr,
  nameLanguage,
  picture,
  say,
  timeOf,
  typed,
} from './parts.ts'
import { nextOf, placeOf, stepsOf, wayToPlace } from './progress.ts'
import type { KeptJob, Waiting } from './store.ts'

export type Acts = {
  /** The step was held, or pressed and is to be confirmed. */
  report: (step: RoadStep, isConfirmed: boolean) => void
  hold: (isHeld: boolean) => void
  refused: (at: RoadStep) => void
  share: (isGiven: boolean) => void
  note: (item: Waiting & { kind: 'event' }) => void
  retry: (item: Waiting) => void
  drop: (item: Waiting) => void
}
export type Shown = {
  kept: KeptJob
  queue: Waiting[]
  isOnline: boolean
  sharing: boolean | null
  isBlocked: boolean
}

const nameOf = ({ code, post }: RoadStep, as: 'button' | 'done'): string =>
  [driverEvent(language(), code, as), post && borderPosts[post][nameLanguage()]].filter(Boolean).join(' · ')

const wayLink = (address: string): HTMLElement =>
  element(
    'a',
    { class: 'b act', href: address, target: '_blank', rel: 'noreferrer' },
    picture('way'),
    say('navigate'),
  )

const placeCard = ({ job }: KeptJob, steps: readonly RoadStep[]): HTMLElement => {
  const goal = placeOf(job, steps)
  if (goal.kind === 'empty')
    return element(
      'section',
      { class: 'card' },
      element('h2', {}, say('emptyPlace')),
      line('big', typed(goal.name)),
      element('div', { class: 'pair' }, wayLink(wayToPlace(goal.name))),
    )
  const { place } = goal
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, say(goal.kind === 'pickup' ? 'loadingPlace' : 'unloadingPlace')),
    line('big', typed(place.name[nameLanguage()])),
    ...(place.address ? [line('', typed(place.address))] : []),
    line('time', timeOf(place.at)),
    line('', typed(place.contactName)),
    element('div', { class: 'pair' }, callLink(place.contactNumber), wayLink(wayToPlace(place))),
  )
}

const nextCard = (next: readonly PlannedStep[], acts: Acts): HTMLElement => {
  const [first, ...others] = next
  if (!first) return element('section', { class: 'card done' }, picture('check'), line('big', say('allDone')))
  const hold = element(
    'button',
    { type: 'button', class: 'hold', 'aria-describedby': 'hold' },
    picture(first.code),
    element('span', {}, nameOf(first, 'button')),
  )
  holdButton(hold, {
    held: () => acts.report(first, true),
    pressed: () => acts.report(first, false),
    hold: acts.hold,
  })
  const [behind] = others
  return element(
    'section',
    { class: 'next', 'aria-label': say('next') },
    hold,
    element('p', { id: 'hold', class: 'hint' }, say('hold')),
    ...(behind
      ? [button('b', () => acts.report(behind, false), `${say('skip')}: ${nameOf(behind, 'button')}`)]
      : []),
    ...(first.code === 'DELIVERED'
      ? [button('b', () => acts.refused(first), picture('refused'), say('refused'))]
      : []),
  )
}

const held = (item: Waiting, acts: Acts): HTMLElement => {
  const step = item.kind === 'consent' ? undefined : item.body
  const isEvent = item.kind === 'event'
  return element(
    'section',
    { class: 'card attention', role: 'alert' },
    ...(step ? [line('big', nameOf(step, 'done'))] : []),
    line('', item.state === 'conflict' ? say('alreadyReported') : item.why),
    element(
      'div',
      { class: 'pair' },
      item.state === 'conflict' && isEvent
        ? button('b main', () => acts.note(item), say('note'))
        : button('b main', () => acts.retry(item), say('again')),
      button('b', () => acts.drop(item), say('drop')),
    ),
  )
}

const sharingCard = ({ sharing, isBlocked }: Shown, acts: Acts): HTMLElement => {
  if (sharing === null)
    return element(
      'section',
      { class: 'card ask' },
      element('h2', {}, say('locationTitle')),
      line('', say('locationPurpose')),
      element(
        'div',
        { class: 'pair' },
        button('b', () => acts.share(false), say('locationNo')),
        button('b main', () => acts.share(true), say('locationYes')),
      ),
    )
  if (!sharing)
    return element(
      'section',
      { class: 'card row' },
      button('b', () => acts.share(true), picture('here'), say('locationTitle')),
    )
  return element(
    'section',
    { class: 'card' },
    line('', say(isBlocked ? 'locationBlocked' : 'locationOn')),
    button('b', () => acts.share(false), say('locationStop')),
  )
}

const queueLine = ({ queue, isOnline }: Shown): HTMLElement => {
  const count = queue.filter(({ state }) => state === 'waiting').length
  const words = [
    ...(isOnline ? [] : [say('offline')]),
    count > 0 ? say('waiting', count) : isOnline ? say('sent') : '',
  ]
  return element(
    'p',
    { class: count > 0 || !isOnline ? 'queue wait' : 'queue', role: 'status' },
    picture(count > 0 || !isOnline ? 'cloud' : 'check'),
    element('span', {}, words.filter(Boolean).join(' ')),
  )
}

const doneList = (kept: KeptJob, queue: readonly Waiting[]): HTMLElement => {
  const sent = kept.job.events.map((step) => ({ step, at: step.at, isWaiting: false }))
  const taps = queue.flatMap((item) =>
    item.kind === 'event' && item.state === 'waiting' && item.slot === kept.slot
      ? [{ step: item.body, at: item.body.deviceAt, isWaiting: true }]
      : [],
  )
  return element(
    'ol',
    { class: 'steps' },
    ...[...sent, ...taps].map(({ step, at, isWaiting }) =>
      element(
        'li',
        isWaiting ? { class: 'wait' } : {},
        picture(isWaiting ? 'cloud' : 'check'),
        element('span', {}, nameOf(step, 'done')),
        element('time', { datetime: at }, timeOf(at)),
      ),
    ),
  )
}

const aboutCard = ({ job }: KeptJob): HTMLElement =>
  element(
    'section',
    { class: 'card' },
    line('big', typed(job.commodity)),
    line('', `${job.quantity} ${job.unit[nameLanguage()]}`),
    ...(job.containerNo ? [line('', ltr(job.containerNo))] : []),
    ...(job.instructions ? [line('told', typed(job.instructions))] : []),
    line('', typed(job.company[nameLanguage()])),
    ...(job.call ? [element('div', { class: 'pair' }, callLink(job.call))] : []),
  )

export const headOf = ({ job }: KeptJob): HTMLElement =>
  element('div', { class: 'plate' }, element('strong', {}, ltr(job.plate)), ltr(job.bookingNumber))

export const jobPage = (shown: Shown, acts: Acts): HTMLElement[] => {
  const { kept, queue } = shown
  const own = queue.filter(({ slot }) => slot === kept.slot)
  const steps = stepsOf(kept, own)
  const next = nextOf(kept.job, steps)
  return [
    queueLine({ ...shown, queue: own }),
    ...own.filter(({ state }) => state !== 'waiting').map((item) => held(item, acts)),
    nextCard(next, acts),
    ...(next.length > 0 && shown.sharing === null ? [sharingCard(shown, acts)] : []),
    ...(next.length > 0 ? [placeCard(kept, steps)] : []),
    aboutCard(kept),
    doneList(kept, own),
    ...(next.length > 0 && shown.sharing !== null ? [sharingCard(shown, acts)] : []),
  ]
}
