// What a customer and an agent see of a quotation; the buying rate and the margin stay with the agent.
import { toWire } from '@marsa/model/kit/money.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { missingCharges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { netOf, type Totals } from '@marsa/model/requests/charge-line.ts'
import type { Comparable } from '@marsa/model/requests/compare.ts'
import { arrivalDay, chargesIn } from '@marsa/model/requests/offer.ts'
import { acceptRefusal, isExpired, liveStates } from '@marsa/model/requests/quotation.ts'
import { codesAnswered } from '@marsa/model/requests/service-charges.ts'
import { finalChanges, type PricedLine } from '@marsa/model/requests/final-changes.ts'
import { rangeState } from '@marsa/model/requests/range-decision.ts'
import { unscaled } from '@marsa/model/kit/decimal.ts'
import {
  amountOf,
  priceText,
  statedBases,
  type BreakInput,
  type PriceBreak,
  type UnitPrice,
} from '@marsa/model/requests/unit-price.ts'
import { plainDecimal } from '@marsa/model/requests/unit-words.ts'
import type { FinalChanges, OwnQuotation, QuotationView, UnitView } from '@marsa/model/requests/views.ts'
import type { StandingRow } from './invitations.store.ts'
import { pricedOf, unitOf, type QuotationWithCharges, type StoredCharge } from './quotation-rows.ts'

export type ViewContext = {
  now: Date
  expected: readonly ChargeCode[]
  lowestId: string | undefined
  /** True while a payment session of the request is open. */
  frozen: boolean
  /** Undefined where agents are not compared. */
  standing: StandingRow | undefined
  /** Fils that are paid at acceptance. */
  downFils: (totalFils: bigint) => bigint
}

const fils = (text: string): bigint => BigInt(text)
const several = (quantity: number | null): number | undefined =>
  quantity === null || quantity === 1 ? undefined : quantity

export const unitView = (unit: UnitPrice): UnitView => ({
  basis: unit.basis,
  appliesTo: unit.appliesTo,
  ...(unit.shareOf && { shareOf: unit.shareOf }),
  quantity: unscaled(unit.quantity ?? 0n, 3),
  ...(unit.basis === 'cbm-day' && unit.count !== null && { days: unit.count }),
  minQuantity: unit.minQuantity === null ? null : unscaled(unit.minQuantity, 3),
  currency: unit.currency,
  price: priceText(unit.sellingPrice),
  minimum: unit.minSelling === null ? null : unscaled(unit.minSelling, 2),
  amount: unscaled(amountOf(unit, unit.sellingPrice, unit.minSelling), 2),
  rate: unscaled(unit.rate?.micro ?? 0n, 6),
  rateDay: unit.rate?.day ?? '',
})

const enteredBreak = ({ from, buying, selling }: PriceBreak): BreakInput => ({
  from: plainDecimal(unscaled(from, 3)),
  buyingRate: priceText(buying),
  sellingRate: priceText(selling),
})

/** What an agent entered, as it would enter it again. */
const enteredPrice = ({ buying, selling, quantity, unit: stored }: StoredCharge) => {
  if (!stored)
    return {
      buyingRate: toWire(fils(buying)),
      sellingRate: toWire(fils(selling)),
      quantity: several(quantity),
    }
  const unit = unitOf(stored)
  return {
    buyingRate: priceText(unit.buyingPrice),
    sellingRate: priceText(unit.sellingPrice),
    basis: unit.basis,
    currency: unit.currency,
    ...(unit.appliesTo && { appliesTo: unit.appliesTo }),
    ...(unit.count !== null && statedBases.includes(unit.basis) && { count: unit.count }),
    ...(unit.minBuying !== null && { minBuying: unscaled(unit.minBuying, 2) }),
    ...(unit.minSelling !== null && { minSelling: unscaled(unit.minSelling, 2) }),
    ...(unit.shareOf && { shareOf: unit.shareOf }),
    // With breaks the least quantity is the start of one.
    ...(unit.breaks
      ? { breaks: unit.breaks.map(enteredBreak) }
      : unit.minQuantity !== null && { minQuantity: unscaled(unit.minQuantity, 3) }),
  }
}

const rangeView = (row: QuotationWithCharges): OwnQuotation['range'] => {
  const state = rangeState(row)
  return state && row.range_asked_at
    ? { state, askedAt: toOffset(row.range_asked_at), words: row.range_words }
    : null
}

/** A charge as everybody reads it who may read the quotation. */
export const chargeView = (charge: StoredCharge): QuotationView['charges'][number] => ({
  code: charge.code,
  label: charge.label,
  amount: toWire(netOf(pricedOf(charge))),
  quantity: several(charge.quantity),
  vatCategory: charge.category,
  vat: toWire(fils(charge.vat)),
  ...(charge.unit && { unit: unitView(unitOf(charge.unit)) }),
})

/** Charges that have no price of their own because others cover them, as the answers to services or the offer say. */
const includedIn = ({ service_answers, offer }: QuotationWithCharges): ChargeCode[] => [
  ...new Set([...codesAnswered(service_answers, 'included'), ...chargesIn(offer, 'included')]),
]

