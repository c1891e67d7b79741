// Prices by the unit, as the trade makes them: what a price is for one of, how many there are, in which currency, at least how much.
import { z } from 'zod'
import { containerTypeCodes, type ContainerType } from '../reference/containers.ts'
import { scaled, unscaled } from '../kit/decimal.ts'
import { halfUp } from '../kit/money.ts'
import {
  priceCurrencies,
  rateOf,
  type Exchange,
  type ExchangeRate,
  type PriceCurrency,
} from '../reference/exchange.ts'

/** What a charge is counted by; `per` stands behind a price. */
export const bases = {
  shipment: { en: 'Shipment', ar: 'الشحنة', per: { en: 'per shipment', ar: 'لكل شحنة' } },
  bl: { en: 'B/L or AWB', ar: 'البوليصة', per: { en: 'per B/L or AWB', ar: 'لكل بوليصة' } },
  container: { en: 'Container', ar: 'الحاوية', per: { en: 'per container', ar: 'لكل حاوية' } },
  teu: { en: 'TEU', ar: 'الحاوية المكافئة', per: { en: 'per TEU', ar: 'لكل حاوية مكافئة (TEU)' } },
  wm: { en: 'Revenue ton', ar: 'طن الأجرة', per: { en: 'per revenue ton', ar: 'لكل طن أجرة' } },
  cbm: { en: 'Cubic metre', ar: 'المتر المكعب', per: { en: 'per cubic metre', ar: 'لكل متر مكعب' } },
  tonne: { en: 'Tonne', ar: 'الطن', per: { en: 'per tonne', ar: 'لكل طن' } },
  kg: {
    en: 'Chargeable kg',
    ar: 'الكيلوغرام المحتسب',
    per: { en: 'per chargeable kg', ar: 'لكل كيلوغرام محتسب' },
  },
  piece: { en: 'Piece', ar: 'القطعة', per: { en: 'per piece', ar: 'لكل قطعة' } },
  vehicle: { en: 'Vehicle', ar: 'المركبة', per: { en: 'per vehicle', ar: 'لكل مركبة' } },
  uld: { en: 'Unit load', ar: 'وحدة التحميل', per: { en: 'per unit load', ar: 'لكل وحدة تحميل' } },
  truck: { en: 'Truck', ar: 'الشاحنة', per: { en: 'per truck', ar: 'لكل شاحنة' } },
  day: { en: 'Day', ar: 'اليوم', per: { en: 'per day', ar: 'لكل يوم' } },
  'cbm-day': {
    en: 'm³ and day',
    ar: 'م³ واليوم',
    per: { en: 'per cubic metre and day', ar: 'لكل متر مكعب في اليوم' },
  },
  percent: { en: 'Percent', ar: 'نسبة مئوية', per: { en: 'percent', ar: 'بالمئة' } },
} as const
export type Basis = keyof typeof bases
export const basisCodes = Object.keys(bases) as [Basis, ...Basis[]]

/** What a percentage is of. */
export const shares = {
  value: { en: 'of the value of the goods', ar: 'من قيمة البضاعة' },
  insured: { en: 'of the sum insured', ar: 'من مبلغ التأمين' },
  freight: { en: 'of the carriage', ar: 'من أجرة النقل' },
} as const
export type Share = keyof typeof shares
export const shareCodes = Object.keys(shares) as [Share, ...Share[]]

/** Of these an agent says how many; all others follow from the cargo. */
export const statedBases: readonly Basis[] = ['bl', 'day']
export const mostStated = 365

/** A price of one: as many decimals as are needed, at least two. */
export const priceText = (price: bigint): string => unscaled(price, 4).replace(/0{1,2}$/, '')

export const unitPricePattern = /^\d{1,9}(\.\d{1,4})?$/

const quantityPattern = /^\d{1,6}(\.\d{1,3})?$/
export const mostBreaks = 12

/** From so many units on, what one of them costs. */
const BreakInput = z.strictObject({
  from: z.string().regex(quantityPattern, 'quotes.quantity-invalid'),
  buyingRate: z.string().regex(unitPricePattern, 'quotes.rate-invalid'),
  sellingRate: z.string().regex(unitPricePattern, 'quotes.rate-invalid'),
})
export type BreakInput = z.infer<typeof BreakInput>

