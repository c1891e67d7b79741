// SQL that reads quotations with their charges, and marks what becomes of them.
import { sql, type Sql } from '../kit/sql.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import type { QuotationRow, QuotationWithCharges } from './quotation-rows.ts'

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

const quoteFilesOf = async (db: Db, subjectId: string, which: Sql): Promise<string[]> =>
  (
    await rows<{ file_document_id: string }>(
      db,
      sql`select distinct file_document_id from quotations
        where subject_id = ${subjectId} and file_document_id is not null and (${which})`,
    )
  ).map((row) => row.file_document_id)

const isSent = sql`submitted_at is not null`

/** Documents that came with a quotation when it was sent. */
export const sentQuoteFiles = (db: Db, subjectId: string): Promise<string[]> =>
  quoteFilesOf(db, subjectId, isSent)

/** Documents of quotations that were sent, or whose prices are with the desk. */
export const heldQuoteFiles = (db: Db, subjectId: string): Promise<string[]> =>
  quoteFilesOf(db, subjectId, sql`${isSent} or (range_asked_at is not null and range_decision is null)`)

const overdue = sql`state in ('Q_SUBMITTED', 'Q_FAILED', 'Q_DRAFT') and valid_until < now() and final_of is null`

/** Quotations of a kind of subject whose validity is over, for the timer. */
export const overdueQuotations = (db: Db, kind: string): Promise<{ id: string; subject_id: string }[]> =>
  rows(db, sql`select id, subject_id from quotations where ${overdue} and subject_kind = ${kind} limit 500`)

export const isOverdue = async (db: Db, id: string): Promise<boolean> =>
  (await maybe(db, sql`select from quotations where id = ${id} and ${overdue}`)) !== undefined
