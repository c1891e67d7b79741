// The rows of the comparison: what each quote says about one thing, and whether they all say the same.
import { charges, type ChargeCode } from '@marsa/model/quotes/charges.ts'
import { liveStates, type QuotationState } from '@marsa/model/quotes/quotation.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import { parseMoney, type VatCategory } from '@marsa/model/kit/money.ts'

export type FactKey = 'transit' | 'arrival' | 'stops' | 'freeDays' | 'remarks' | 'answered' | 'validity'
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

const values: Record<FactKey, (quote: QuotationView) => string | number | null> = {
  transit: (quote) => quote.transitDays,
  arrival: (quote) => quote.arrival,
  stops: (quote) => quote.stops,
  freeDays: (quote) => quote.freeDays,
  remarks: (quote) => quote.remarks,
  answered: (quote) => quote.answerMinutes,
  validity: (quote) => quote.expiryDate,
}

const differ = (all: readonly unknown[]): boolean => new Set(all).size > 1

export const isLive = (quote: QuotationView): boolean => liveStates.includes(quote.state as QuotationState)

/** Open quotes first, each group by its total. */
export const inOrder = (quotes: readonly QuotationView[]): QuotationView[] =>
  quotes.toSorted((a, b) => {
    const open =
      Number(b.acceptRefusal !== 'quotes.expired' && isLive(b)) -
      Number(a.acceptRefusal !== 'quotes.expired' && isLive(a))
    if (open !== 0) return open
    const [left, right] = [parseMoney(a.totalEstimate), parseMoney(b.totalEstimate)]
    return left < right ? -1 : left > right ? 1 : 0
  })

/** The facts that at least one quote states. */
export const factRows = (quotes: readonly QuotationView[], keys: readonly FactKey[]): FactRow[] =>
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
