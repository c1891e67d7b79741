// A quotation and its charges as the database holds them, and as rules read them.
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { PricedLine } from '@marsa/model/requests/final-changes.ts'
import type { Offer } from '@marsa/model/requests/offer.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import type { RangeFacts } from '@marsa/model/requests/range-decision.ts'
import { scaled } from '@marsa/model/kit/decimal.ts'
import type { PriceBreak, UnitPrice } from '@marsa/model/requests/unit-price.ts'
import type { ServiceAnswerInput } from '@marsa/model/requests/service-charges.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import type { VatCategory } from '@marsa/model/kit/money.ts'

export type StoredCharge = {
  code: ChargeCode
  label: string | null
  /** Rates of one; the VAT is of the line. */
  buying: string
  selling: string
  quantity: number
  vat: string
  category: VatCategory
  reason: string | null
  unit: StoredUnit | null
  rangeReason: string | null
}

/** As text, so that decimals stay what they are; the rate is missing where none was published. */
type StoredUnit = Pick<UnitPrice, 'basis' | 'appliesTo' | 'count' | 'shareOf' | 'currency'> & {
  breaks: readonly Record<keyof PriceBreak, string>[] | null
} & Record<'buyingPrice' | 'sellingPrice', string> &
  Record<'quantity' | 'minQuantity' | 'minBuying' | 'minSelling' | 'rate' | 'rateDay', string | null>

const optional = (text: string | null, decimals: number): bigint | null =>
  text === null ? null : scaled(text, decimals)

export const unitOf = (stored: StoredUnit): UnitPrice => ({
  basis: stored.basis,
  appliesTo: stored.appliesTo,
  count: stored.count,
  shareOf: stored.shareOf,
  breaks:
    stored.breaks?.map(({ from, buying, selling }) => ({
      from: scaled(from, 3),
      buying: scaled(buying, 4),
      selling: scaled(selling, 4),
    })) ?? null,
  quantity: optional(stored.quantity, 3),
  minQuantity: optional(stored.minQuantity, 3),
  currency: stored.currency,
  buyingPrice: scaled(stored.buyingPrice, 4),
  sellingPrice: scaled(stored.sellingPrice, 4),
  minBuying: optional(stored.minBuying, 2),
  minSelling: optional(stored.minSelling, 2),
  rate: stored.rate && stored.rateDay ? { micro: scaled(stored.rate, 6), day: stored.rateDay } : null,
})

export const pricedOf = ({ selling, category, ...charge }: StoredCharge): PricedLine => ({
  code: charge.code,
  label: charge.label,
  sellingFils: BigInt(selling),
  quantity: charge.quantity,
  vat: category,
  reason: charge.reason,
  unit: charge.unit && unitOf(charge.unit),
  rangeReason: charge.rangeReason,
})

export type QuotationRow = {
  id: string
  number: string
  subject_kind: string
  subject_id: string
  round: number
  company_id: string
  customer_id: string
  state: QuotationState
  version: number
  revision: number
  final_of: string | null
  buying_fils: bigint
  net_fils: bigint
  vat_fils: bigint
  total_fils: bigint
  valid_until: Date | null
  transit_days: number | null
  free_days: number | null
  stops: string | null
  way: Way | null
  offer: Offer | null
  remarks: string | null
  terms: string | null
  service_answers: ServiceAnswerInput[]
  move_reason: string | null
  file_document_id: string | null
  prints_file: boolean
  submitted_at: Date | null
  terms_accepted_at: Date | null
  /** What it was filled from. */
  card_id: string | null
  card_revision: number | null
  by_rule: boolean
} & RangeFacts & { range_words: string | null; range_decided_at: Date | null }

export type QuotationWithCharges = QuotationRow & {
  agent_en: string
  agent_ar: string
  agent_logo: string | null
  file_name: string | null
  card_name: string | null
  charges: StoredCharge[]
}
