// The answer of the rate calculator as cards: price with VAT, delivery day, each line with its formula, and the hint.
import { lineNames } from '@marsa/model/express/pricing/price-text.ts'
import type { Rate, RateAnswer } from '@marsa/model/express/pricing/rate-endpoints.ts'
import { serviceNames } from '@marsa/model/express/services.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { ratesText as t } from '../text/rates.ts'
import { shell } from '../text/shell.ts'
import { element, icon } from './element.ts'

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

/** An amount as each language writes it. */
const money = (lang: Lang, amount: string): HTMLElement => {
  const currency = element('span', { class: 'cur' }, say(lang, shell.aed))
  const figure = grouped.format(amount as `${number}`)
  return lang === 'ar'
    ? element('bdi', { class: 'money' }, element('bdi', { dir: 'ltr' }, figure), '\u00a0', currency)
    : element('bdi', { class: 'money' }, currency, '\u00a0', figure)
}

/** The day in words; the calendar's day, wherever the reader is. */
const dayIn = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-AE', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

const isTaxed = ({ lines }: Rate): boolean => lines.some(({ vatCategory }) => vatCategory === 'standard')

const row = (lang: Lang, name: string, amount: string, formula?: string): HTMLElement =>
  element(
    'div',
    {},
    element(
      'dt',
      {},
      name,
      formula === undefined ? undefined : element('span', { class: 'cap muted' }, formula),
    ),
    element('dd', {}, money(lang, amount)),
  )

const why = (lang: Lang, rate: Rate): HTMLElement =>
  element(
    'div',
    { class: 'stack g2' },
    element('h4', { class: 'cap muted' }, say(lang, t.why)),
    element(
      'dl',
      { class: 'rate-lines' },
      ...rate.lines.map(({ code, net, formula }) => row(lang, lineNames[code][lang], net, formula)),
      ...(isTaxed(rate)
        ? [row(lang, say(lang, t.net), rate.net), row(lang, say(lang, t.vat), rate.vat)]
        : []),
      row(lang, say(lang, t.total), rate.total),
    ),
  )

const delivery = (lang: Lang, { etaDate, etaDays }: Rate): HTMLElement =>
  element(
    'p',
    { class: 'row rate-day' },
    icon('clock'),
    element(
      'span',
      {},
      element('b', {}, say(lang, t.delivery, { day: dayIn(lang, etaDate) })),
      ` (${say(lang, t.inDays, { count: etaDays })})`,
    ),
  )

const card = (lang: Lang, rate: Rate, badges: string[]): HTMLElement =>
  element(
    'article',
    { class: 'card card-b stack g5 rate' },
    element(
      'div',
      { class: 'row between wrap' },
      element('h3', { class: 'h3-l' }, serviceNames[rate.service][lang]),
      ...badges.map((badge) => element('span', { class: 'badge b-good' }, badge)),
    ),
    element(
      'div',
      { class: 'stack g1' },
      element('p', { class: 'price' }, money(lang, rate.total)),
      element('p', { class: 'cap muted' }, say(lang, isTaxed(rate) ? t.withVat : t.zeroVat)),
    ),
    delivery(lang, rate),
    why(lang, rate),
    rate.hint === null
      ? undefined
      : element('p', { class: 'banner bn-info' }, icon('parcel'), element('span', {}, rate.hint)),
  )

/** Words beside a service where there are several, and only where one is ahead alone. */
const badgesOf = (lang: Lang, { rates }: RateAnswer, rate: Rate): string[] => {
  const isAhead = (valueOf: (each: Rate) => number) =>
    rates.every((each) => each === rate || valueOf(rate) < valueOf(each))
  if (rates.length < 2) return []
  return [
    ...(isAhead(({ total }) => Number(total)) ? [say(lang, t.lowest)] : []),
    ...(isAhead(({ etaDays }) => etaDays) ? [say(lang, t.fastest)] : []),
  ]
}

export const rateCards = (lang: Lang, answer: RateAnswer): HTMLElement[] => [
  element(
    'p',
    { class: 'muted' },
    say(lang, t.chargeable, { kg: short.format(Number(answer.chargeableWeight)) }),
  ),
  element(
    'div',
    { class: 'rate-cards' },
    ...answer.rates.map((rate) => card(lang, rate, badgesOf(lang, answer, rate))),
  ),
  element('p', { class: 'cap muted' }, say(lang, t.pickup)),
]

/** The first price and its day in one line: for a phone's bar and for who listens. */
export const inShort = (lang: Lang, { rates }: RateAnswer): HTMLElement[] => {
  const [first] = rates
  if (!first) return []
  return [
    element('span', { class: 'muted' }, serviceNames[first.service][lang]),
    element('b', {}, money(lang, first.total)),
    element('span', { class: 'muted' }, say(lang, t.inDays, { count: first.etaDays })),
  ]
}
