// SQL of one shipment with everything its readers see, in a single statement.
import { sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { kept, rows, type Db } from '../kit/db.ts'
import { timelineOrder } from '../kit/timeline-order.ts'
import {
  quotationJson,
  type PaymentJson,
  type QuotationJson,
  type RefundJson,
  type RemindedRow,
  visibleTo,
} from '../requests/door.ts'
import { type RequestRow } from './requests.store.ts'

export type TimelineRow = {
  id: string
  code: string
  at: string
  place: string | null
  note: string | null
  amount: string | null
  by: string
  agent_id: string | null
  for_customer: boolean
}

export type BalanceJson = {
  state: BalanceState
  agent_id: string
  quotation_id: string
  final_quotation_id: string | null
  total_fils: string
  paid_fils: string
  compensated_fils: string
  on_credit: boolean
}

export type QuestionJson = {
  id: string
  round: number
  company_id: string
  by_kind: 'agent' | 'desk'
  agent_en: string
  agent_ar: string
  question: string
  asked_at: string
  answer: string | null
  closed_at: string | null
}

export type DisputeJson = {
  reason: string
  opened_at: string
  closed_at: string | null
  closed_as: 'customer' | 'desk' | 'admin' | null
  note: string | null
}

export type DetailRow = RequestRow &
  RemindedRow & {
    origin: Pick<Place, 'nameEn' | 'nameAr' | 'latitude' | 'longitude'> & { country: string }
    destination: DetailRow['origin']
    commodity_en: string | null
    commodity_ar: string | null
    timeline: TimelineRow[]
    balance: BalanceJson | null
    /** The quotation that is paid for: the final one where there is one. */
    quotation: QuotationJson | null
    /** The accepted one, where a final one has followed it. */
    accepted: QuotationJson | null
    payments: PaymentJson[]
    invited: number
    first_due_at: Date | null
    documents: { docCode: string; state: string }[]
    open_session: boolean
    agent: { nameEn: string; nameAr: string; contactName: string; contactNumber: string | null } | null
    customer: { name: string; companyEn: string; companyAr: string; mobile: string | null }
    feedback: { comments: string | null } | null
    /** What an agent has to do with the round: its invitation, its newest quotation, and whether time is over. */
    invited_at: Date | null
    own: { state: QuotationState; submittedAt: string | null } | null
    window_over: boolean
    /** Questions to the customer, oldest first; one that was taken back or overtaken is not listed. */
    questions: QuestionJson[]
    /** The newest dispute. */
    dispute: DisputeJson | null
    refunds: RefundJson[]
    invoices: { kind: TaxInvoiceKind; number: string }[]
  }

const place = (
  alias: string,
) => sql`json_build_object('nameEn', ${sql.ref(`${alias}.name_en`)}, 'nameAr', ${sql.ref(`${alias}.name_ar`)},
  'country', ${sql.ref(`${alias}.country_code`)}, 'latitude', ${sql.ref(`${alias}.latitude`)}, 'longitude', ${sql.ref(`${alias}.longitude`)})`

type Sight = Pick<Actor, 'companyId' | 'userId'> & { id: string }

const detailSql = (relation: Relation) =>
  kept<Sight, DetailRow>(
    (
      seen,
    ) => sql`select r.*, cargo.*, ${place('o')} as origin, ${place('d')} as destination, cm.name_en as commodity_en, cm.name_ar as commodity_ar,
      coalesce((select json_agg(json_build_object('id', e.id, 'code', e.code, 'at', e.at, 'place', e.place, 'note', e.note,
          'amount', e.amount_fils::text, 'by', e.by_kind, 'agent_id', e.agent_id, 'for_customer', e.for_customer) order by ${timelineOrder})
        from request_events e where e.request_id = r.id), '[]'::json) as timeline,
      case when r.agent_id is not null then json_build_object('state', r.balance_state, 'agent_id', r.agent_id, 'quotation_id', r.quotation_id,
        'final_quotation_id', r.final_quotation_id, 'total_fils', r.total_fils::text, 'paid_fils', r.paid_fils::text,
        'compensated_fils', r.compensated_fils::text,
        'on_credit', r.on_credit) end as balance,
      ${quotationJson(sql`coalesce(r.final_quotation_id, r.quotation_id)`)} as quotation,
      ${quotationJson(sql`case when r.final_quotation_id is not null then r.quotation_id end`)} as accepted,
      coalesce((select json_agg(json_build_object('sessionId', rc.session_id, 'part', rc.part, 'amount', rc.amount_fils::text,
          'at', rc.issued_at, 'reference', s.gateway_ref, 'receipt', rc.number) order by rc.issued_at)
        from receipts rc join payment_sessions s on s.id = rc.session_id where rc.subject_id = r.id), '[]'::json) as payments,
      (select count(*)::int from request_invitations i where i.request_id = r.id and i.round = r.round) as invited,
      (select min(i.due_at) from request_invitations i where i.request_id = r.id and i.round = r.round) as first_due_at,
      coalesce((select json_agg(json_build_object('docCode', dc.doc_code, 'state', dc.state)) from documents dc
        where dc.subject_id = r.id and dc.deleted_at is null and dc.purged_at is null and dc.state <> 'REPLACED'), '[]'::json) as documents,
      exists (select from payment_sessions s where s.subject_kind = 'freight-request' and s.subject_id = r.id
        and s.state in ('CREATED', 'PENDING', 'EXPIRING')) as open_session,
      (select json_build_object('nameEn', c.name_en, 'nameAr', c.name_ar, 'contactName', u.first_name || ' ' || u.last_name,
          'contactNumber', u.mobile)
        from quotations q join users u on u.id = q.user_id join companies c on c.id = q.company_id
        where q.id = r.quotation_id) as agent,
      json_build_object('name', cu.first_name || ' ' || cu.last_name, 'companyEn', cc.name_en, 'companyAr', cc.name_ar,
        'mobile', cu.mobile) as customer,
      (select json_build_object('comments', f.comments) from request_feedback f where f.request_id = r.id) as feedback,
      (select i.tab from request_invitations i where i.request_id = r.id and i.is_current
        and i.company_id = ${seen.companyId}) as own_tab,
      (select i.paused_at from request_invitations i where i.request_id = r.id and i.round = r.round
        and i.company_id = ${seen.companyId}) as paused_at,
      (select i.invited_at from request_invitations i where i.request_id = r.id and i.round = r.round
        and i.company_id = ${seen.companyId}) as invited_at,
      (select json_build_object('state', q.state, 'submittedAt', q.submitted_at) from quotations q where q.subject_id = r.id
        and q.round = r.round and q.company_id = ${seen.companyId} and q.final_of is null and q.state <> 'Q_SUPERSEDED'
        order by q.created_at desc limit 1) as own,
      coalesce(r.window_ends_at < now(), false) as window_over,
      coalesce((select json_agg(json_build_object('id', fq.id, 'round', fq.round, 'company_id', fq.company_id, 'by_kind', fq.by_kind,
          'agent_en', qc.name_en, 'agent_ar', qc.name_ar, 'question', fq.question, 'asked_at', fq.asked_at, 'answer', fq.answer,
          'closed_at', fq.closed_at) order by fq.asked_at)
        from request_questions fq join companies qc on qc.id = fq.company_id
        where fq.request_id = r.id and (fq.closed_at is null or fq.answer is not null)), '[]'::json) as questions,
      (select to_json(last) from (select fd.reason, fd.opened_at, fd.closed_at, fd.closed_as, fd.note from freight_disputes fd
        where fd.request_id = r.id order by fd.opened_at desc limit 1) last) as dispute,
      coalesce((select json_agg(json_build_object('amount', pr.amount_fils::text, 'at', coalesce(pr.settled_at, pr.requested_at),
          'isSettled', pr.settled_at is not null) order by pr.requested_at)
        from payment_refunds pr join payment_sessions ps on ps.id = pr.session_id
        where ps.subject_id = r.id and pr.origin = 'customer_advance'), '[]'::json) as refunds,
      coalesce((select json_agg(json_build_object('kind', ti.kind, 'number', ti.number) order by ti.issued_at)
        from tax_invoices ti where ti.subject_id = r.id), '[]'::json) as invoices
    from requests r join freight_details cargo using (id)
    join places o on o.code = cargo.origin_code join places d on d.code = cargo.destination_code
    join companies cc on cc.id = r.company_id join users cu on cu.id = r.user_id
    left join commodities cm on cm.hs_code = r.form ->> 'commodity'
    where r.id = ${seen.id} and r.state <> 'DRAFT' and ${visibleTo(seen, relation)}`,
  )
const detail: Record<Relation, ReturnType<typeof detailSql>> = {
  any: detailSql('any'),
  own: detailSql('own'),
  assigned: detailSql('assigned'),
}

/** One request the actor may see, with places, timeline, balance, payments, documents and people. */
export const requestDetail = async (
  db: Db,
  { companyId, userId }: Actor,
  relation: Relation,
  id: string,
): Promise<DetailRow | undefined> => (await detail[relation](db, { companyId, userId, id }))[0]

export type StandingRow = {
  company_id: string
  rating: number | null
  shipments: number
  answer_minutes: number | null
}

/** Of each agent of a round: mean rating, completed shipments, and the working minutes that its answer took. */
export const standingsOf = (db: Db, requestId: string, round: number): Promise<StandingRow[]> =>
  rows(
    db,
    sql`select i.company_id,
        (select round(avg(f.rating), 1)::float from request_feedback f where f.agent_id = i.company_id) as rating,
        (select count(*)::int from requests r join freight_details cargo using (id)
          where r.agent_id = i.company_id and r.state = 'QS_CMP') as shipments,
        i.used_minutes as answer_minutes
      from request_invitations i where i.request_id = ${requestId} and i.round = ${round}`,
  )
