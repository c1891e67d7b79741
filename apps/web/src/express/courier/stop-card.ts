// A stop in the list of the day, and the whole of it once it is opened.
import { comma } from '@marsa/model/kit/text.ts'
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { missReasonText } from '@marsa/model/express/rounds/round-reasons.ts'
import { stopKindText } from '@marsa/model/express/rounds/run-sheet.ts'
import { wishText } from '@marsa/model/express/recipient/wishes.ts'
import { parseMoney } from '@marsa/model/kit/money.ts'
import { giveActs } from '../../kit/phone/redraw.ts'
import { wayTo } from '../../kit/phone/way.ts'
import {
  amountOf,
  button,
  element,
  language,
  line,
  ltr,
  picture,
  say,
  sayRow,
  timeOf,
  typed,
} from './parts.ts'
import type { Stop } from './progress.ts'
import type { Visit } from './store.ts'

export type StopActs = {
  show: (stop: Stop) => void
  arrive: (stop: Stop) => void
  called: (stop: Stop) => void
  succeed: (stop: Stop) => void
  miss: (stop: Stop) => void
}

const place = (stop: Stop): HTMLElement =>
  line('', ...stop.address.flatMap((part, at) => [at > 0 ? comma(language()) : '', typed(part)]))

const facts = (stop: Stop): HTMLElement =>
  line(
    'facts',
    element('span', { class: `kind ${stop.kind.toLowerCase()}` }, sayRow(stopKindText[stop.kind])),
    ...(stop.window
      ? [element('span', {}, ltr(`${timeOf(stop.window.from)}–${timeOf(stop.window.to)}`))]
      : []),
    ...(stop.cod === null ? [] : [element('span', { class: 'cod' }, ltr(amountOf(parseMoney(stop.cod))))]),
    ...(stop.kind !== 'PICKUP' && !stop.isOut && stop.state === 'OPEN'
      ? [
          element(
            'span',
            { class: 'warn' },
            stop.loaded.length > 0
              ? say('loadedOf', { done: stop.loaded.length, all: stop.pieces })
              : say('notLoaded'),
          ),
        ]
      : []),
  )

const outcome = (stop: Stop): HTMLElement =>
  element(
    'span',
    { class: 'outcome' },
    picture(stop.isUnsent ? 'cloud' : stop.state === 'DONE' ? 'check' : 'cross'),
    stop.endedAt ? ltr(timeOf(stop.endedAt)) : '',
    stop.reason ? ` ${sayRow(missReasonText[stop.reason])}` : '',
  )

export const stopRow = (stop: Stop, acts: StopActs): HTMLElement => {
  const row = button(
    'stop',
    () => acts.show(stop),
    element('strong', {}, typed(stop.name)),
    place(stop),
    facts(stop),
    ...(stop.state === 'OPEN' ? [] : [outcome(stop)]),
  )
  row.setAttribute('data-state', stop.state)
  return element('li', {}, row)
}

const link = (
  href: string,
  word: keyof typeof courierText,
  name: Parameters<typeof picture>[0],
): HTMLElement =>
  element(
    'a',
    { class: 'b act', href, ...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' }) },
    picture(name),
    say(word),
  )

const succeedWords = { PICKUP: 'pickUp', DELIVERY: 'deliver', RETURN: 'handBack' } as const
const missWords = { PICKUP: 'missPickup', DELIVERY: 'missDelivery', RETURN: 'missReturn' } as const

const doorPart = (stop: Stop, visit: Visit, blocked: string | undefined, acts: StopActs): HTMLElement[] => [
  ...(visit.arrivedAt
    ? [line('hint', say('arrivedAt', { time: timeOf(visit.arrivedAt) }))]
    : [button('b', () => acts.arrive(stop), picture('door'), say('arrived'))]),
  ...(blocked ? [line('queue wait', blocked)] : []),
  element(
    'div',
    { class: 'pair' },
    button('b', () => acts.miss(stop), say(missWords[stop.kind])),
    ...(blocked ? [] : [button('b main', () => acts.succeed(stop), say(succeedWords[stop.kind]))]),
  ),
]

/** `blocked` says why it cannot be handed over now. */
export const stopPage = (
  stop: Stop,
  visit: Visit,
  blocked: string | undefined,
  acts: StopActs,
): HTMLElement[] => {
  const call = link(`tel:${stop.mobile}`, 'call', 'call')
  const callActs = giveActs(call, { press: () => acts.called(stop) })
  call.addEventListener('click', () => callActs().press())
  const greeting = [courierText.greeting.ar, courierText.greeting.en]
    .map((row) => row.replace('{number}', stop.waybill))
    .join('\n')
  return [
    element(
      'section',
      { class: 'card' },
      facts(stop),
      line('big', typed(stop.name)),
      ...(stop.company ? [line('', typed(stop.company))] : []),
      place(stop),
      ...(stop.landmark ? [line('', typed(stop.landmark))] : []),
      ...(stop.makani ? [line('', ltr(stop.makani))] : []),
      ...(stop.note ? [line('queue wait', typed(stop.note))] : []),
      ...stop.wishes.map(({ kind, words }) =>
        line('queue wait', sayRow(wishText[kind]), ...(words ? [': ', typed(words)] : [])),
      ),
      line('hint', ltr(stop.waybill), ' · ', say('pieces', { count: stop.pieces })),
      element(
        'div',
        { class: 'three' },
        call,
        link(`sms:${stop.mobile}?body=${encodeURIComponent(greeting)}`, 'message', 'message'),
        link(wayTo(stop.pin, stop.address.join(', ')), 'navigate', 'way'),
      ),
    ),
    ...(stop.kind === 'DELIVERY'
      ? [
          line(
            stop.cod === null ? 'hint' : 'amount',
            stop.cod === null ? say('noCod') : say('collect', { amount: amountOf(parseMoney(stop.cod)) }),
          ),
        ]
      : []),
    ...(stop.state === 'OPEN' ? doorPart(stop, visit, blocked, acts) : [line('big', outcome(stop))]),
  ]
}