/** Fields of a charge that is priced by the unit. */
export const unitInputs = {
  /** With it the rates are for one of it, with up to four decimals. */
  basis: z.enum(basisCodes).optional(),
  /** Of several container types the one that the price is for. */
  appliesTo: z.enum(containerTypeCodes).optional(),
  /** How many bills of lading, or days. */
  count: z
    .int('quotes.quantity-invalid')
    .min(1, 'quotes.quantity-invalid')
    .max(mostStated, 'quotes.quantity-invalid')
    .optional(),
  /** Dirhams where it is left out. */
  currency: z.enum(priceCurrencies).optional(),
  /** At least so much for the line, and so many units, whatever is counted. */
  minBuying: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'quotes.rate-invalid')
    .optional(),
  minSelling: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, 'quotes.rate-invalid')
    .optional(),
  minQuantity: z.string().regex(quantityPattern, 'quotes.quantity-invalid').optional(),
  /** What a percentage is of; of the value of the goods where it is left out. */
  shareOf: z.enum(shareCodes).optional(),
  /** Prices that fall with the quantity, the first from 0. The rates beside them count for nothing then. */
  breaks: z.array(BreakInput).min(2, 'quotes.breaks-order').max(mostBreaks, 'quotes.breaks-order').optional(),
}
export type UnitInput = z.infer<z.ZodObject<typeof unitInputs>>

/** From so many thousandths of a unit on, the prices of one in ten-thousandths of the currency. */
export type PriceBreak = { from: bigint; buying: bigint; selling: bigint }

/**
 * Prices in ten-thousandths of the currency, quantities in thousandths, minima in hundredths. Of a percentage the price is the
 * percentage and the quantity the dirhams that it is of. With breaks the prices are those of the break that is charged, and the
 * least quantity is its start where the quantity is charged "as if" it were that.
 */
export type UnitPrice = {
  basis: Basis
  appliesTo: ContainerType | null
  /** How many bills or days were entered; of a price for a cubic metre and day, the days that it was counted for. */
  count: number | null
  shareOf: Share | null
  breaks: readonly PriceBreak[] | null
  /** Null where the cargo does not say. */
  quantity: bigint | null
  minQuantity: bigint | null
  currency: PriceCurrency
  buyingPrice: bigint
  sellingPrice: bigint
  minBuying: bigint | null
  minSelling: bigint | null
  /** Null where none is published for the currency. */
  rate: ExchangeRate | null
}

/** How many of a basis a request has, in thousandths; undefined where its cargo does not say. */
export type Counted = (
  basis: Basis,
  of: {
    appliesTo?: ContainerType | undefined
    count?: number | undefined
    shareOf?: Share | undefined
    /** What the carriage of the same quotation comes to. */
    carriageFils?: bigint
  },
) => bigint | undefined

/**
 * The break at which a quantity is charged: its own, or the start of the next where that comes to less for the customer. Both
 * prices are of the same break, so that buying and selling are of the same quantity.
 */
export const chargedBreak = (
  breaks: readonly PriceBreak[],
  quantity: bigint,
): { charged: PriceBreak; least: bigint | null } => {
  const at = breaks.findLastIndex(({ from }) => from <= quantity)
  const [own, next] = [breaks[Math.max(at, 0)]!, breaks[at + 1]]
  return next && next.from * next.selling < quantity * own.selling
    ? { charged: next, least: next.from }
    : { charged: own, least: null }
}

type Priced = Pick<UnitPrice, 'basis' | 'quantity' | 'minQuantity' | 'rate'>

/** Units that are charged: those of the cargo, or the least. */
export const chargedQuantity = ({ quantity, minQuantity }: Omit<Priced, 'rate' | 'basis'>): bigint =>
  quantity === null ? 0n : minQuantity !== null && minQuantity > quantity ? minQuantity : quantity

/** A line in its currency, in hundredths: half up, then at least the minimum. */
export const amountOf = (unit: Omit<Priced, 'rate'>, price: bigint, minimum: bigint | null): bigint => {
  if (unit.quantity === null || price === 0n) return 0n
  const amount = halfUp(chargedQuantity(unit) * price, unit.basis === 'percent' ? 10_000_000n : 100_000n)
  return minimum !== null && minimum > amount ? minimum : amount
}

