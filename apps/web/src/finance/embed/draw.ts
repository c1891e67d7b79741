// Draws a report in a frame: the bones while it is opened, its rows with their sums, or why it could not be opened.
import { embedText as words } from '@marsa/model/finance/reports/embed-text.ts'
import type { viewReport } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { date, dateTime, number } from '../../kit/format.ts'

export type Report = Omit<AnswerOf<typeof viewReport>, 'session'>
type Kind = Report['columns'][number]['kind']

const main = document.querySelector('main')!
const pageLang: Lang = document.documentElement.lang === 'ar' ? 'ar' : 'en'
/** As they came with the page. */
const bones = [...main.children]

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const press = (label: string, onPress: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button' }, label)
  made.addEventListener('click', onPress, { once: true })
  return made
}

export const drawWaiting = (): void => {
  main.setAttribute('aria-busy', 'true')
  main.replaceChildren(...bones)
}

export const drawFailure = (sentence: string | undefined, onAgain: () => void): void => {
  main.removeAttribute('aria-busy')
  main.replaceChildren(
    element(
      'div',
      { class: 'failed', role: 'alert' },
      element('h1', {}, say(pageLang, words.failed)),
      ...(sentence ? [element('p', {}, sentence)] : []),
      press(say(pageLang, words.again), onAgain),
    ),
  )
}

const textOf = (kind: Kind, value: string | null, lang: Lang): string => {
  if (value === null || value === '') return ''
  // The heading names the currency.
  if (kind === 'amount') return number(value, lang, 2)
  if (kind === 'moment') return dateTime(value, lang)
  if (kind === 'day') return date(value, lang)
  return kind === 'count' || kind === 'weight' ? number(value, lang) : value
}

const isFigure = (kind: Kind): boolean => kind === 'amount' || kind === 'count' || kind === 'weight'

const cellsOf = (report: Report, values: readonly (string | null)[], lang: Lang): HTMLElement[] =>
  report.columns.map(({ label, kind }, at) =>
    element(
      'td',
      { 'data-label': label, ...(isFigure(kind) && { class: 'figure' }) },
      element('bdi', {}, textOf(kind, values[at] ?? null, lang)),
    ),
  )

const tableOf = (report: Report, lang: Lang): HTMLElement => {
  const heads = report.columns.map(({ label, kind }) =>
    element('th', { scope: 'col', ...(isFigure(kind) && { class: 'figure' }) }, label),
  )
  const rows = report.rows.map((row) => element('tr', {}, ...cellsOf(report, row, lang)))
  const hasTotals = report.totals.some((total) => total !== null)
  const totals = cellsOf(report, report.totals, lang)
  if (hasTotals && report.totals[0] === null) totals[0]!.replaceChildren(say(lang, words.total))
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows),
    ...(hasTotals ? [element('tfoot', {}, element('tr', {}, ...totals))] : []),
  )
}

export const drawReport = (report: Report, lang: Lang, onMore: () => void): void => {
  main.removeAttribute('aria-busy')
  const shown = { shown: String(report.rows.length), count: String(report.count) }
  main.replaceChildren(
    element('h1', {}, report.title),
    element(
      'p',
      { role: 'status' },
      `${report.period} · ${say(lang, words.shown, shown)} · ${say(lang, words.asOf, { time: dateTime(report.asOf, lang) })}`,
    ),
    report.rows.length === 0 ? element('p', {}, say(lang, words.empty)) : tableOf(report, lang),
    ...(report.next === null ? [] : [press(say(lang, words.more), onMore)]),
  )
}
