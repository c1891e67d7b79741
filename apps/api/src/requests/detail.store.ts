// SQL of one request that every line reads the same, as columns of the line's own statement over `requests r`.
import { sql, type Sql } from '../kit/sql.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { Detail } from '@marsa/model/requests/detail-fields.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import { timelineOrder } from '../kit/timeline-order.ts'
import type { MaybeAwarded } from './award.ts'
import type { RemindedRow } from './list.ts'
import type { PaymentJson, RefundJson } from './paid-view.ts'
import { quotationJson, type QuotationJson } from './quotations.store.ts'

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

export type SharedDetail = RemindedRow &
  MaybeAwarded & {
    created_at: Date
    status_since: Date
    booked_at: Date | null
    window_ends_at: Date | null
    cancel_fee_fils: bigint | null
    compensated_fils: bigint
    timeline: TimelineRow[]
    /** The quotation that is paid for: the final one where there is one. */
    quotation: QuotationJson | null
    /** The accepted one, where a final one has followed it. */
    accepted: QuotationJson | null
    payments: PaymentJson[]
    refunds: RefundJson[]
    invoices: { kind: TaxInvoiceKind; number: string }[]
    invited: number
    open_session: boolean
    /** A payment for one of its quotations is under way, and all are frozen. */
    held: boolean
    agent: Detail['agent']
    customer: Detail['customer']
    feedback: { comments: string | null } | null
    /** What an agent has to do with the round: its invitation, its newest quotation, and whether time is over. */
    invited_at: Date | null
    own: { state: QuotationState; submittedAt: string | null } | null
    window_over: boolean
  }

/** `cc` and `cu` are the customer's company and person; `companyId` is the reader's. */
export const sharedDetail = (companyId: unknown): Sql => {
  const invitation = sql`from request_invitations i where i.request_id = r.id and i.company_id = ${companyId}`
  return sql`coalesce((select json_agg(json_build_object('id', e.id, 'code', e.code, 'at', e.at, 'place', e.place, 'note', e.note,
        'amount', e.amount_fils::text, 'by', e.by_kind, 'agent_id', e.agent_id, 'for_customer', e.for_customer) order by ${timelineOrder})
      from request_events e where e.request_id = r.id), '[]'::json) as timeline,
    ${quotationJson(sql`coalesce(r.final_quotation_id, r.quotation_id)`)} as quotation,
    ${quotationJson(sql`case when r.final_quotation_id is not null then r.quotation_id end`)} as accepted,
    coalesce((select json_agg(json_build_object('sessionId', rc.session_id, 'part', rc.part, 'amount', rc.amount_fils::text,
        'at', rc.issued_at, 'reference', s.gateway_ref, 'receipt', rc.number) order by rc.issued_at)
      from receipts rc join payment_sessions s on s.id = rc.session_id where rc.subject_id = r.id), '[]'::json) as payments,
    coalesce((select json_agg(json_build_object('amount', pr.amount_fils::text, 'at', coalesce(pr.settled_at, pr.requested_at),
        'isSettled', pr.settled_at is not null) order by pr.requested_at)
      from payment_refunds pr join payment_sessions ps on ps.id = pr.session_id
      where ps.subject_id = r.id and pr.origin = 'customer_advance'), '[]'::json) as refunds,
    coalesce((select json_agg(json_build_object('kind', ti.kind, 'number', ti.number) order by ti.issued_at)
      from tax_invoices ti where ti.subject_id = r.id), '[]'::json) as invoices,
    (select count(*)::int from request_invitations i where i.request_id = r.id and i.round = r.round) as invited,
    exists (select from payment_sessions s where s.subject_id = r.id and s.state in ('CREATED', 'PENDING', 'EXPIRING')) as open_session,
    exists (select from quotations q where q.subject_id = r.id and q.round = r.round and q.state = 'Q_LOCKED') as held,
    (select json_build_object('nameEn', c.name_en, 'nameAr', c.name_ar, 'contactName', u.first_name || ' ' || u.last_name,
        'contactNumber', u.mobile)
      from quotations q join users u on u.id = q.user_id join companies c on c.id = q.company_id
      where q.id = r.quotation_id) as agent,
    json_build_object('name', cu.first_name || ' ' || cu.last_name, 'companyEn', cc.name_en, 'companyAr', cc.name_ar,
      'mobile', cu.mobile) as customer,
    (select json_build_object('comments', f.comments) from request_feedback f where f.request_id = r.id) as feedback,
    (select i.tab ${invitation} and i.is_current) as own_tab,
    (select i.paused_at ${invitation} and i.round = r.round) as paused_at,
    (select i.invited_at ${invitation} and i.round = r.round) as invited_at,
    (select json_build_object('state', q.state, 'submittedAt', q.submitted_at) from quotations q where q.subject_id = r.id
      and q.round = r.round and q.company_id = ${companyId} and q.final_of is null and q.state <> 'Q_SUPERSEDED'
      order by q.created_at desc limit 1) as own,
    coalesce(r.window_ends_at < now(), false) as window_over`
}
