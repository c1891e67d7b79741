// A charge line as an agent enters it, as rules and books read it, and what the lines of a quotation come to.
import { z } from 'zod'
import { dirhamPattern, parseMoney, sum, toWire, vatOf, type VatCategory } from '../kit/money.ts'
import type { TextRow } from '../kit/text.ts'
import type { ContainerType } from '../reference/containers.ts'
import type { Exchange } from '../reference/exchange.ts'
import {
  lineFils,
  unitInputProblems,
  unitInputs,
  unitPriceOf,
  unitPricePattern,
  type Basis,
  type Counted,
  type UnitPrice,
} from './unit-price.ts'
import { chargeCodes, charges, type ChargeCode } from './charges.ts'

/** What a line says of the charges of one request. */
export type Pricing = {
  taxOf: (code: ChargeCode) => VatCategory
  /** How often a charge is filled in; without it nobody is asked for a quantity. */
  quantityOf?: (code: ChargeCode) => number
  /** The charges that a quotation may name, in the order of the form; without it all. */
  codes?: readonly ChargeCode[]
  /** How charges are priced by the unit; without it they are sums in dirhams. */
  units?: UnitPricing
  /** A price outside its range may be explained to the desk, which lets it pass or not. */
  asksDesk?: boolean
}

export type UnitPricing = Exchange & {
  counted: Counted
  /** What a charge may be counted by, the usual one first. */
  offered: (code: ChargeCode) => readonly Basis[]
  /** Container types of the request, where there are several. */
  boxes: readonly ContainerType[]
  /** Nothing is counted yet: the prices of a rate card. */
  isOpen?: true
  /** Days that prices for a cubic metre and day are counted for. */
  days?: number
  /** What one sum for everything is called, where it is no shipment. */
  whole?: TextRow
}
export const usualPricing: Pricing = { taxOf: (code) => charges[code].vat }

const rate = z
  .string()
  .refine((text) => dirhamPattern.test(text) || unitPricePattern.test(text), 'quotes.rate-invalid')
export const mostOfACharge = 999

/** Fields of a line; `chargeDecimals` is asked beside. */
export const chargeShape = z.strictObject({
  code: z.enum(chargeCodes),
  label: z.string().trim().max(80).optional(),
  buyingRate: rate,
  sellingRate: rate,
  /** Once where it is left out. */
  quantity: z
    .int('quotes.quantity-invalid')
    .min(1, 'quotes.quantity-invalid')
    .max(mostOfACharge, 'quotes.quantity-invalid')
    .optional(),
  ...unitInputs,
  /** Why a price is outside its range, for the desk. */
  rangeReason: z.string().trim().max(300).optional(),
})

/** Dirhams have two decimals, and so has what is asked for once; prices by the unit have four. */
const isSum = ({ basis }: z.infer<typeof chargeShape>): boolean => basis === undefined || basis === 'shipment'
export const chargeDecimals = (input: z.infer<typeof chargeShape>, context: z.RefinementCtx): void => {
  const wrong = (field: string, message = 'quotes.rate-invalid') =>
    context.addIssue({ code: 'custom', path: [field], message })
  const pattern = isSum(input) ? dirhamPattern : unitPricePattern
  if (input.basis !== undefined && input.quantity !== undefined) wrong('quantity', 'quotes.quantity-derived')
  for (const [field, code] of unitInputProblems(input)) wrong(field, code)
  for (const field of ['buyingRate', 'sellingRate'] as const) if (!pattern.test(input[field])) wrong(field)
}

/** One line as an agent enters it. `label` names an additional charge (`other`); rates are AED before VAT, each for one of `quantity`. */
export const ChargeInput = chargeShape.superRefine(chargeDecimals)
export type ChargeInput = z.infer<typeof ChargeInput>

export type ChargeLine = {
  code: ChargeCode
  label?: string | null
  /** Rates of one. */
  buyingFils: bigint
  sellingFils: bigint
  quantity: number
  vat: VatCategory
  /** Of a final quotation: why it differs from the accepted charge. */
  reason?: string | null
  /** How it was priced by the unit: the rates are then those of the whole line, once. */
  unit?: UnitPrice | null
  /** Why its price is outside its range, and that the desk has let it pass. */
  rangeReason?: string | null
  isApproved?: boolean
}

const carriages: readonly ChargeCode[] = ['ocean-freight', 'air-freight']

/** Nothing of the cargo is counted, and no currency has a rate. */
const nothing: Pick<UnitPricing, 'counted' | 'rates' | 'today'> = {
  counted: () => undefined,
  rates: {},
  today: '',
}

export const toLine =
  ({ taxOf, units, asksDesk = false }: Pricing, carriageFils = 0n) =>
  (input: ChargeInput & { reason?: string | undefined }): ChargeLine => {
    const { counted, ...exchange } = units ?? nothing
    const unit = unitPriceOf(input, counted, exchange, carriageFils)
    const { buying, selling } = unit
      ? lineFils(unit)
      : { buying: parseMoney(input.buyingRate), selling: parseMoney(input.sellingRate) }
    return {
      code: input.code,
      label: input.label,
      reason: input.reason,
      buyingFils: buying,
      sellingFils: selling,
      quantity: unit ? 1 : (input.quantity ?? 1),
      vat: taxOf(input.code),
      ...(unit && { unit }),
      ...(asksDesk && input.rangeReason && { rangeReason: input.rangeReason }),
    }
  }

/** What the carriage itself comes to, of which a share may be charged. */
export const carriageOf = (lines: readonly ChargeLine[]): bigint =>
  sum(lines.filter(({ code, unit }) => carriages.includes(code) && unit?.basis !== 'percent').map(netOf))

/** The lines of one quotation: shares of the carriage are counted once that is known. */
export const toLines =
  (pricing: Pricing) =>
  (inputs: readonly (ChargeInput & { reason?: string | undefined })[]): ChargeLine[] => {
    const carriageFils = carriageOf(inputs.map((input) => toLine(pricing)(input)))
    return inputs.map((input) => toLine(pricing, carriageFils)(input))
  }

/** What a line comes to before VAT, and the VAT of the whole line. */
export const netOf = ({ sellingFils, quantity }: Pick<ChargeLine, 'sellingFils' | 'quantity'>): bigint =>
  sellingFils * BigInt(quantity)
export const lineVat = (line: Pick<ChargeLine, 'sellingFils' | 'quantity' | 'vat'>): bigint =>
  vatOf(netOf(line), line.vat)

/** What one costs of an amount that is charged several times. */
export const eachOf = (amount: string, quantity: number): string =>
  toWire(parseMoney(amount) / BigInt(quantity))

export type Totals = {
  buying: bigint
  net: bigint
  vat: bigint
  total: bigint
  commissionBasisPoints: bigint
}

/** Sums in fils; VAT is rounded line by line. The commission is the margin as a share of the buying total. */
export const totalsOf = (lines: readonly ChargeLine[]): Totals => {
  const buying = sum(lines.map((line) => line.buyingFils * BigInt(line.quantity)))
  const net = sum(lines.map(netOf))
  const vat = sum(lines.map(lineVat))
  return {
    buying,
    net,
    vat,
    total: net + vat,
    commissionBasisPoints: buying ? ((net - buying) * 10_000n) / buying : 0n,
  }
}
