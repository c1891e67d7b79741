// All SQL of quotations and their charges.
import { sql, type Sql } from '../kit/sql.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { lineVat, type ChargeCode, type ChargeLine, type Totals } from '@marsa/model/requests/charges.ts'
import type { PricedLine } from '@marsa/model/requests/final-changes.ts'
import type { Offer } from '@marsa/model/requests/offer.ts'
import type { Way } from '@marsa/model/requests/way.ts'
import type { RangeFacts } from '@marsa/model/requests/range-decision.ts'
import { scaled, unscaled } from '@marsa/model/kit/decimal.ts'
import type { PriceBreak, UnitPrice } from '@marsa/model/requests/unit-price.ts'
import type { ServiceAnswerInput } from '@marsa/model/requests/service-charges.ts'
import type { CardRef } from '@marsa/model/requests/views.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import type { VatCategory } from '@marsa/model/kit/money.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

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

/** Amounts of the charges in fils as text, so that JSON keeps them whole. */
const chargesJson = sql`coalesce((select json_agg(json_build_object('code', ch.code, 'label', ch.label,
    'buying', ch.buying_fils::text, 'selling', ch.selling_fils::text, 'quantity', ch.quantity, 'vat', ch.vat_fils::text, 'category', ch.vat_category, 'reason', ch.reason,
    'rangeReason', ch.range_reason, 'unit', case when ch.basis is not null then json_build_object('basis', ch.basis,
      'appliesTo', ch.applies_to, 'count', ch.stated, 'shareOf', ch.share_of, 'breaks', ch.breaks, 'quantity', ch.measured::text, 'minQuantity', ch.min_quantity::text,
      'currency', ch.currency, 'buyingPrice', ch.buying_price::text, 'sellingPrice', ch.selling_price::text,
      'minBuying', ch.min_buying::text, 'minSelling', ch.min_selling::text, 'rate', ch.rate::text,
      'rateDay', to_char(ch.rate_day, 'YYYY-MM-DD')) end)
    order by ch.position) from quotation_charges ch where ch.quotation_id = q.id), '[]'::json) as charges`

const columns = sql`q.*, a.name_en as agent_en, a.name_ar as agent_ar,
  case when a.logo_media_type is not null then a.agent_code end as agent_logo, d.file_name,
  (select k.name from rate_cards k where k.id = q.card_id) as card_name, ${chargesJson}`
const sources = sql`quotations q join companies a on a.id = q.company_id left join documents d on d.id = q.file_document_id`
const withCharges = sql`select ${columns} from ${sources}`

/** The quotations a customer may see of one round: sent ones of every state, without drafts and refusals to quote. */
export const quotationsForCustomer = (
  db: Db,
  subjectId: string,
  round: number,
): Promise<QuotationWithCharges[]> =>
  rows(
    db,
    sql`${withCharges} where q.subject_id = ${subjectId} and q.round = ${round}
      and q.final_of is null and q.submitted_at is not null and q.state <> 'Q_SUPERSEDED'
      order by q.total_fils, q.submitted_at`,
  )

/** The quotations of a round whose prices wait for the desk, the longest first. */
export const quotationsWithDesk = (
  db: Db,
  subjectId: string,
  round: number,
): Promise<QuotationWithCharges[]> =>
  rows(
    db,
    sql`${withCharges} where q.subject_id = ${subjectId} and q.round = ${round} and q.state = 'Q_DRAFT'
      and q.range_asked_at is not null and q.range_decision is null order by q.range_asked_at, q.id`,
  )

export const quotationWithCharges = (db: Db, id: string): Promise<QuotationWithCharges | undefined> =>
  maybe(db, sql`${withCharges} where q.id = ${id}`)

type InstantColumn =
  | 'valid_until'
  | 'submitted_at'
  | 'terms_accepted_at'
  | 'range_asked_at'
  | 'range_decided_at'

/** A quotation as a column of another statement: instants as text, and amounts as text besides, so that they stay whole. */
export type QuotationJson = Omit<QuotationWithCharges, InstantColumn> & {
  [K in 'buying' | 'net' | 'vat' | 'total']: string
} & { [K in InstantColumn]: string | null }

/** The quotation whose id an expression of the statement around it gives; null where it gives none. */
export const quotationJson = (id: Sql): Sql =>
  sql`(select to_json(found) from (select ${columns}, q.buying_fils::text as buying, q.net_fils::text as net, q.vat_fils::text as vat,
    q.total_fils::text as total from ${sources} where q.id = ${id}) found)`

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const quotationFromJson = ({
  buying,
  net,
  vat,
  total,
  ...json
}: QuotationJson): QuotationWithCharges => ({
  ...json,
  buying_fils: BigInt(buying),
  net_fils: BigInt(net),
  vat_fils: BigInt(vat),
  total_fils: BigInt(total),
  valid_until: instant(json.valid_until),
  submitted_at: instant(json.submitted_at),
  terms_accepted_at: instant(json.terms_accepted_at),
  range_asked_at: instant(json.range_asked_at),
  range_decided_at: instant(json.range_decided_at),
})

