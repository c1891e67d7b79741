// The charge lines of a quotation while they are typed: what they start from, what is wrong with each, what is sent.
import {
  carriageOf,
  chargeField,
  chargeRefusal,
  mostOfACharge,
  netOf,
  rangeFault,
  rangeOf,
  toLine,
  totalsOf,
  usualPricing,
  withApproved,
  type ChargeCode,
  type ChargeInput,
  type ChargeLine,
  type Pricing,
  type Totals,
} from '@marsa/model/requests/charges.ts'
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
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'

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

export type LineField =
  | ReturnType<typeof chargeField>
  | 'breaks'
  | 'minQuantity'
  | 'minSelling'
  | 'quantity'
  | 'rangeReason'
export type LineProblem = { field: LineField; code: string; params?: { least: bigint; most: bigint } }

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
): EditLine[] => [
  ...expected.map((code) => ({
    ...lineFrom(
      code,
      code,
      pricing,
      given.find((line) => line.code === code),
    ),
    answer: answers.find((each) => each.code === code)?.answer ?? ('priced' as const),
  })),
  ...given
    .filter(({ code }) => code === 'other' || !expected.includes(code))
    .map((line, index) => lineFrom(`${line.code}-${index}`, line.code, pricing, line)),
]

export const additionalLine = (lines: readonly EditLine[], code: ChargeCode, pricing: Pricing): EditLine =>
  lineFrom(`${code}+${lines.length}+${Date.now()}`, code, pricing)

/** A line that adds no charge: nothing is typed, or its service has no price of its own. */
export const isBlank = (line: EditLine): boolean =>
  line.answer !== 'priced' ||
  (line.buying === '' && line.selling === '' && line.label.trim() === '' && line.breaks === null)

/** Sums have two decimals, prices by the unit four; a rate is never negative. */
const isRate = (text: string, { basis }: Pick<EditLine, 'basis'>): boolean =>
  (basis === 'shipment' ? dirhamPattern : unitPricePattern).test(text)
const isSum = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text)
const isMeasure = (text: string): boolean => /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0

const countOf = ({ basis, count }: EditLine): number | undefined =>
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
const quantityOf = ({ quantity }: EditLine): number | undefined =>
  /^[1-9]\d*$/.test(quantity) && Number(quantity) <= mostOfACharge ? Number(quantity) : undefined

/** What of the breaks cannot be read, or stands in a wrong order. */
const unreadBreaks = (line: EditLine): LineProblem | undefined => {
  if (line.breaks === null) return undefined
  if (!readBreaks(line).every(isBreak)) return { field: 'breaks', code: 'quotes.rate-invalid' }
  return unitInputProblems(unitInput(line)).some(([field]) => field === 'breaks')
    ? { field: 'breaks', code: 'quotes.breaks-order' }
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
    ...(line.pricing.units && unreadBreaks(line) === undefined
      ? unitInput(line)
      : { quantity: quantityOf(line) ?? 1 }),
  })
  const [counted = entered] = withApproved(
    [{ ...entered, vat: line.vat }],
    line.approved ? [line.approved] : [],
  )
  return counted
}

/** A field of the line that cannot be read. */
const unreadField = (line: EditLine): LineProblem | undefined => {
  const { basis, count, buying, selling, minSelling, minQuantity } = line
  if (quantityOf(line) === undefined) return { field: 'quantity', code: 'quotes.quantity-invalid' }
  if (statedBases.includes(basis) && count !== '' && countOf(line) === undefined)
    return { field: 'count', code: 'quotes.quantity-invalid' }
  if (buying !== '' && !isRate(buying, line)) return { field: 'buyingRate', code: 'quotes.rate-invalid' }
  if (selling !== '' && !isRate(selling, line)) return { field: 'sellingRate', code: 'quotes.rate-invalid' }
  if (minSelling !== '' && !isSum(minSelling)) return { field: 'minSelling', code: 'quotes.rate-invalid' }
  const wrongBreaks = unreadBreaks(line)
  if (wrongBreaks) return wrongBreaks
  if (minQuantity !== '' && !isMeasure(minQuantity))
    return { field: 'minQuantity', code: 'quotes.quantity-invalid' }
  return undefined
}

/** What is wrong with a line that is not blank, by the rules of the server. */
export const problemOf = (line: EditLine, settings: SettingsInForce): LineProblem | undefined => {
  if (isBlank(line)) return undefined
  const unread = unreadField(line)
  if (unread) return unread
  const code = chargeRefusal(chargeLine(line), settings, line.pricing.units?.today)
  if (!code) return undefined
  const range = rangeOf(line.code, settings)
  return { field: chargeField(code), code, ...(range && { params: { least: range[0], most: range[1] } }) }
}

/** Its price is outside its range, and the desk may let it pass: a reason is asked. */
export const asksReason = (line: EditLine, settings: SettingsInForce): boolean => {
  if (!line.pricing.asksDesk || isBlank(line) || unreadField(line)) return false
  const counted = chargeLine(line)
  return counted.sellingFils > 0n && !counted.isApproved && rangeFault(counted, settings) !== undefined
}

const garbled: readonly (string | undefined)[] = ['quotes.rate-invalid', 'quotes.quantity-invalid']

/** Only a draft may hold a line that is not finished, but never one that cannot be read. */
export const unreadable = (lines: readonly EditLine[], settings: SettingsInForce): EditLine[] =>
  lines.filter((line) => garbled.includes(problemOf(line, settings)?.code))

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

/** Sentences of the server by the key of the line and the field they stand under. */
export const lineSentences = (
  fields: Record<string, string>,
  keys: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const [, index, field] = /^charges\.(\d+)\.(\w+)$/.exec(path) ?? []
      const key = index === undefined ? undefined : keys[Number(index)]
      return key === undefined ? [] : [[`${key} ${field}`, message]]
    }),
  )
