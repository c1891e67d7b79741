// Quotations of freight made comparable: under which head each charge stands, the price of one unit, and what a total likely becomes.
import { halfUp, parseMoney, sum, vatOf } from '../../kit/money.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { texts } from '../../kit/text.ts'
import type { ContainerType } from '../../reference/containers.ts'
import { charges, type ChargeCode } from '../../requests/charges.ts'
import { mostOf } from '../../requests/charge-rules.ts'
import { isExpired, liveStates, type QuotationState } from '../../requests/quotation.ts'
import type { Basis, Counted } from '../../requests/unit-price.ts'
import type { QuotationView } from '../../requests/views.ts'
import { containersOf } from '../cargo/cargo-of.ts'
import type { PricedCargo } from './freight-pricing.ts'

export const blockText = texts({
  freight: { en: 'Freight and surcharges', ar: 'الشحن والعلاوات' },
  origin: { en: 'At origin', ar: 'في المنشأ' },
  destination: { en: 'At destination', ar: 'في الوجهة' },
  customs: { en: 'Customs', ar: 'الجمارك' },
  other: { en: 'Other charges', ar: 'رسوم أخرى' },
})
export type Block = keyof typeof blockText
export const blocks = Object.keys(blockText) as Block[]

/** Heads that do not depend on the direction; `home` is the end in the Emirates, `abroad` the other. */
const heads: Partial<Record<ChargeCode, 'freight' | 'customs' | 'home' | 'abroad'>> = {
  'ocean-freight': 'freight',
  'air-freight': 'freight',
  bunker: 'freight',
  'peak-season': 'freight',
  'war-risk': 'freight',
  'fuel-surcharge': 'freight',
  'security-surcharge': 'freight',
  'hazardous-surcharge': 'freight',
  'out-of-gauge': 'freight',
  'customs-clearance': 'customs',
  'export-clearance': 'customs',
  'import-clearance': 'customs',
  duty: 'customs',
  inspection: 'customs',
  'delivery-order': 'home',
  'bill-of-lading': 'home',
  'air-waybill': 'home',
  'terminal-handling': 'home',
  'cfs-handling': 'home',
  seal: 'home',
  handling: 'home',
  transport: 'home',
  'reefer-plug': 'home',
  pickup: 'abroad',
  'origin-handling': 'abroad',
  'destination-handling': 'abroad',
  'delivery-abroad': 'abroad',
}

export const blockOf = (code: ChargeCode, direction: 'import' | 'export'): Block => {
  const head = heads[code] ?? 'other'
  if (head !== 'home' && head !== 'abroad') return head
  return (head === 'home') === (direction === 'import') ? 'destination' : 'origin'
}

/** The container types of the cargo, each once. */
export const containerTypesOf = ({ moreContainers, ...cargo }: PricedCargo): ContainerType[] => [
  ...new Set(containersOf({ ...cargo, moreContainers: moreContainers ?? [] }).map(({ type }) => type)),
]

/** What the price of one is said of: what the carriage is sold by, a TEU where container types differ. */
export const comparedBy = (cargo: PricedCargo): Basis => {
  const { mode, containerMode } = cargo
  if (containerMode === 'ULD') return 'uld'
  if (mode === 'air') return 'kg'
  if (containerMode === 'RORO') return 'vehicle'
  if (containerMode !== 'FCL') return 'wm'
  return containerTypesOf(cargo).length === 1 ? 'container' : 'teu'
}

/** Fils of one, half up, of so many thousandths. */
export const perUnit = (totalFils: bigint, quantity: bigint): bigint => halfUp(totalFils * 1000n, quantity)

const median = (amounts: readonly bigint[]): bigint => {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : 1))
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!]
  return halfUp(low + high, 2n)
}

/** Amounts of a charge in the other quotations that can still be accepted. */
const elsewhere = (
  code: ChargeCode,
  quote: QuotationView,
  quotes: readonly QuotationView[],
  now: Date,
): bigint[] =>
  quotes
    .filter(
      ({ QuotationId, state, expiryDate }) =>
        QuotationId !== quote.QuotationId &&
        liveStates.includes(state as QuotationState) &&
        !isExpired({ state: state as QuotationState, validUntil: new Date(expiryDate) }, now),
    )
    .flatMap(({ charges: lines }) => lines.filter((line) => line.code === code))
    .map(({ amount }) => parseMoney(amount))

/**
 * The total with each expected charge that is missing, with VAT: at the median of the others that name it, if two do, else at the
 * most its range allows for the cargo. Undefined where nothing is known of one.
 */
export const likelyTotal = (
  quote: QuotationView,
  quotes: readonly QuotationView[],
  { settings, counted, now }: { settings: SettingsInForce; counted: Counted; now: Date },
): bigint | undefined => {
  const added = quote.missing.map((code) => {
    const named = elsewhere(code, quote, quotes, now)
    const net = named.length > 1 ? median(named) : mostOf(code, settings, counted)
    return net === undefined ? undefined : net + vatOf(net, charges[code].vat)
  })
  return added.includes(undefined) ? undefined : parseMoney(quote.totalEstimate) + sum(added as bigint[])
}
