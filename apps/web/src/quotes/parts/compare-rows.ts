// The rows of the comparison: what each quote says about one thing, and whether they all say the same.
import type { ComparedQuotation } from '@marsa/model/freight/comparison-endpoints.ts'
import { charges, type ChargeCode } from '@marsa/model/quotes/charges.ts'
import { liveStates, type QuotationState } from '@marsa/model/quotes/quotation.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import { parseMoney, toWire, type VatCategory } from '@marsa/model/kit/money.ts'
import { netsOf } from '@marsa/model/quotes/compare.ts'
import { compareText } from '@marsa/model/quotes/screen-text.ts'

export type FactKey =
  | 'transit'
  | 'arrival'
  | 'stops'
  | 'freeDays'
  | 'emissions'
  | 'remarks'
  | 'answered'
  | 'validity'
export type FactRow = { key: FactKey; differs: boolean }
export type ChargeRow = {
  key: string
  code: ChargeCode
  label: string | null
  category: VatCategory
  /** Amount of each quote in the order of the quotes; null where the quote does not name the charge. */
  amounts: (string | null)[]
  differs: boolean
}

const values: Record<FactKey, (quote: ComparedQuotation) => string | number | null> = {
  transit: (quote) => quote.transitDays,
  arrival: (quote) => quote.arrival,
  stops: (quote) => quote.stops,
  freeDays: (quote) => quote.freeDays,
  emissions: (quote) => quote.emissions?.kg ?? null,
  remarks: (quote) => quote.remarks,
  answered: (quote) => quote.answerMinutes,
  validity: (quote) => quote.expiryDate,
}

const differ = (all: readonly unknown[]): boolean => new Set(all).size > 1

export const isLive = (quote: QuotationView): boolean => liveStates.includes(quote.state as QuotationState)

/** Open quotes first, each group by its total. */
export const inOrder = <Quote extends QuotationView>(quotes: readonly Quote[]): Quote[] =>
  quotes.toSorted((a, b) => {
    const open =
      Number(b.acceptRefusal !== 'quotes.expired' && isLive(b)) -
      Number(a.acceptRefusal !== 'quotes.expired' && isLive(a))
    if (open !== 0) return open
    const [left, right] = [parseMoney(a.totalEstimate), parseMoney(b.totalEstimate)]
    return left < right ? -1 : left > right ? 1 : 0
  })

/** The facts that at least one quote states. */
export const factRows = (quotes: readonly ComparedQuotation[], keys: readonly FactKey[]): FactRow[] =>
  keys.flatMap((key) => {
    const all = quotes.map(values[key])
    return all.every((value) => value === null || value === '') ? [] : [{ key, differs: differ(all) }]
  })

const sameCharge = (
  line: QuotationView['charges'][number],
  code: ChargeCode,
  label: string | null,
): boolean => line.code === code && (code !== 'other' || line.label === label)

/** One row a charge: the expected ones first, then what single quotes add. */
export const chargeRows = (
  quotes: readonly QuotationView[],
  expected: readonly ChargeCode[],
): ChargeRow[] => {
  const named: { code: ChargeCode; label: string | null }[] = expected.map((code) => ({ code, label: null }))
  for (const { code, label } of quotes.flatMap((quote) => quote.charges))
    if (!named.some((row) => row.code === code && (code !== 'other' || row.label === label)))
      named.push({ code, label: code === 'other' ? label : null })
  return named.map(({ code, label }) => {
    const amounts = quotes.map(
      (quote) => quote.charges.find((line) => sameCharge(line, code, label))?.amount ?? null,
    )
    return {
      key: `${code} ${label ?? ''}`,
      code,
      label,
      category: charges[code].vat,
      amounts,
      differs: differ(amounts),
    }
  })
}

const netRow = {
  zero: compareText.netZero,
  standard: compareText.netStandard,
  'out-of-scope': compareText.netOutside,
}

/** Net amounts by VAT category, for the categories in which any quote has a charge. */
export const netRows = (quotes: readonly QuotationView[]) => {
  const nets = quotes.map((quote) => netsOf(quote.charges))
  return (['zero', 'standard', 'out-of-scope'] as const).flatMap((category) => {
    const amounts = nets.map((each) => each[category])
    if (amounts.every((amount) => amount === 0n)) return []
    return [
      {
        category,
        label: netRow[category],
        amounts: amounts.map((each) => toWire(each)),
        differs: differ(amounts),
      },
    ]
  })
}
