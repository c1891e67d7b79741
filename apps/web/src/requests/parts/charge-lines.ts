// The charge lines of a quotation while they are typed: what they start from, what is wrong with each, what is sent.
import {
  carriageOf,
  mostOfACharge,
  netOf,
  toLine,
  totalsOf,
  usualPricing,
  type ChargeInput,
  type ChargeLine,
  type Pricing,
  type Totals,
} from '@marsa/model/requests/charge-line.ts'
import { withApproved } from '@marsa/model/requests/charge-rules.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { ServiceAnswer, ServiceAnswerInput } from '@marsa/model/requests/service-charges.ts'
import { dirhamPattern, type VatCategory } from '@marsa/model/kit/money.ts'
import type { ContainerType } from '@marsa/model/reference/containers.ts'
import type { PriceCurrency } from '@marsa/model/reference/exchange.ts'
import {
  mostStated,
  statedBases,
  unitInputProblems,
  unitPricePattern,
  type Basis,
  type BreakInput,
  type Share,
  type UnitInput,
} from '@marsa/model/requests/unit-price.ts'

export type EditLine = {
  key: string
  code: ChargeCode
  /** Name of an additional charge. */
  label: string
  /** Rates of one. */
  buying: string
  selling: string
  quantity: string
  vat: VatCategory
  /** Of an asked service: it has a price, another charge covers it, or it is not offered. */
  answer: 'priced' | ServiceAnswer
  /** How it is priced by the unit, where the line of business has that; what it is one of, and in which currency. */
  basis: Basis
  appliesTo: ContainerType | ''
  /** How many bills or days; empty for one bill. */
  count: string
  currency: PriceCurrency
  minBuying: string
  minSelling: string
  minQuantity: string
  /** What a percentage is of, and what the carriage beside it comes to. */
  shareOf: Share
  carriageFils: bigint
  /** Prices that fall with the quantity, as they are typed; null where there is one price. */
  breaks: readonly BreakInput[] | null
  /** For the desk: why the price is outside its range. */
  rangeReason: string
  /** The price that the desk has let pass before. */
  approved: ChargeLine | undefined
  pricing: Pricing
  /** Left once: from then on it says what is wrong with it. */
  touched: boolean
}

type Given = Pick<ChargeInput, 'code' | 'buyingRate' | 'sellingRate' | 'quantity' | 'rangeReason'> &
  UnitInput & { label?: string | null }

const blank = (rate: string | undefined): string =>
  rate === undefined || /^0+(\.0+)?$/.test(rate) ? '' : rate

/** What a new line begins with: the usual basis, and a ton at least where it is counted by measure. */
const usualUnit = (code: ChargeCode, { units }: Pricing): Pick<EditLine, 'basis' | 'minQuantity'> => {
  const basis = units?.offered(code)[0] ?? 'shipment'
  return { basis, minQuantity: basis === 'wm' ? '1' : '' }
}

const givenUnit = (given: Given): Pick<EditLine, 'basis' | 'minQuantity'> => ({
  basis: given.basis ?? 'shipment',
  minQuantity: trimmed(given.minQuantity),
})

/** "1.000" as somebody would type it. */
const trimmed = (decimal: string | undefined): string => decimal?.replace(/\.?0+$/, '') ?? ''

const lineFrom = (key: string, code: ChargeCode, pricing: Pricing, given?: Given): EditLine => ({
  key,
  code,
  label: given?.label ?? '',
  buying: blank(given?.buyingRate),
  selling: blank(given?.sellingRate),
  quantity: String((given ? given.quantity : pricing.quantityOf?.(code)) ?? 1),
  vat: pricing.taxOf(code),
  ...(given ? givenUnit(given) : usualUnit(code, pricing)),
  appliesTo: given?.appliesTo ?? '',
  count: given?.count === undefined ? '' : String(given.count),
  currency: given?.currency ?? 'AED',
  minBuying: given?.minBuying ?? '',
  minSelling: given?.minSelling ?? '',
  shareOf: given?.shareOf ?? (code === 'insurance' ? 'insured' : 'value'),
  carriageFils: 0n,
  breaks: given?.breaks ?? null,
  rangeReason: given?.rangeReason ?? '',
  approved: undefined,
  pricing,
  answer: 'priced',
  touched: false,
})

