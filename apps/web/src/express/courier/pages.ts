// The pages of the day: stops, cash in hand, and what waits to be sent.
import { courierEventText } from '@marsa/model/express/rounds/courier-text.ts'
import type { CourierDay } from '@marsa/model/express/rounds/round-views.ts'
import type { StopKind } from '@marsa/model/express/rounds/run-sheet.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import { amountOf, button, element, language, line, ltr, picture, say, sayRow, timeOf } from './parts.ts'
import { isOverLimit, stopOf, waybillOf, type CashRow, type Stop } from './progress.ts'
import { stopRow, type StopActs } from './stop-card.ts'
import type { Waiting } from './store.ts'

const counts = [
  ['PICKUP', 'pickups'],
  ['DELIVERY', 'deliveries'],
  ['RETURN', 'returns'],
] as const satisfies readonly (readonly [StopKind, string])[]

const figures = (stops: readonly Stop[], cash: readonly CashRow[]): HTMLElement =>
  element(
    'dl',
    { class: 'figures' },
    ...counts.flatMap(([kind, word]) => {
      const all = stops.filter((stop) => stop.kind === kind)
      const done = all.filter(({ state }) => state !== 'OPEN').length
      return all.length === 0
        ? []
        : [
            element(
              'div',
              {},
              element('dt', {}, say(word)),
              element('dd', {}, say('ofAll', { done, all: all.length })),
            ),
          ]
    }),
    element(
      'div',
      {},
      element('dt', {}, say('inHand')),
      element('dd', {}, ltr(amountOf(sum(cash.map(({ fils }) => fils))))),
    ),
  )

const empty = (title: string, hint: string, name: Parameters<typeof picture>[0]): HTMLElement =>
  element('section', { class: 'card done' }, picture(name), line('big', title), line('hint', hint))

const list = (title: string, stops: readonly Stop[], acts: StopActs): HTMLElement =>
  element(
    'section',
    {},
    element('h2', {}, title),
    element('ol', { class: 'stops' }, ...stops.map((stop) => stopRow(stop, acts))),
  )

export const todayPage = (
  day: CourierDay,
  stops: readonly Stop[],
  cash: readonly CashRow[],
  acts: StopActs & { scan: () => void },
): HTMLElement[] => {
  if (day.sheetId === null) return [empty(say('noSheet'), say('noSheetHint'), 'today')]
  const open = stops.filter(({ state }) => state === 'OPEN')
  const ended = stops.filter(({ state }) => state !== 'OPEN')
  const toLoad = open
    .filter(({ kind, isOut }) => kind !== 'PICKUP' && !isOut)
    .reduce((count, stop) => count + stop.pieces - stop.loaded.length, 0)
  return [
    figures(stops, cash),
    ...(toLoad > 0 ? [button('b main', acts.scan, picture('scan'), say('toLoad', { count: toLoad }))] : []),
    open.length > 0
      ? list(say('open'), open, acts)
      : empty(say('allDone'), say('allDoneHint', { depot: day.depot[language()] }), 'check'),
    ...(ended.length > 0 ? [list(say('ended'), ended, acts)] : []),
  ]
}

export const cashPage = (day: CourierDay, rows: readonly CashRow[]): HTMLElement[] => {
  const limit = amountOf(parseMoney(day.cash.limit))
  if (rows.length === 0) return [empty(say('noCash'), say('limit', { amount: limit }), 'cash')]
  return [
    element(
      'section',
      { class: 'card' },
      element('h2', {}, say('inHand')),
      line('amount', ltr(amountOf(sum(rows.map(({ fils }) => fils))))),
      line('hint', say('limit', { amount: limit })),
      ...(isOverLimit(day, rows) ? [line('queue wait', say('limitReached', { amount: limit }))] : []),
      line('', say('cashHint', { depot: day.depot[language()] })),
      element('a', { class: 'b main', href: `/${language()}/courier/cash` }, say('deposit')),
    ),
    element(
      'ol',
      { class: 'rows' },
      ...rows.map((row) =>
        element(
          'li',
          {},
          ltr(row.waybill),
          element('strong', {}, ltr(amountOf(row.fils))),
          element('span', { class: 'hint' }, ltr(timeOf(row.at)), row.isUnsent ? ` · ${say('notSent')}` : ''),
        ),
      ),
    ),
  ]
}

export type QueueActs = { again: (item: Waiting) => void; drop: (item: Waiting) => void }

/** What became of an event that was set aside: nothing, and whatever the courier holds is still in hand. */
const asideLines = ({ body: { kind, cash } }: Waiting, isOpen: boolean): HTMLElement[] => [
  line('', say('asideKept')),
  ...(kind === 'DELIVERED' && isOpen ? [line('', say('asideParcel'))] : []),
  ...(cash ? [line('', say('asideCash', { amount: amountOf(parseMoney(cash)) }))] : []),
]

const itemCard = (item: Waiting, stops: readonly Stop[], acts: QueueActs): HTMLElement => {
  const { kind, code, capturedAt } = item.body
  const title = line('big', sayRow(courierEventText[kind]), ' · ', ltr(waybillOf(code)))
  const when = line('hint', ltr(timeOf(capturedAt)))
  if (item.state === 'waiting') return element('li', { class: 'card' }, title, when)
  const isRefused = item.state === 'refused'
  return element(
    'li',
    { class: 'card attention', role: 'alert' },
    element('h2', {}, say(isRefused ? 'refusedTitle' : 'asideTitle')),
    title,
    when,
    line('', item.why),
    ...(isRefused ? [] : asideLines(item, stopOf(stops, waybillOf(code))?.state === 'OPEN')),
    element(
      'div',
      { class: 'pair' },
      ...(isRefused ? [button('b main', () => acts.again(item), say('again'))] : []),
      button(isRefused ? 'b' : 'b main', () => acts.drop(item), say(isRefused ? 'drop' : 'understood')),
    ),
  )
}

export const queuePage = (
  items: readonly Waiting[],
  hasOthers: boolean,
  stops: readonly Stop[],
  acts: QueueActs,
): HTMLElement[] => [
  ...(hasOthers ? [line('queue wait', say('otherCourier'))] : []),
  ...(items.length === 0
    ? [empty(say('nothingWaits'), '', 'check')]
    : [
        line('hint', say('queueHint')),
        element('ol', { class: 'rows' }, ...items.map((item) => itemCard(item, stops, acts))),
      ]),
]
