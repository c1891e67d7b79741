// The lane prices of the landing page: shown only when the server has medians of accepted quotes.
import { asLang, say, type Lang } from '@marsa/model/kit/text.ts'
import type { publicLanes } from '@marsa/model/freight/public-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { lanesText as t } from '../text/islands.ts'
import { shell } from '../text/shell.ts'
import { element, icon } from '../dom/element.ts'
import { readPublic } from '../dom/read.ts'

/** One row of the answer: the median of accepted quotes of one lane and way of loading. */
export type LanePrice = AnswerOf<typeof publicLanes>['items'][number]

const money = (lang: Lang, amount: string) => {
  const shownAmount = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(Number(amount))
  const currency = element('span', { class: 'cur' }, say(lang, shell.aed))
  return lang === 'ar'
    ? element('bdi', { class: 'money' }, element('bdi', { dir: 'ltr' }, shownAmount), '\u00a0', currency)
    : element('bdi', { class: 'money' }, currency, '\u00a0', shownAmount)
}

const route = (lang: Lang, lane: LanePrice) =>
  element(
    'span',
    { class: 'route med' },
    lang === 'ar' ? lane.originAr : lane.originEn,
    icon('arrow', 'flip'),
    lang === 'ar' ? lane.destinationAr : lane.destinationEn,
  )

const days = (lang: Lang, { transitFrom: from, transitTo: to }: LanePrice) =>
  from === to ? say(lang, t.days, { count: to }) : say(lang, t.daysRange, { from, count: to })

const cargo = (lang: Lang, { mode, containerType }: LanePrice) => {
  const type = containerTypes[containerType as keyof typeof containerTypes]
  const word = say(lang, t[mode])
  return type ? say(lang, t.modeWithCargo, { mode: word, cargo: say(lang, type) }) : word
}

const quoteLink = (lang: Lang, { mode, origin, destination }: LanePrice) =>
  `/${lang}/freight/quote?${new URLSearchParams({ mode, origin, destination }).toString()}`

const row = (lang: Lang, lane: LanePrice) =>
  element(
    'tr',
    {},
    element('th', { scope: 'row' }, route(lang, lane)),
    element(
      'td',
      {},
      element(
        'span',
        { class: 'row' },
        icon(lane.mode === 'sea' ? 'ship' : 'plane', 'i-s'),
        cargo(lang, lane),
      ),
    ),
    element('td', { class: 'n' }, days(lang, lane)),
    element('td', { class: 'n' }, element('b', { class: 'strong' }, money(lang, lane.median))),
    element(
      'td',
      { class: 'endt' },
      element(
        'a',
        { class: 'go dense', href: quoteLink(lang, lane) },
        say(lang, shell.getQuote),
        icon('end', 'flip i-s'),
      ),
    ),
  )

const card = (lang: Lang, lane: LanePrice) =>
  element(
    'a',
    { class: 'card card-b row between lane-card', href: quoteLink(lang, lane) },
    element(
      'span',
      { class: 'stack g1' },
      route(lang, lane),
      element('span', { class: 'cap muted' }, cargo(lang, lane)),
      element('span', { class: 'cap muted' }, days(lang, lane)),
    ),
    element('span', { class: 'strong' }, money(lang, lane.median)),
  )

const table = (lang: Lang, lanes: LanePrice[]) => {
  const head = ['lane', 'mode', 'transit', 'price'] as const
  const titles = head.map((key) =>
    element(
      'th',
      { scope: 'col', ...(key === 'transit' || key === 'price' ? { class: 'n' } : {}) },
      say(lang, t[key]),
    ),
  )
  const action = element('th', { scope: 'col' }, element('span', { class: 'vh' }, say(lang, t.action)))
  const body = element('tbody', {}, ...lanes.map((lane) => row(lang, lane)))
  return element(
    'div',
    { class: 'card wide' },
    element(
      'div',
      { class: 'tbl' },
      element('table', {}, element('thead', {}, element('tr', {}, ...titles, action)), body),
    ),
  )
}

export const open = async (place: HTMLElement): Promise<void> => {
  const lang = asLang(place.dataset.lanes)
  const answer = await readPublic<typeof publicLanes>('lanes')
  if (!answer?.items.length) return
  const { items: lanes, days: period } = answer
  const heading = element(
    'div',
    { class: 'stack g2 sec-t' },
    element('h2', { class: 'h2-l' }, say(lang, t.heading)),
    element('p', { class: 'muted' }, say(lang, t.basis, { days: period })),
    element('a', { class: 'link', href: `/${lang}/freight/estimate` }, say(lang, t.other)),
  )
  const cards = element('div', { class: 'cards narrow' }, ...lanes.map((lane) => card(lang, lane)))
  place.replaceChildren(
    element(
      'section',
      { class: 'band' },
      element('div', { class: 'sec page' }, heading, table(lang, lanes), cards),
    ),
  )
  place.hidden = false
}