/** The same in fils, at the rate of its day, half up. */
export const inFils = (amount: bigint, rate: ExchangeRate | null): bigint =>
  rate ? halfUp(amount * rate.micro, 1_000_000n) : 0n

export const lineFils = (unit: UnitPrice): { buying: bigint; selling: bigint } => ({
  buying: inFils(amountOf(unit, unit.buyingPrice, unit.minBuying), unit.rate),
  selling: inFils(amountOf(unit, unit.sellingPrice, unit.minSelling), unit.rate),
})

/** The price of one in fils, as a range of prices reads it. */
export const priceFils = ({ sellingPrice, rate }: Pick<UnitPrice, 'sellingPrice' | 'rate'>): bigint =>
  rate ? halfUp(sellingPrice * rate.micro, 100_000_000n) : 0n

const optional = (text: string | undefined, decimals: number): bigint | null =>
  text === undefined ? null : scaled(text, decimals)

/** The prices of one, and the least quantity: as they were entered, or those of the break that is charged. */
const pricesOf = (
  { breaks, ...input }: UnitInput & { buyingRate: string; sellingRate: string },
  quantity: bigint | undefined,
): Pick<UnitPrice, 'breaks' | 'buyingPrice' | 'sellingPrice' | 'minQuantity'> => {
  if (!breaks)
    return {
      breaks: null,
      buyingPrice: scaled(input.buyingRate, 4),
      sellingPrice: scaled(input.sellingRate, 4),
      minQuantity: optional(input.minQuantity, 3),
    }
  const read = breaks.map(({ from, buyingRate, sellingRate }) => ({
    from: scaled(from, 3),
    buying: scaled(buyingRate, 4),
    selling: scaled(sellingRate, 4),
  }))
  const { charged, least } = chargedBreak(read, quantity ?? 0n)
  return { breaks: read, buyingPrice: charged.buying, sellingPrice: charged.selling, minQuantity: least }
}

/** The unit price that an agent entered; undefined where it entered a sum in dirhams. */
export const unitPriceOf = (
  input: UnitInput & { buyingRate: string; sellingRate: string },
  counted: Counted,
  exchange: Exchange & { days?: number | undefined },
  carriageFils = 0n,
): UnitPrice | undefined => {
  const { appliesTo, count, currency = 'AED' } = input
  const basis = input.basis ?? (currency === 'AED' ? undefined : 'shipment')
  if (basis === undefined) return undefined
  const shareOf = basis === 'percent' ? (input.shareOf ?? 'value') : undefined
  const quantity = counted(basis, { appliesTo, count, shareOf, carriageFils })
  return {
    basis,
    appliesTo: basis === 'container' ? (appliesTo ?? null) : null,
    count: (basis === 'cbm-day' ? exchange.days : statedBases.includes(basis) ? count : null) ?? null,
    shareOf: shareOf ?? null,
    quantity: quantity ?? null,
    currency,
    ...pricesOf(input, quantity),
    minBuying: optional(input.minBuying, 2),
    minSelling: optional(input.minSelling, 2),
    rate: rateOf(currency, exchange),
  }
}

/** What is wrong with how the fields of a unit price stand together: path -> code. */
export const unitInputProblems = ({
  basis,
  currency,
  minQuantity,
  breaks,
}: UnitInput): [string, string][] => {
  const froms = breaks?.map(({ from }) => (quantityPattern.test(from) ? scaled(from, 3) : -1n)) ?? []
  const isAscending = froms.every((from, at) => (at === 0 ? from === 0n : from > froms[at - 1]!))
  return [
    ...(basis === 'percent' && (currency ?? 'AED') !== 'AED'
      ? [['currency', 'quotes.percent-dirhams'] as [string, string]]
      : []),
    ...(minQuantity !== undefined && (breaks || basis === 'percent')
      ? [['minQuantity', 'quotes.quantity-derived'] as [string, string]]
      : []),
    ...(breaks && (!isAscending || basis === undefined || basis === 'percent')
      ? [['breaks', 'quotes.breaks-order'] as [string, string]]
      : []),
  ]
}
