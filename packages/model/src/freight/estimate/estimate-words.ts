// An estimate in sentences, the same on its public page and beside the form of a request.
import { comma, say, type Lang } from '../../kit/text.ts'
import { charges } from '../../requests/charges.ts'
import { bases } from '../../requests/unit-price.ts'
import type { EstimateAnswer } from './estimate-endpoints.ts'
import { estimateText as t } from './estimate-text.ts'

/** How whole dirhams, amounts (both decimal text), figures and days are written; the model writes none itself. */
export type Writing = {
  dirhams: (wire: string) => string
  money: (wire: string) => string
  figure: (decimal: string) => string
  day: (day: string) => string
}

export type KnownEstimate = EstimateAnswer & { figure: NonNullable<EstimateAnswer['figure']> }

/** The middle price, what one unit costs, what stands behind it, the days on the way, and what is usually not in it. */
export const estimateWords = (
  lang: Lang,
  { figure, basis, quantity, days }: KnownEstimate,
  { dirhams, money, figure: written, day }: Writing,
): string[] => {
  const { low, median, high, perUnit, transitFrom: from, transitTo: to, missing } = figure
  const times = {
    quantity: written(quantity),
    price: money(perUnit.median),
    per: say(lang, bases[basis].per),
  }
  return [
    ...(low === high
      ? [say(lang, t.same)]
      : figure.source === 'quotations'
        ? [say(lang, t.middle, { median: dirhams(median) })]
        : []),
    ...(quantity === '1' ? [] : [say(lang, t.times, times)]),
    ...(from === null || to === null
      ? []
      : [from === to ? say(lang, t.transit, { count: to }) : say(lang, t.transitRange, { from, count: to })]),
    ...(missing.length > 0
      ? [
          say(lang, t.without, {
            charges: missing.map((code) => say(lang, charges[code])).join(comma(lang)),
          }),
        ]
      : []),
    figure.source === 'quotations'
      ? say(lang, t.from, { count: figure.sample, days, newest: day(figure.newest) })
      : say(lang, t.fromCards, { count: figure.sample, newest: day(figure.newest) }),
  ]
}
