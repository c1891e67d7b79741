// Charge lines with VAT by category: totals to the fil, and the share of them that a down payment covers.
import { halfUp, parseMoney, sum, toWire, vatOf, type VatCategory } from '../kit/money.ts'

export type ChargeLine = {
  en: string
  ar: string
  netFils: bigint
  category: VatCategory
  /** How many the net is of; once where it is left out. */
  quantity?: number
  /** How a price by the unit came to the net, in figures: "2 × USD 1450.00 = USD 2900.00 @ 3.6725 (2026-11-26)". */
  pricedAs?: string
  /** The rate alone, of what was priced in another currency: "USD @ 3.6725 (2026-11-26)". */
  exchange?: string
}

export type VatTotals = { netFils: bigint; vatFils: bigint; totalFils: bigint }
export type TaxedLine = ChargeLine & VatTotals

/** VAT of each line, rounded half up to the fil a line; the totals are sums of lines. */
export const taxed = (line: ChargeLine): TaxedLine => {
  const vatFils = vatOf(line.netFils, line.category)
  return { ...line, vatFils, totalFils: line.netFils + vatFils }
}

export const totalsOf = (lines: readonly VatTotals[]): VatTotals => ({
  netFils: sum(lines.map((line) => line.netFils)),
  vatFils: sum(lines.map((line) => line.vatFils)),
  totalFils: sum(lines.map((line) => line.totalFils)),
})

/** Totals of one category, for the summary under the lines. */
export const totalsOfCategory = (lines: readonly TaxedLine[], category: VatCategory): VatTotals =>
  totalsOf(lines.filter((line) => line.category === category))

/** The VAT contained in a gross amount of a category, half up to the fil: gross x 5 / 105. */
export const vatWithin = (grossFils: bigint, category: VatCategory): bigint =>
  category === 'standard' ? halfUp(grossFils * 5n, 105n) : 0n

const categories = ['zero', 'out-of-scope', 'standard'] as const satisfies readonly VatCategory[]

const advanceNames: Record<VatCategory, { en: string; ar: string }> = {
  standard: {
    en: 'Advance payment, standard-rated services',
    ar: 'دفعة مقدمة عن خدمات خاضعة للنسبة الأساسية',
  },
  zero: {
    en: 'Advance payment, zero-rated international transport',
    ar: 'دفعة مقدمة عن نقل دولي خاضع لنسبة الصفر',
  },
  'out-of-scope': {
    en: 'Advance payment, amounts paid on your behalf',
    ar: 'دفعة مقدمة عن مبالغ مدفوعة نيابة عنك',
  },
}

const creditNames: typeof advanceNames = {
  standard: { en: 'Refund of standard-rated services', ar: 'رد عن خدمات خاضعة للنسبة الأساسية' },
  zero: { en: 'Refund of zero-rated international transport', ar: 'رد عن نقل دولي خاضع لنسبة الصفر' },
  'out-of-scope': { en: 'Refund of amounts paid on your behalf', ar: 'رد عن مبالغ مدفوعة نيابة عنك' },
}

const feeNames: typeof advanceNames = {
  standard: { en: 'Cancellation fee, standard-rated services', ar: 'رسوم إلغاء خدمات خاضعة للنسبة الأساسية' },
  zero: {
    en: 'Cancellation fee, zero-rated international transport',
    ar: 'رسوم إلغاء نقل دولي خاضع لنسبة الصفر',
  },
  'out-of-scope': {
    en: 'Cancellation fee, amounts paid on your behalf',
    ar: 'رسوم إلغاء مبالغ مدفوعة نيابة عنك',
  },
}

export type OfCategory = VatTotals & { category: VatCategory }

/**
 * A part of a total, spread over the VAT categories in proportion to their gross, with the VAT that `vatIn` finds in each.
 * The lines add up to `partFils` exactly; the last category present takes the remainder.
 */
const spread = (
  whole: readonly OfCategory[],
  partFils: bigint,
  names: typeof advanceNames,
  vatIn: (whole: OfCategory, gross: bigint) => bigint = ({ category }, gross) => vatWithin(gross, category),
): TaxedLine[] => {
  const total = totalsOf(whole).totalFils
  if (partFils <= 0n || partFils > total)
    throw new RangeError('a part is more than nothing and at most the total')
  const present = whole.filter(({ totalFils }) => totalFils > 0n)
  let left = partFils
  return present
    .map((of, index) => {
      const gross = index === present.length - 1 ? left : halfUp(of.totalFils * partFils, total)
      left -= gross
      const vatFils = vatIn(of, gross)
      const { category } = of
      return { ...names[category], category, netFils: gross - vatFils, vatFils, totalFils: gross }
    })
    .filter((line) => line.totalFils > 0n)
}

