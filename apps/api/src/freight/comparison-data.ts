// What the printed comparison says: facts of the request, reasons, and the rows of the quotations in both languages.
import type { ComparedQuotation } from '@marsa/model/freight/comparison-endpoints.ts'
import {
  comparisonPaperText as words,
  emissionsText,
  landedText,
} from '@marsa/model/freight/comparison-text.ts'
import { gccCountries, landedCost, landedFacts } from '@marsa/model/freight/landed-cost.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { say } from '@marsa/model/kit/text.ts'
import { amountParam, timeParam, written } from '@marsa/model/messages/message.ts'
import { charges, type ChargeCode } from '@marsa/model/quotes/charges.ts'
import { netsOf } from '@marsa/model/quotes/compare.ts'
import { reasonsOf, weighed } from '@marsa/model/quotes/explain.ts'
import { compareText } from '@marsa/model/quotes/screen-text.ts'
import { quotationStateText } from '@marsa/model/quotes/text.ts'
import type { RequestRow } from './requests.store.ts'

type Both = { en: string; ar: string }
/** A cell: text in one writing, or in both languages; `tone` marks what is missing. */
type Cell = string | (Both & { tone?: 'missing' })
type Row = { label: Both; cells: Cell[]; strong?: true; money?: true }
type Group = { title: Both; rows: Row[] }

const isolates = /[\u2066-\u2069]/g
const plain = ({ en, ar }: Both): Both => ({ en: en.replace(isolates, ''), ar: ar.replace(isolates, '') })
const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')
const dash = '–'
const figure = (value: number | null): string => (value === null ? dash : String(value))
const notQuoted: Cell = { ...compareText.notQuoted, tone: 'missing' }

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
  return quotationStateText[quote.state as keyof typeof quotationStateText]
}

const journey = (quotes: readonly ComparedQuotation[], now: Date): Group => ({
  title: compareText.journey,
  rows: [
    { label: compareText.validity, cells: quotes.map((quote) => untilOf(quote, now)) },
    { label: words.rating, cells: quotes.map(({ agentRating }) => agentRating?.toFixed(1) ?? dash) },
    { label: words.answered, cells: quotes.map(({ answerMinutes }) => figure(answerMinutes)) },
    { label: words.transit, cells: quotes.map(({ transitDays }) => figure(transitDays)) },
    { label: compareText.stops, cells: quotes.map(({ stops }) => stops ?? dash) },
    { label: words.freeDays, cells: quotes.map(({ freeDays }) => figure(freeDays)) },
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
  return state === quotationStateText.Q_SUBMITTED
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
        const line = quote.charges.find(
          (each) => each.code === code && (label === null || each.label === label),
        )
        return line ? grouped(line.amount) : expected.includes(code) ? notQuoted : dash
      }),
    })),
  }
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
      ...(request.direction === 'import'
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

const reasons = ({ quotations, expected, settings, now }: ComparisonFacts) => {
  const quotes = quotations.map((quote) => weighed(quote, now.getTime()))
  const [en, ar] = (['en', 'ar'] as const).map((lang) =>
    reasonsOf(quotes, expected.length, {
      lang,
      settings,
      money: (fils) => String(written(amountParam(fils), lang)),
    }),
  )
  return en!.map(({ quote, is, sentences }, at) => ({
    tag: compareText[is],
    name: quote.agent,
    text: { en: sentences.join(' '), ar: ar![at]!.sentences.join(' ') },
  }))
}

const mostBeside = 4

/** Quotations in tables of at most four beside each other. */
const tablesOf = (facts: ComparisonFacts) =>
  Array.from({ length: Math.ceil(facts.quotations.length / mostBeside) }, (_, at) => {
    const quotations = facts.quotations.slice(at * mostBeside, (at + 1) * mostBeside)
    const part = { ...facts, quotations }
    return {
      agents: quotations.map(({ agentNameEn, agentNameAr, isLowest }) => ({
        en: agentNameEn,
        ar: agentNameAr,
        isLowest,
      })),
      groups: [journey(quotations, facts.now), chargeGroup(quotations, facts.expected), totals(part)].map(
        ({ title, rows }) => ({ title, rows: rows.map((row) => ({ ...row, label: plain(row.label) })) }),
      ),
    }
  })

/** Everything of the page but its head and foot; lines are texts in both languages. */
export const comparisonData = (facts: ComparisonFacts) => {
  const source = facts.settings['co2e.source']
  const from = source === null ? emissionsText.ownSource : emissionsText.source
  const factors = {
    en: say('en', from, { source: source ?? '' }),
    ar: say('ar', from, { source: source ?? '' }),
  }
  const emitted = facts.quotations.some(({ emissions }) => emissions !== null)
  const notes = [
    words.note,
    ...(facts.request.direction === 'import' ? [words.landedNote] : []),
    ...(emitted ? [emissionsText.basis, emissionsText.distances, factors] : []),
  ].map(plain)
  return {
    reasons: reasons(facts),
    tables: tablesOf(facts),
    notes: { en: notes.map(({ en }) => en).join(' '), ar: notes.map(({ ar }) => ar).join(' ') },
  }
}
