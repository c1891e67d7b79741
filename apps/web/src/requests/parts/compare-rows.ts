// The rows of the comparison: what each quote says about one thing, and whether they all say the same.
import type { ReactNode } from 'react'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { liveStates, type QuotationState } from '@marsa/model/requests/quotation.ts'
import type { QuotationView, UnitView } from '@marsa/model/requests/views.ts'
import { parseMoney, sum, toWire, type VatCategory } from '@marsa/model/kit/money.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { chargesIn } from '@marsa/model/requests/offer.ts'
import { netsOf } from '@marsa/model/requests/compare.ts'

/** One thing that quotes are compared by: how it is called, what is compared, how it is drawn. */
export type CompareFact<Quote extends QuotationView = QuotationView> = {
  key: string
  label: TextRow
  value: (quote: Quote) => string | number | null
  Value: (props: { quote: Quote }) => ReactNode
  /** On a card it opens with the other details. */
  minor?: true
}
export type FactRow<Quote extends QuotationView> = { fact: CompareFact<Quote>; differs: boolean }
/** What a quote says of a charge: its amount, that others cover it, that it is not offered or not included, or nothing. */
export type CellText = string | null
export const isAmount = (value: CellText): value is string => value !== null && /^\d/.test(value)

export type ChargeRow = {
  key: string
  code: ChargeCode
  label: string | null
  category: VatCategory
  /** Amount of each quote in the order of the quotes; null where the quote does not name the charge. */
  amounts: CellText[]
  /** How often each quote charges it, where that is several times. */
  quantities: (number | undefined)[]
  /** How each quote prices it by the unit. */
  units: (UnitView | undefined)[]
  differs: boolean
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
export const factRows = <Quote extends QuotationView>(
  quotes: readonly Quote[],
  facts: readonly CompareFact<Quote>[],
): FactRow<Quote>[] =>
  facts.flatMap((fact) => {
    const all = quotes.map(fact.value)
    return all.every((value) => value === null || value === '') ? [] : [{ fact, differs: differ(all) }]
  })

const sameCharge = (
  line: QuotationView['charges'][number],
  code: ChargeCode,
  label: string | null,
): boolean => line.code === code && (code !== 'other' || line.label === label)

/** What a quote says of a charge that it has no amount for. */
const saidInstead = (quote: QuotationView, code: ChargeCode): CellText => {
  if (quote.included.includes(code)) return 'included'
  if (quote.notOffered.includes(code)) return 'notOffered'
  return chargesIn(quote.offer, 'excluded').includes(code) ? 'notIncluded' : null
}

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
    // Of containers each type may have a line: what they come to stands in one row, and no unit beside it.
    const groups = quotes.map((quote) => quote.charges.filter((line) => sameCharge(line, code, label)))
    const lines = groups.map(([line, ...more]) => (more.length > 0 ? { ...line!, unit: undefined } : line))
    const amounts = quotes.map((quote, index): CellText => {
      const group = groups[index]!
      return group.length > 0
        ? toWire(sum(group.map(({ amount }) => parseMoney(amount))))
        : saidInstead(quote, code)
    })
    const quantities = lines.map((line) => line?.quantity)
    return {
      key: `${code} ${label ?? ''}`,
      code,
      label,
      category: lines.find((line) => line)?.vatCategory ?? charges[code].vat,
      amounts,
      quantities,
      units: lines.map((line) => line?.unit),
      differs: differ(amounts) || differ(quantities),
    }
  })
}

/** A head under which charges stand, with what they come to before VAT. */
export type ChargeBlock = { key: string; label: TextRow; has: (code: ChargeCode) => boolean }

/** What the charges under a head come to before VAT, of each quote. */
export const blockNets = (quotes: readonly QuotationView[], { has }: ChargeBlock): string[] =>
  quotes.map(({ charges: lines }) =>
    toWire(sum(lines.filter(({ code }) => has(code)).map(({ amount }) => parseMoney(amount)))),
  )

/** Net amounts by VAT category, for the categories in which any quote has a charge. */
export const netRows = (quotes: readonly QuotationView[], names: Record<VatCategory, TextRow>) => {
  const nets = quotes.map((quote) => netsOf(quote.charges))
  return (['zero', 'standard', 'out-of-scope'] as const).flatMap((category) => {
    const amounts = nets.map((each) => each[category])
    if (amounts.every((amount) => amount === 0n)) return []
    return [
      {
        category,
        label: names[category],
        amounts: amounts.map((each) => toWire(each)),
        differs: differ(amounts),
      },
    ]
  })
}