export const toCustomerView = (row: QuotationWithCharges, context: ViewContext): QuotationView => ({
  QuotationId: row.id,
  quotationNo: row.number,
  version: row.revision,
  state: row.state,
  isFinal: row.final_of !== null,
  agentNameEn: row.agent_en,
  agentNameAr: row.agent_ar,
  agentLogo: row.agent_logo,
  agentRating: context.standing?.rating ?? null,
  agentShipments: context.standing?.completed ?? 0,
  charges: row.charges.map(chargeView),
  missing: missingCharges(row.charges, context.expected, includedIn(row)),
  included: includedIn(row),
  notOffered: codesAnswered(row.service_answers, 'not-offered'),
  netTotal: toWire(row.net_fils),
  vat: toWire(row.vat_fils),
  totalEstimate: toWire(row.total_fils),
  downPayment: toWire(context.downFils(row.total_fils)),
  currency: 'AED',
  transitDays: row.transit_days,
  freeDays: row.free_days,
  stops: row.stops,
  way: row.way,
  ...(row.offer && { offer: row.offer }),
  arrival: arrivalDay(row.offer, row.transit_days),
  remarks: row.remarks,
  terms: row.terms,
  submittedAt: toOffset(row.submitted_at ?? context.now),
  answerMinutes: context.standing?.answer_minutes ?? null,
  expiryDate: toOffset(row.valid_until ?? context.now),
  isLowest: row.id === context.lowestId,
  fileDocumentId: row.file_document_id,
  printsFile: row.prints_file,
  acceptRefusal:
    acceptRefusal(
      { state: row.state, validUntil: row.valid_until ?? new Date(0) },
      context.frozen,
      context.now,
    ) ?? null,
})

export const toAgentView = (row: QuotationWithCharges): OwnQuotation => ({
  QuotationId: row.id,
  quotationNo: row.number,
  version: row.version,
  state: row.state,
  isFinal: row.final_of !== null,
  charges: row.charges.map((charge) => ({
    code: charge.code,
    label: charge.label,
    ...enteredPrice(charge),
    ...(charge.rangeReason && { rangeReason: charge.rangeReason }),
    reason: charge.reason,
  })),
  services: row.service_answers,
  buyingTotal: toWire(row.buying_fils),
  netTotal: toWire(row.net_fils),
  vat: toWire(row.vat_fils),
  totalEstimate: toWire(row.total_fils),
  commissionPercentage: row.buying_fils
    ? (Number(((row.net_fils - row.buying_fils) * 10_000n) / row.buying_fils) / 100).toFixed(2)
    : '0.00',
  expiryDate: row.valid_until && toOffset(row.valid_until),
  transitDays: row.transit_days,
  freeDays: row.free_days,
  stops: row.stops,
  way: row.way,
  ...(row.offer && { offer: row.offer }),
  remarks: row.remarks,
  terms: row.terms,
  fileDocumentId: row.file_document_id,
  fileName: row.file_name,
  printsFile: row.prints_file,
  reason: row.move_reason,
  range: rangeView(row),
  ...(row.by_rule && { byRule: true as const }),
  ...(row.card_id &&
    row.card_revision && {
      rateCard: { cardId: row.card_id, revision: row.card_revision, name: row.card_name ?? '' },
    }),
})

/** A quotation as the comparison weighs it: live until its last moment. */
export const comparable = (row: QuotationWithCharges, now: Date): Comparable => ({
  id: row.id,
  total: row.total_fils,
  submittedAt: row.submitted_at ?? now,
  live:
    liveStates.includes(row.state) &&
    !isExpired({ state: row.state, validUntil: row.valid_until ?? now }, now),
})

type FinalOne = {
  lines: readonly PricedLine[]
  totals: Pick<Totals, 'total' | 'vat'>
  body: { remarks?: string | undefined; fileDocumentId?: string | undefined }
  postedAt: Date
}

/** What a final quotation, posted or proposed, changes against the accepted one, for everybody who may read both. */
export const changesBetween = (
  accepted: QuotationWithCharges,
  { lines, totals, body, postedAt }: FinalOne,
): FinalChanges => ({
  acceptedTotal: toWire(accepted.total_fils),
  finalTotal: toWire(totals.total),
  difference: toWire(totals.total - accepted.total_fils),
  vat: toWire(totals.vat - accepted.vat_fils),
  lines: finalChanges(accepted.charges.map(pricedOf), lines).map((line) => ({
    code: line.code,
    label: line.label,
    change: line.change,
    accepted: line.acceptedFils === null ? null : toWire(line.acceptedFils),
    final: line.finalFils === null ? null : toWire(line.finalFils),
    acceptedQuantity: several(line.acceptedQuantity),
    finalQuantity: several(line.finalQuantity),
    difference: toWire(line.differenceFils),
    vat: toWire(line.vatFils),
    causes: line.parts.map(({ cause, differenceFils, vatFils }) => ({
      cause,
      difference: toWire(differenceFils),
      vat: toWire(vatFils),
    })),
    ...(line.counted && {
      counted: {
        basis: line.counted.basis,
        accepted: unscaled(line.counted.accepted, 3),
        final: unscaled(line.counted.final, 3),
      },
    }),
    reason: line.reason,
  })),
  remarks: body.remarks ?? null,
  fileDocumentId: body.fileDocumentId ?? null,
  postedAt: toOffset(postedAt),
})

export const toFinalChanges = (accepted: QuotationWithCharges, final: QuotationWithCharges): FinalChanges =>
  changesBetween(accepted, {
    lines: final.charges.map(pricedOf),
    totals: { total: final.total_fils, vat: final.vat_fils },
    body: { remarks: final.remarks ?? undefined, fileDocumentId: final.file_document_id ?? undefined },
    postedAt: final.submitted_at!,
  })
