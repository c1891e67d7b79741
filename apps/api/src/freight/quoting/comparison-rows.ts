// The rows of the printed comparison: journey, charges, VAT and totals, each with its labels in both languages.
import { comparedStay, comparedStayFils, stayTariffOf } from '@marsa/model/freight/execution/stay-cost.ts'
import { containersOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { stopsText } from '@marsa/model/freight/quoting/stops.ts'
import type { ComparedQuotation } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import {
  comparisonPdfText as words,
  landedText,
  stayText,
} from '@marsa/model/freight/quoting/comparison-text.ts'
import {
  gccCountries,
  isEstimated,
  landedCost,
  landedFacts,
} from '@marsa/model/freight/quoting/landed-cost.ts'
import { freightOfferFields } from '@marsa/model/freight/quoting/offer-fields.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { say } from '@marsa/model/kit/text.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { timeParam, written } from '@marsa/model/messages/message.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { chargesIn } from '@marsa/model/requests/offer.ts'
import { netsOf } from '@marsa/model/requests/compare.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { offerStateText } from '@marsa/model/requests/text.ts'
import { writtenField } from '../../requests/door.ts'
import type { RequestRow } from '../requests.store.ts'

type Both = { en: string; ar: string }
/** A cell: text in one writing, or in both languages; `tone` marks what is missing. */
type Cell = string | (Both & { tone?: 'missing' })
type Row = { label: Both; cells: Cell[]; strong?: true; money?: true }
type Group = { title: Both; rows: Row[] }

const isolates = /[\u2066-\u2069]/g
/** Without marks of direction, for which the page has no glyph. */
export const plain = ({ en, ar }: Both): Both => ({
  en: en.replace(isolates, ''),
  ar: ar.replace(isolates, ''),
})
/** A name, a number or a date is printed once. */
const once = (both: Both): Cell => (both.en === both.ar ? both.en : both)
const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')
const dash = '–'
const numberOrDash = (value: number | null): string => (value === null ? dash : String(value))
/** Outside working hours no working time passes. */
const answered = (minutes: number | null): Cell =>
  minutes === 0 ? { en: 'under 1', ar: 'أقل من 1' } : numberOrDash(minutes)
const notQuoted: Cell = { ...compareText.notQuoted, tone: 'missing' }
const notIncluded: Cell = { ...compareText.notIncluded, tone: 'missing' }
const notOffered: Cell = { ...compareText.notOffered, tone: 'missing' }

/** What stands where a quotation has no amount. */
const unpriced = (quote: ComparedQuotation, code: ChargeCode, isExpected: boolean): Cell => {
  if (quote.included.includes(code)) return compareText.included
  if (quote.notOffered.includes(code)) return notOffered
  if (chargesIn(quote.offer, 'excluded').includes(code)) return notIncluded
  return isExpected ? notQuoted : dash
}

export type ComparisonFacts = {
  request: RequestRow
  quotations: readonly ComparedQuotation[]
  expected: readonly ChargeCode[]
  originCountry: string
  settings: SettingsInForce
  now: Date
}

const stateOf = (quote: ComparedQuotation, now: Date): Cell => {
  if (quote.state === 'Q_SUBMITTED' && now.getTime() > Date.parse(quote.expiryDate))
    return compareText.expired
  return offerStateText[quote.state as keyof typeof offerStateText]
}

/** What the offers say beside the way, where any of them says it. */
const offerRows = (quotes: readonly ComparedQuotation[]): Row[] =>
  Object.entries(freightOfferFields).flatMap(([name, field]) => {
    const cells = quotes.map(({ offer }) =>
      offer?.[name] === undefined ? dash : once(writtenField(field, offer[name])),
    )
    return cells.every((cell) => cell === dash) ? [] : [{ label: field.label, cells }]
  })

const journey = (quotes: readonly ComparedQuotation[], now: Date): Group => ({
  title: compareText.journey,
  rows: [
    { label: compareText.validity, cells: quotes.map((quote) => untilOf(quote, now)) },
    { label: words.rating, cells: quotes.map(({ agentRating }) => agentRating?.toFixed(1) ?? dash) },
    { label: words.answered, cells: quotes.map(({ answerMinutes }) => answered(answerMinutes)) },
    { label: words.transit, cells: quotes.map(({ transitDays }) => numberOrDash(transitDays)) },
    {
      label: compareText.stops,
      cells: quotes.map((quote) => stopsText(quote) ?? dash),
    },
    { label: words.freeDays, cells: quotes.map(({ freeDays }) => numberOrDash(freeDays)) },
    ...offerRows(quotes),
    {
      label: words.emissions,
      cells: quotes.map(({ emissions }) => (emissions ? emissions.kg.toLocaleString('en') : dash)),
    },
  ],
})

/** When it ends, or why it no longer counts. */
const untilOf = (quote: ComparedQuotation, now: Date): Cell => {
  const state = stateOf(quote, now)
  const moment = timeParam(new Date(quote.expiryDate))
  return state === offerStateText.Q_SUBMITTED
    ? { en: String(written(moment, 'en')), ar: String(written(moment, 'ar')) }
    : state
}

/** The charges that any quotation names or should name, one row each. */
const chargeGroup = (quotes: readonly ComparedQuotation[], expected: readonly ChargeCode[]): Group => {
  const extra = quotes.flatMap((quote) => quote.charges).filter(({ code }) => !expected.includes(code))
  const keyOf = ({ code, label }: { code: ChargeCode; label: string | null }) => `${code} ${label ?? ''}`
  const named = new Map(extra.map((line) => [keyOf(line), line]))
  const rows = [...expected.map((code) => ({ code, label: null })), ...named.values()]
  return {
    title: compareText.chargesHead,
    rows: rows.map(({ code, label }) => ({
      label: label ? { en: label, ar: label } : charges[code],
      money: true,
      cells: quotes.map((quote) => {
        const lines = quote.charges.filter(
          (each) => each.code === code && (label === null || each.label === label),
        )
        const amount = () => toWire(sum(lines.map((line) => parseMoney(line.amount))))
        return lines.length > 0 ? grouped(amount()) : unpriced(quote, code, expected.includes(code))
      }),
    })),
  }
}

/** What ten days at the port come to, of containers alone. */
const stayRow = ({ request: { form }, quotations }: ComparisonFacts): Row[] => {
  if (form.containerMode !== 'FCL') return []
  const boxes = containersOf(form).reduce((sum, { count }) => sum + count, 0)
  return [
    {
      label: {
        en: say('en', stayText.label, { count: comparedStay }),
        ar: say('ar', stayText.label, { count: comparedStay }),
      },
      money: true,
      cells: quotations.map((quote) => {
        const fils = comparedStayFils(quote, boxes)
        if (fils !== undefined) return grouped(toWire(fils))
        return stayTariffOf(quote.offer) ? stayText.noFreeDays : stayText.noTariff
      }),
    },
  ]
}

const landedOf = (facts: ComparisonFacts, quote: ComparedQuotation): string => {
  const { form } = facts.request
  const gccOrigin = gccCountries.includes(facts.originCountry)
  const given = landedFacts({ ...form, gccOrigin }, quote, dayOf(facts.now))
  return given ? grouped(toWire(landedCost(given, facts.settings).total)) : dash
}

const totals = (facts: ComparisonFacts): Group => {
  const { quotations: quotes, request } = facts
  const net = (category: 'zero' | 'standard') =>
    quotes.map((quote) => grouped(toWire(netsOf(quote.charges)[category])))
  return {
    title: compareText.vatHead,
    rows: [
      { label: compareText.netZero, cells: net('zero'), money: true },
      { label: compareText.netStandard, cells: net('standard'), money: true },
      { label: compareText.vatRow, cells: quotes.map(({ vat }) => grouped(vat)), money: true },
      {
        label: compareText.total,
        cells: quotes.map(({ totalEstimate }) => grouped(totalEstimate)),
        strong: true,
        money: true,
      },
      { label: words.missing, cells: quotes.map(({ missing }) => String(missing.length)) },
      ...stayRow(facts),
      ...(isEstimated(request.form)
        ? [
            {
              label: landedText.total,
              cells: quotes.map((quote) => landedOf(facts, quote)),
              money: true as const,
            },
          ]
        : []),
    ],
  }
}

/** The groups of rows of quotations that stand beside each other. */
export const rowGroups = (facts: ComparisonFacts): Group[] =>
  [journey(facts.quotations, facts.now), chargeGroup(facts.quotations, facts.expected), totals(facts)].map(
    ({ title, rows }) => ({ title, rows: rows.map((row) => ({ ...row, label: plain(row.label) })) }),
  )
