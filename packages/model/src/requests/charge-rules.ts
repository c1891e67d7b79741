// What is wrong with a charge line: its range, its margin, and what the desk has let pass.
import { halfUp } from '../kit/money.ts'
import type { SettingsInForce } from '../kit/settings.ts'
import { rateRefusal } from '../reference/exchange.ts'
import { priceFils, type Basis, type Counted, type UnitPrice } from './unit-price.ts'
import type { ChargeLine } from './charge-line.ts'
import { rangeOf, type ChargeCode, type Ranged } from './charges.ts'

/** What the price of a range is for one of; counted in another way, the whole line has to keep it. */
const rangeBasis: Record<Ranged, Basis> = {
  'delivery-order': 'bl',
  'bill-of-lading': 'bl',
  'terminal-handling': 'container',
  seal: 'container',
  handling: 'shipment',
  transport: 'truck',
}

/** So much an agent says at least of a price outside its range. */
export const leastRangeReason = 10

/** What a range is held against: the price of one, or the whole line where that is counted in another way. */
export const judgedFils = ({ code, sellingFils, unit }: Omit<ChargeLine, 'buyingFils'>): bigint =>
  unit && unit.basis === rangeBasis[code as Ranged] ? priceFils(unit) : sellingFils

/** The most that a charge with a range comes to for a cargo; undefined where it has none, or the cargo does not say how many. */
export const mostOf = (code: ChargeCode, settings: SettingsInForce, counted: Counted): bigint | undefined => {
  const range = rangeOf(code, settings)
  const quantity = range && counted(rangeBasis[code as Ranged], {})
  return range && quantity ? halfUp(range[1] * quantity, 1000n) : undefined
}

export type RangeFault = 'quotes.below-range' | 'quotes.above-range'
export const rangeFault = (
  line: Omit<ChargeLine, 'buyingFils'>,
  settings: SettingsInForce,
): RangeFault | undefined => {
  const range = rangeOf(line.code, settings)
  if (!range) return undefined
  const fils = judgedFils(line)
  if (fils < range[0]) return 'quotes.below-range'
  return fils > range[1] ? 'quotes.above-range' : undefined
}

/** It is outside its range, and nobody but the desk may let it pass. */
export const needsDesk = (line: ChargeLine, settings: SettingsInForce): boolean =>
  !line.isApproved && rangeFault(line, settings) !== undefined

const isExplained = ({ rangeReason }: ChargeLine): boolean =>
  (rangeReason?.trim().length ?? 0) >= leastRangeReason

/** What keeps a price by the unit from being counted at all. */
const unitRefusal = (
  { basis, quantity, count, currency, rate }: UnitPrice,
  today: string | undefined,
): string | undefined => {
  if (quantity === null)
    return basis === 'day' && count === null ? 'quotes.days-missing' : 'quotes.basis-unknown'
  return rateRefusal(currency, rate, today ?? rate?.day ?? '')
}

const marginRefusal = ({ buyingFils, sellingFils, unit }: ChargeLine): string | undefined => {
  if (unit?.breaks?.some(({ buying, selling }) => selling <= buying)) return 'quotes.break-margin'
  if (sellingFils < buyingFils || (unit && unit.sellingPrice < unit.buyingPrice))
    return 'quotes.selling-below-buying'
  if (sellingFils === buyingFils || (unit && unit.sellingPrice === unit.buyingPrice))
    return 'quotes.selling-equals-buying'
  return undefined
}

/**
 * What is wrong with a line (A 5); the range applies to the selling price. What is out of the scope of VAT was paid in the
 * customer's name and is passed on as it was (VATP013). `today` is given where rates have to be fresh.
 */
export const chargeRefusal = (
  line: ChargeLine,
  settings: SettingsInForce,
  today?: string,
): string | undefined => {
  const uncounted = line.unit && unitRefusal(line.unit, today)
  if (uncounted) return uncounted
  if (line.buyingFils === 0n) return 'quotes.buying-zero'
  if (line.sellingFils === 0n) return 'quotes.selling-zero'
  if (line.vat === 'out-of-scope')
    return line.sellingFils === line.buyingFils ? undefined : 'quotes.passed-on'
  const margin = marginRefusal(line)
  if (margin) return margin
  if (line.code === 'other' && !line.label?.trim()) return 'quotes.label-required'
  const fault = rangeFault(line, settings)
  return fault && (line.isApproved || isExplained(line)) ? undefined : fault
}

/** The field of a line under which a refusal of it stands. */
export const chargeField = (
  code: string,
): 'basis' | 'buyingRate' | 'count' | 'currency' | 'label' | 'sellingRate' => {
  switch (code) {
    case 'quotes.buying-zero':
      return 'buyingRate'
    case 'quotes.label-required':
      return 'label'
    case 'quotes.basis-unknown':
      return 'basis'
    case 'quotes.days-missing':
      return 'count'
    case 'quotes.rate-unknown':
    case 'quotes.rate-stale':
      return 'currency'
    default:
      return 'sellingRate'
  }
}

type Sold = Omit<ChargeLine, 'buyingFils'>

/** A line names a charge that one before it names; of containers each type may have a line of its own. */
export const isTwice = (lines: readonly Pick<ChargeLine, 'code' | 'unit'>[], at: number): boolean => {
  const { code, unit } = lines[at]!
  const type = unit?.appliesTo
  const isSame = (other: (typeof lines)[number]): boolean =>
    other.code === code && !(type && other.unit?.appliesTo && other.unit.appliesTo !== type)
  return code !== 'other' && lines.slice(0, at).some(isSame)
}

const isSamePrice = (one: Sold, other: Sold): boolean => {
  if (one.code !== other.code || Boolean(one.unit) !== Boolean(other.unit)) return false
  if (!one.unit || !other.unit)
    return one.sellingFils === other.sellingFils && one.quantity === other.quantity
  const priceOf = ({ basis, appliesTo, shareOf, currency, sellingPrice, minSelling }: UnitPrice) =>
    [basis, appliesTo, shareOf, currency, sellingPrice, minSelling].join()
  return priceOf(one.unit) === priceOf(other.unit)
}

/** Lines of a new version, those marked whose price the desk has let pass before. */
export const withApproved = (lines: readonly ChargeLine[], approved: readonly Sold[]): ChargeLine[] =>
  lines.map((line) => {
    const before = approved.find((each) => isSamePrice(each, line))
    return before ? { ...line, isApproved: true, rangeReason: before.rangeReason ?? null } : line
  })