/** The agent's own latest quotation of a round, whatever its state; its final one when there is one. */
export const ownQuotation = (
  db: Db,
  subjectId: string,
  round: number,
  agentId: string,
): Promise<QuotationWithCharges | undefined> =>
  maybe(
    db,
    sql`${withCharges} where q.subject_id = ${subjectId} and q.round = ${round} and q.company_id = ${agentId}
      and q.state <> 'Q_SUPERSEDED' order by (q.final_of is not null) desc, q.created_at desc limit 1`,
  )

/** Quotations of a round that may still change, locked in the order of their ids. */
export const lockQuotations = (tx: Tx, subjectId: string, round: number): Promise<QuotationRow[]> =>
  rows(
    tx,
    sql`select * from quotations where subject_id = ${subjectId} and round = ${round} and final_of is null
      order by id for update`,
  )

/** What a reader may know of a quotation by its number: an agent its own, a customer and the staff what was sent. */
const numberedFor = (actor: Actor): Sql => {
  const kind = kindOf(actor)
  if (kind === 'agent') return sql`q.company_id = ${actor.companyId}`
  if (kind === 'customer') return sql`q.customer_id = ${actor.companyId} and q.submitted_at is not null`
  return sql`q.submitted_at is not null`
}

export type NumberedQuotation = { state: QuotationState; moves: { code: QuotationState; at: string }[] }

/** The quotation of a number in its newest revision, whatever its state, with when it came to be what. */
export const quotationNumbered = (
  db: Db,
  actor: Actor,
  number: string,
): Promise<NumberedQuotation | undefined> =>
  maybe(
    db,
    sql`select q.state, coalesce((
        select json_agg(json_build_object('code', l.to_state, 'at', l.at) order by l.id)
        from quotations v join audit_log l on l.object_id = v.id
        where v.number = q.number and v.company_id = q.company_id and l.to_state is distinct from l.from_state
          and (l.to_state <> 'Q_DRAFT' or v.company_id = ${actor.companyId})), '[]'::json) as moves
      from quotations q where q.number = ${number} and ${numberedFor(actor)}
      order by q.state = 'Q_SUPERSEDED', q.created_at desc limit 1`,
  )

export const findQuotation = (db: Db, id: string): Promise<QuotationRow | undefined> =>
  maybe(db, sql`select * from quotations where id = ${id}`)

/** The last moment of a quotation that was sent. */
export const validUntil = async (db: Db, id: string): Promise<Date> =>
  (await one<{ valid_until: Date }>(db, sql`select valid_until from quotations where id = ${id}`)).valid_until

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

/** The number of the next final version of an accepted quotation; its own number counts on. */
export const finalRevision = async (
  tx: Tx,
  accepted: Pick<QuotationRow, 'id' | 'revision'>,
): Promise<number> =>
  (
    await one<{ next: number }>(
      tx,
      sql`select coalesce(max(revision), ${accepted.revision}::int) + 1 as next from quotations where final_of = ${accepted.id}`,
    )
  ).next

/** Whether a quotation of a subject, of whatever version, has that file already. */
export const isFileQuoted = async (db: Db, subjectId: string, documentId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from quotations where subject_id = ${subjectId} and file_document_id = ${documentId} limit 1`,
  )) !== undefined

/** Marks that the customer accepted the terms of a quotation. */
export const acceptTerms = async (tx: Tx, id: string): Promise<void> => {
  await sql`update quotations set terms_accepted_at = coalesce(terms_accepted_at, now()) where id = ${id}`.execute(
    tx,
  )
}

/** Companies of the agents that have sent a quotation for a subject. */
export const agentsWhoQuoted = async (db: Db, subjectId: string): Promise<string[]> =>
  (
    await rows<{ company_id: string }>(
      db,
      sql`select distinct company_id from quotations where subject_id = ${subjectId} and submitted_at is not null`,
    )
  ).map((row) => row.company_id)

const overdue = sql`state in ('Q_SUBMITTED', 'Q_FAILED', 'Q_DRAFT') and valid_until < now() and final_of is null`

/** Quotations of a kind of subject whose validity is over, for the timer. */
export const overdueQuotations = (db: Db, kind: string): Promise<{ id: string; subject_id: string }[]> =>
  rows(db, sql`select id, subject_id from quotations where ${overdue} and subject_kind = ${kind} limit 500`)

export const isOverdue = async (db: Db, id: string): Promise<boolean> =>
  (await maybe(db, sql`select from quotations where id = ${id} and ${overdue}`)) !== undefined
