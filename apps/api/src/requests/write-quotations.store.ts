// SQL that writes quotations and their charges.
import { sql } from '../kit/sql.ts'
import { lineVat, type ChargeLine, type Totals } from '@marsa/model/requests/charge-line.ts'
import type { Offer } from '@marsa/model/requests/offer.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import { unscaled } from '@marsa/model/kit/decimal.ts'
import type { PriceBreak, UnitPrice } from '@marsa/model/requests/unit-price.ts'
import type { ServiceAnswerInput } from '@marsa/model/requests/service-charges.ts'
import type { CardRef } from '@marsa/model/requests/views.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { one, type Tx } from '../kit/db.ts'
import type { QuotationRow } from './quotation-rows.ts'

export type NewQuotation = {
  number: string
  subjectKind: string
  subjectId: string
  round: number
  companyId: string
  userId: string
  customerId: string
  state: QuotationState
  move: string
  revision: number
  finalOf?: string
}

export const insertQuotation = (tx: Tx, row: NewQuotation, content: Content): Promise<QuotationRow> =>
  one(
    tx,
    sql`insert into quotations (number, subject_kind, subject_id, round, company_id, user_id, customer_id, state, move, moved_as,
        revision, final_of, move_reason, buying_fils, net_fils, vat_fils, total_fils, valid_until, transit_days, free_days, stops, way, offer,
        remarks, terms, file_document_id, prints_file, submitted_at, service_answers, range_decision,
        card_id, card_revision, by_rule)
      values (${row.number}, ${row.subjectKind}, ${row.subjectId}, ${row.round}, ${row.companyId}, ${row.userId},
        ${row.customerId}, ${row.state}, ${row.move}, 'agent', ${row.revision}, ${row.finalOf ?? null}, ${content.reason ?? null},
        ${content.totals.buying}, ${content.totals.net}, ${content.totals.vat}, ${content.totals.total}, ${content.validUntil},
        ${content.transitDays ?? null}, ${content.freeDays ?? null}, ${content.stops ?? null},
        ${content.way ? JSON.stringify(content.way) : null}::jsonb,
        ${content.offer ? JSON.stringify(content.offer) : null}::jsonb, ${content.remarks ?? null},
        ${content.terms ?? null}, ${content.fileDocumentId ?? null}, ${content.printsFile ?? false},
        ${content.submittedAt},
        ${JSON.stringify(content.serviceAnswers ?? [])}::jsonb,
        ${content.lines.some(({ isApproved }) => isApproved) ? 'APPROVED' : null},
        ${content.rateCard?.cardId ?? null}, ${content.rateCard?.revision ?? null},
        ${content.byRule ?? false})
      returning *`,
  )

/** What an agent enters; totals are computed from the lines before they get here. */
export type Content = {
  lines: readonly ChargeLine[]
  serviceAnswers?: readonly ServiceAnswerInput[]
  totals: Totals
  validUntil: Date | null
  transitDays?: number
  freeDays?: number
  stops?: string
  way?: Way
  offer?: Offer | undefined
  remarks?: string
  terms?: string
  fileDocumentId?: string
  printsFile?: boolean
  rateCard?: CardRef | undefined
  /** A rule of the agent sent it, nobody by hand. */
  byRule?: boolean
  submittedAt: Date | null
  reason?: string
}

/** The columns of a content, for an UPDATE that moves a draft. */
export const contentColumns = (content: Content): Record<string, unknown> => ({
  buying_fils: content.totals.buying,
  net_fils: content.totals.net,
  vat_fils: content.totals.vat,
  total_fils: content.totals.total,
  valid_until: content.validUntil,
  transit_days: content.transitDays ?? null,
  free_days: content.freeDays ?? null,
  stops: content.stops ?? null,
  way: content.way ? JSON.stringify(content.way) : null,
  offer: content.offer ? JSON.stringify(content.offer) : null,
  remarks: content.remarks ?? null,
  terms: content.terms ?? null,
  file_document_id: content.fileDocumentId ?? null,
  prints_file: content.printsFile ?? false,
  submitted_at: content.submittedAt,
  service_answers: JSON.stringify(content.serviceAnswers ?? []),
  card_id: content.rateCard?.cardId ?? null,
  card_revision: content.rateCard?.revision ?? null,
  by_rule: content.byRule ?? false,
})

const breakText = ({ from, buying, selling }: PriceBreak): Record<keyof PriceBreak, string> => ({
  from: unscaled(from, 3),
  buying: unscaled(buying, 4),
  selling: unscaled(selling, 4),
})

export const replaceCharges = async (
  tx: Tx,
  quotationId: string,
  lines: readonly ChargeLine[],
): Promise<void> => {
  await sql`delete from quotation_charges where quotation_id = ${quotationId}`.execute(tx)
  if (!lines.length) return
  const column = (of: (line: ChargeLine) => unknown) => lines.map(of)
  const unit = (of: (unit: UnitPrice) => unknown) => column((line) => (line.unit ? of(line.unit) : null))
  const text = (value: bigint | null | undefined, decimals: number) =>
    value === null || value === undefined ? null : unscaled(value, decimals)
  await sql`insert into quotation_charges (quotation_id, position, code, label, buying_fils, selling_fils, quantity, vat_category, vat_fils,
      reason, range_reason, basis, applies_to, stated, measured, min_quantity, currency, buying_price, selling_price, min_buying,
      min_selling, rate, rate_day, share_of, breaks)
    select ${quotationId}, t.position, t.code, t.label, t.buying, t.selling, t.quantity, t.category, t.vat, t.reason, t.range_reason,
      t.basis, t.applies_to, t.stated, t.measured, t.min_quantity, t.currency, t.buying_price, t.selling_price, t.min_buying,
      t.min_selling, t.rate, t.rate_day, t.share_of, t.breaks
    from unnest(${column((line) => line.code)}::text[], ${column((line) => line.label?.trim() || null)}::text[],
      ${column((line) => line.buyingFils)}::bigint[], ${column((line) => line.sellingFils)}::bigint[],
      ${column((line) => line.quantity)}::int[], ${column((line) => line.vat)}::text[], ${column(lineVat)}::bigint[],
      ${column((line) => line.reason?.trim() || null)}::text[], ${column((line) => line.rangeReason?.trim() || null)}::text[],
      ${unit((each) => each.basis)}::text[], ${unit((each) => each.appliesTo)}::text[], ${unit((each) => each.count)}::int[],
      ${unit((each) => text(each.quantity, 3))}::numeric[], ${unit((each) => text(each.minQuantity, 3))}::numeric[],
      ${unit((each) => each.currency)}::text[], ${unit((each) => text(each.buyingPrice, 4))}::numeric[],
      ${unit((each) => text(each.sellingPrice, 4))}::numeric[], ${unit((each) => text(each.minBuying, 2))}::numeric[],
      ${unit((each) => text(each.minSelling, 2))}::numeric[], ${unit((each) => text(each.rate?.micro, 6))}::numeric[],
      ${unit((each) => each.rate?.day ?? null)}::date[], ${unit((each) => each.shareOf)}::text[],
      ${unit((each) => each.breaks && JSON.stringify(each.breaks.map(breakText)))}::jsonb[])
      with ordinality as t (code, label, buying, selling, quantity, category, vat, reason, range_reason, basis, applies_to, stated,
        measured, min_quantity, currency, buying_price, selling_price, min_buying, min_selling, rate, rate_day,
        share_of, breaks, position)`.execute(tx)
}