const byCategory = (lines: readonly TaxedLine[]): OfCategory[] =>
  categories.map((category) => ({ category, ...totalsOfCategory(lines, category) }))

/** A part says at which rates its category was priced, each once: of how many of which unit it is, nobody can say. */
const withExchange = (parts: readonly TaxedLine[], lines: readonly TaxedLine[]): TaxedLine[] =>
  parts.map((part) => {
    const rates = lines.flatMap(({ category, exchange }) =>
      category === part.category && exchange !== undefined ? [exchange] : [],
    )
    return rates.length === 0 ? part : { ...part, pricedAs: [...new Set(rates)].join(', ') }
  })

/** Lines of the advance tax invoice for the amount received. */
export const advanceLines = (lines: readonly TaxedLine[], paidFils: bigint): TaxedLine[] =>
  withExchange(spread(byCategory(lines), paidFils, advanceNames), lines)

/** Lines of the tax invoice for a cancellation fee: the same shares that an advance kept as the fee would have. */
export const feeLines = (lines: readonly TaxedLine[], feeFils: bigint): TaxedLine[] =>
  withExchange(spread(byCategory(lines), feeFils, feeNames), lines)

/** A taxed line as stored and as drawn: amounts as decimal strings. */
export type LineData = {
  en: string
  ar: string
  category: VatCategory
  rate: string
  /** How many the net is of, and what one costs; left out where it is of one. */
  quantity?: number
  unit?: string
  /** Of a price by the unit, how it came to the net. */
  pricedAs?: string
  net: string
  vat: string
  total: string
}

export const lineData = ({ quantity = 1, pricedAs, ...line }: TaxedLine): LineData => ({
  en: line.en,
  ar: line.ar,
  category: line.category,
  rate: line.category === 'standard' ? '5' : '0',
  ...(quantity > 1 && { quantity, unit: toWire(line.netFils / BigInt(quantity)) }),
  ...(pricedAs !== undefined && { pricedAs }),
  net: toWire(line.netFils),
  vat: toWire(line.vatFils),
  total: toWire(line.totalFils),
})

const fromData = (line: LineData): TaxedLine => ({
  en: line.en,
  ar: line.ar,
  category: line.category,
  netFils: parseMoney(line.net),
  vatFils: parseMoney(line.vat),
  totalFils: parseMoney(line.total),
})

/** The totals of an invoice's lines by category, without those that it has nothing of. */
export const dataByCategory = (lines: readonly LineData[]): OfCategory[] =>
  byCategory(lines.map(fromData)).filter(({ totalFils }) => totalFils > 0n)

/** What each category of an invoice still holds after the credit notes issued on it. */
const leftOf = (invoiced: readonly TaxedLine[], credited: readonly TaxedLine[]): OfCategory[] =>
  byCategory(invoiced).map((whole) => {
    const gone = totalsOfCategory(credited, whole.category)
    return {
      category: whole.category,
      netFils: whole.netFils - gone.netFils,
      vatFils: whole.vatFils - gone.vatFils,
      totalFils: whole.totalFils - gone.totalFils,
    }
  })

/** What is left of an invoice by category, without those that are credited whole. */
export const leftOfData = (lines: readonly LineData[], credited: readonly LineData[]): OfCategory[] =>
  leftOf(lines.map(fromData), credited.map(fromData)).filter(({ totalFils }) => totalFils > 0n)

/**
 * Lines of the credit note for a refund of a part or the whole of an invoice: spread over what earlier notes have left of
 * each category, so that all notes together never credit more than a category holds, and the last one takes the rest.
 */
export const creditLines = (
  lines: readonly LineData[],
  credited: readonly LineData[],
  refundedFils: bigint,
): TaxedLine[] =>
  spread(
    leftOf(lines.map(fromData), credited.map(fromData)),
    refundedFils,
    creditNames,
    ({ vatFils, totalFils }, gross) => halfUp(vatFils * gross, totalFils),
  )
