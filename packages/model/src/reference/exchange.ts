// Exchange rates of the Central Bank against the dirham, by the day they were published for.
import { daysBetween } from '../kit/day.ts'
import { z } from 'zod'
import { anyone } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { scaled } from '../kit/decimal.ts'
import { endpoint } from '../kit/endpoint.ts'
import { day } from '../kit/fields.ts'

/** Currencies in which freight is priced; each has hundredths. */
export const priceCurrencies = ['AED', 'USD', 'EUR', 'CNY', 'INR'] as const
export type PriceCurrency = (typeof priceCurrencies)[number]

/** Millionths of a dirham for one of the currency, and the day it was published for. */
export type ExchangeRate = { micro: bigint; day: string }
export type ExchangeRates = Partial<Record<PriceCurrency, ExchangeRate>>
/** The rates of a day. */
export type Exchange = { rates: ExchangeRates; today: string }

const dirham: ExchangeRate['micro'] = 1_000_000n
/** After so many days a rate is asked for anew; the dollar does not move against the dirham. */
const freshDays = 5
const pegged: readonly PriceCurrency[] = ['AED', 'USD']

export const rateOf = (currency: PriceCurrency, { rates, today }: Exchange): ExchangeRate | null =>
  currency === 'AED' ? { micro: dirham, day: today } : (rates[currency] ?? null)

/** Why a rate cannot be used on a day. */
export const rateRefusal = (
  currency: PriceCurrency,
  rate: ExchangeRate | null,
  today: string,
): string | undefined => {
  if (!rate) return 'quotes.rate-unknown'
  const age = daysBetween(rate.day, today)
  return !pegged.includes(currency) && age > freshDays ? 'quotes.rate-stale' : undefined
}

const rate = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, 'reference.rate-invalid')
/** Those that have a rate. */
export const rateCurrencies = priceCurrencies.filter((currency) => currency !== 'AED') as [
  Exclude<PriceCurrency, 'AED'>,
  ...Exclude<PriceCurrency, 'AED'>[],
]

export const RateRow = z.strictObject({
  currency: z.enum(rateCurrencies, 'reference.currency-unknown'),
  /** Dirhams for one, with up to six decimals. */
  rate,
  day: day('reference.rate-day'),
})
export type RateRow = z.infer<typeof RateRow>

/** The newest rate of each currency. */
export const listExchangeRates = endpoint({
  verb: 'listExchangeRates',
  method: 'GET',
  path: 'lookup/exchange-rates',
  policy: anyone,
  scope: 'reference.read',
  query: z.strictObject({}),
  answer: z.array(RateRow),
  background: true,
})

export const RateEntry = RateRow.extend({
  entryId: z.string(),
  /** What stood for that day before; null where nothing did. */
  replaced: z.string().nullable(),
  /** Null of a rate that came with the product. */
  by: z.string().nullable(),
  at: z.string(),
})
export type RateEntry = z.infer<typeof RateEntry>

/** What was entered, the newest first. */
export const listRateEntries = endpoint({
  verb: 'listRateEntries',
  method: 'GET',
  path: 'lookup/exchange-rates/entries',
  policy: { admin: 'any', 'admin-readonly': 'any' },
  query: z.strictObject({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  answer: z.strictObject({ items: z.array(RateEntry), hasMore: z.boolean() }),
})

/** Rates as they were published; one that is sent again for its day replaces what was entered. */
export const saveExchangeRates = endpoint({
  verb: 'saveExchangeRates',
  method: 'POST',
  path: 'lookup/exchange-rates',
  policy: { admin: 'any' },
  body: z.strictObject({ rates: z.array(RateRow).min(1).max(100) }),
  answer: ok,
  problems: [],
})

/** Rates as their list has them, ready to be counted with. */
export const exchangeFrom = (rows: readonly RateRow[], today: string): Exchange => ({
  today,
  rates: Object.fromEntries(
    rows.map(({ currency, rate: text, day }) => [currency, { micro: scaled(text, 6), day }]),
  ),
})