/** The lines of a quotation whose prices the desk has let pass. */
export const approvedLines = (lines: readonly EditLine[]): EditLine[] =>
  lines.map((line) => (line.rangeReason === '' ? line : { ...line, approved: chargeLine(line) }))

/** The expected charges in their order, then what the quotation names beside them. */
export const startLines = (
  expected: readonly ChargeCode[],
  given: readonly Given[],
  answers: readonly ServiceAnswerInput[] = [],
  pricing: Pricing = usualPricing,
): EditLine[] => {
  const first = new Map(expected.map((code) => [code, given.find((line) => line.code === code)]))
  return [
    ...expected.map((code) => ({
      ...lineFrom(code, code, pricing, first.get(code)),
      answer: answers.find((each) => each.code === code)?.answer ?? ('priced' as const),
    })),
    // Of containers each type may have a line of its own.
    ...given
      .filter((line) => first.get(line.code) !== line)
      .map((line, index) => lineFrom(`${line.code}-${index}`, line.code, pricing, line)),
  ]
}

/** A line that was added just now, or for one more container type: it can be taken away again. */
export const isAdded = (line: EditLine, lines: readonly EditLine[]): boolean =>
  line.key.includes('+') || lines.find(({ code }) => code === line.code) !== line

export const additionalLine = (lines: readonly EditLine[], code: ChargeCode, pricing: Pricing): EditLine =>
  lineFrom(`${code}+${lines.length}+${Date.now()}`, code, pricing)

/** A line that adds no charge: nothing is typed, or its service has no price of its own. */
export const isBlank = (line: EditLine): boolean =>
  line.answer !== 'priced' ||
  (line.buying === '' && line.selling === '' && line.label.trim() === '' && line.breaks === null)

/** Sums have two decimals, prices by the unit four; a rate is never negative. */
export const isRate = (text: string, { basis }: Pick<EditLine, 'basis'>): boolean =>
  (basis === 'shipment' ? dirhamPattern : unitPricePattern).test(text)
export const isSum = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text)
export const isMeasure = (text: string): boolean => /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0

export const countOf = ({ basis, count }: EditLine): number | undefined =>
  statedBases.includes(basis) && /^[1-9]\d*$/.test(count) && Number(count) <= mostStated
    ? Number(count)
    : undefined

/** A plain sum in dirhams, as every line of business has it. */
export const isPlain = ({ basis, currency, minBuying, minSelling, minQuantity, breaks }: EditLine): boolean =>
  basis === 'shipment' &&
  currency === 'AED' &&
  breaks === null &&
  [minBuying, minSelling, minQuantity].every((text) => text === '')

/** What is not typed yet costs nothing, so that the line is not complete. */
const readBreaks = ({ breaks }: EditLine): BreakInput[] =>
  (breaks ?? []).map(({ from, buyingRate, sellingRate }) => ({
    from: from || '0',
    buyingRate: buyingRate || '0',
    sellingRate: sellingRate || '0',
  }))
const isBreak = ({ from, buyingRate, sellingRate }: BreakInput): boolean =>
  (from === '0' || isMeasure(from)) && [buyingRate, sellingRate].every((text) => unitPricePattern.test(text))

