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
} as const
export type Basis = keyof typeof bases
export const basisCodes = Object.keys(bases) as [Basis, ...Basis[]]

/** Of these an agent says how many; all others follow from the cargo. */
export const statedBases: readonly Basis[] = ['bl', 'day']
export const mostStated = 365

/** A price of one: as many decimals as are needed, at least two. */
export const priceText = (price: bigint): string => unscaled(price, 4).replace(/0{1,2}$/, '')

export const unitPricePattern = /^\d{1,9}(\.\d{1,4})?$/

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
  minQuantity: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, 'quotes.quantity-invalid')
    .optional(),
}
export type UnitInput = z.infer<z.ZodObject<typeof unitInputs>>

/** Prices in ten-thousandths of the currency, quantities in thousandths, minima in hundredths. */
export type UnitPrice = {
  basis: Basis
  appliesTo: ContainerType | null
  count: number | null
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
  of: { appliesTo?: ContainerType | undefined; count?: number | undefined },
) => bigint | undefined

type Priced = Pick<UnitPrice, 'quantity' | 'minQuantity' | 'rate'>

/** Units that are charged: those of the cargo, or the least. */
export const chargedQuantity = ({ quantity, minQuantity }: Omit<Priced, 'rate'>): bigint =>
  quantity === null ? 0n : minQuantity !== null && minQuantity > quantity ? minQuantity : quantity

/** A line in its currency, in hundredths: half up, then at least the minimum. */
export const amountOf = (unit: Omit<Priced, 'rate'>, price: bigint, minimum: bigint | null): bigint => {
  if (unit.quantity === null || price === 0n) return 0n
  const amount = halfUp(chargedQuantity(unit) * price, 100_000n)
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

/** The unit price that an agent entered; undefined where it entered a sum in dirhams. */
export const unitPriceOf = (
  input: UnitInput & { buyingRate: string; sellingRate: string },
  counted: Counted,
  exchange: Exchange,
): UnitPrice | undefined => {
  const { appliesTo, count, currency = 'AED' } = input
  const basis = input.basis ?? (currency === 'AED' ? undefined : 'shipment')
  if (basis === undefined) return undefined
  const optional = (text: string | undefined, decimals: number): bigint | null =>
    text === undefined ? null : scaled(text, decimals)
  return {
    basis,
    appliesTo: basis === 'container' ? (appliesTo ?? null) : null,
    count: statedBases.includes(basis) ? (count ?? null) : null,
    quantity: counted(basis, { appliesTo, count }) ?? null,
    minQuantity: optional(input.minQuantity, 3),
    currency,
    buyingPrice: scaled(input.buyingRate, 4),
    sellingPrice: scaled(input.sellingRate, 4),
    minBuying: optional(input.minBuying, 2),
    minSelling: optional(input.minSelling, 2),
    rate: rateOf(currency, exchange),
  }
}