/** What of the unit can be read. */
const unitInput = (line: EditLine): UnitInput => ({
  ...(!isPlain(line) && { basis: line.basis, currency: line.currency }),
  ...(line.basis === 'container' && line.appliesTo !== '' && { appliesTo: line.appliesTo }),
  ...(countOf(line) !== undefined && { count: countOf(line) }),
  ...(isSum(line.minBuying) && { minBuying: line.minBuying }),
  ...(isSum(line.minSelling) && { minSelling: line.minSelling }),
  ...(line.basis === 'percent' && { shareOf: line.shareOf }),
  ...(line.breaks
    ? { breaks: readBreaks(line) }
    : isMeasure(line.minQuantity) && { minQuantity: line.minQuantity }),
})

/** A whole number from 1 to the most of a charge. */
export const quantityOf = ({ quantity }: EditLine): number | undefined =>
  /^[1-9]\d*$/.test(quantity) && Number(quantity) <= mostOfACharge ? Number(quantity) : undefined

/** Code of what keeps the breaks from being read: a figure, or their order. */
export const breaksFault = (line: EditLine): string | undefined => {
  if (line.breaks === null) return undefined
  if (!readBreaks(line).every(isBreak)) return 'quotes.rate-invalid'
  return unitInputProblems(unitInput(line)).some(([field]) => field === 'breaks')
    ? 'quotes.breaks-order'
    : undefined
}

/** Lines whose shares know what the carriage beside them comes to. */
export const withCarriage = (lines: readonly EditLine[]): EditLine[] => {
  const carriageFils = carriageOf(lines.filter((line) => !isBlank(line)).map(chargeLine))
  return lines.map((line) => (line.carriageFils === carriageFils ? line : { ...line, carriageFils }))
}

/** As it counts; what cannot be read yet is nothing. */
export const chargeLine = (line: EditLine): ChargeLine => {
  const rate = (text: string): string => (isRate(text, line) ? text : '0')
  const entered = toLine(
    line.pricing,
    line.carriageFils,
  )({
    code: line.code,
    label: line.label,
    buyingRate: rate(line.buying),
    sellingRate: rate(line.selling),
    rangeReason: line.rangeReason,
    ...(line.pricing.units && breaksFault(line) === undefined
      ? unitInput(line)
      : { quantity: quantityOf(line) ?? 1 }),
  })
  const [counted = entered] = withApproved(
    [{ ...entered, vat: line.vat }],
    line.approved ? [line.approved] : [],
  )
  return counted
}

export const totalsOfLines = (lines: readonly EditLine[]): Totals =>
  totalsOf(lines.filter((line) => !isBlank(line)).map(chargeLine))

export const marginOf = (line: EditLine): { margin: bigint; share: number } | undefined => {
  const { buyingFils, sellingFils, quantity } = chargeLine(line)
  if (buyingFils === 0n || sellingFils === 0n) return undefined
  const each = sellingFils - buyingFils
  return { margin: netOf({ sellingFils: each, quantity }), share: Number(each) / Number(buyingFils) }
}

/** What is sent, and which line stands at which place of it, so that refusals find their line. */
export const toInputs = (lines: readonly EditLine[]): { inputs: ChargeInput[]; keys: string[] } => {
  const filled = lines.filter((line) => !isBlank(line))
  const inputs = filled.map((line): ChargeInput => {
    const { code, label, buying, selling, quantity, rangeReason, pricing } = line
    return {
      code,
      ...(code === 'other' && { label: label.trim() }),
      buyingRate: line.breaks?.[0]?.buyingRate || buying || '0',
      sellingRate: line.breaks?.[0]?.sellingRate || selling || '0',
      ...(pricing.units ? unitInput(line) : quantity !== '1' && { quantity: Number(quantity) }),
      ...(pricing.asksDesk && rangeReason.trim() !== '' && { rangeReason: rangeReason.trim() }),
    }
  })
  return { inputs, keys: filled.map((line) => line.key) }
}

/** The asked services that are answered without a price. */
export const answersOf = (lines: readonly EditLine[]): ServiceAnswerInput[] =>
  lines.flatMap(({ code, answer }) => (answer === 'priced' ? [] : [{ code, answer }]))
