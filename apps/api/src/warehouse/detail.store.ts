// SQL of one storage request with everything its readers see, in a single statement.
import { sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { FindingKind } from '@marsa/model/warehouse/findings.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import type { QuotationState } from '@marsa/model/requests/quotation.ts'
import type { Collector } from '@marsa/model/warehouse/release.ts'
import type { ReleaseState } from '@marsa/model/warehouse/release-machine.ts'
import type { StorageSite } from '@marsa/model/warehouse/site.ts'
import { kept, type Db } from '../kit/db.ts'
import { timelineOrder } from '../kit/timeline-order.ts'
import {
  quotationJson,
  type PaymentJson,
  type QuotationJson,
  type RefundJson,
  type RemindedRow,
  visibleTo,
} from '../requests/door.ts'
import { photoIds } from './photos.store.ts'
import { type StorageRow } from './requests.store.ts'

export type EventJson = {
  id: string
  code: string
  at: string
  note: string | null
  amount: string | null
  by: string
  agent_id: string | null
  for_customer: boolean
}
type Condition = 'good' | 'worn' | 'damaged'
export type ItemJson = {
  id: string
  name: string
  quantity: number
  missing: number
  released: number
  condition_in: Condition
  note_in: string | null
  photos_in: string[]
  condition_out: Condition | null
  note_out: string | null
  photos_out: string[]
}
export type ReleaseJson = {
  id: string
  state: ReleaseState
  wanted_on: string
  note: string | null
  reason: string | null
  requested_at: string
  ended_at: string | null
  lines: { itemId: string; quantity: number }[]
  collector: Collector | null
  collect_code: string | null
  photos: string[]
  signature: string | null
  by_code: boolean
  credit_reason: string | null
  credit_fils: string | null
  note_number: string | null
}

export type FindingJson = {
  id: string
  kind: FindingKind
  state: 'NOTED' | 'ACCEPTED' | 'OBJECTED'
  name: string | null
  expected: number
  found: number
  note: string | null
  photos: string[]
  noted_at: string
  answered_at: string | null
  answer: string | null
}

export type DetailRow = StorageRow &
  RemindedRow & {
    goods: GoodsState | null
    timeline: EventJson[]
    quotation: QuotationJson | null
    /** The accepted one, where a final one has followed it. */
    accepted: QuotationJson | null
    payments: PaymentJson[]
    refunds: RefundJson[]
    invoices: { kind: TaxInvoiceKind; number: string }[]
    invited: number
    documents: string[]
    open_session: boolean
    held: boolean
    agent: { nameEn: string; nameAr: string; contactName: string; contactNumber: string | null } | null
    customer: { name: string; companyEn: string; companyAr: string; mobile: string | null }
    site: StorageSite | null
    items: ItemJson[]
    releases: ReleaseJson[]
    findings: FindingJson[]
    release_asked: boolean
    feedback: { comments: string | null } | null
    /** What a warehouse has to do with the round: its invitation, its newest quotation, and whether time is over. */
    invited_at: Date | null
    own_state: QuotationState | null
    own_submitted_at: Date | null
    window_over: boolean
  }

type Sight = Pick<Actor, 'companyId' | 'userId'> & { id: string }

const detailSql = (relation: Relation) =>
  kept<Sight, DetailRow>(
    (seen) => sql`select r.*, space.*, g.state as goods,
      coalesce((select json_agg(json_build_object('id', e.id, 'code', e.code, 'at', e.at, 'note', e.note,
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
      array(select distinct d.doc_code from documents d where d.subject_id = r.id and d.deleted_at is null
        and d.state in ('UPLOADED', 'ACCEPTED')) as documents,
      exists (select from payment_sessions s where s.subject_kind = 'storage-request' and s.subject_id = r.id
        and s.state in ('CREATED', 'PENDING', 'EXPIRING')) as open_session,
      exists (select from quotations q where q.subject_id = r.id and q.round = r.round and q.state = 'Q_LOCKED') as held,
      (select json_build_object('nameEn', c.name_en, 'nameAr', c.name_ar, 'contactName', u.first_name || ' ' || u.last_name,
          'contactNumber', u.mobile)
        from quotations q join users u on u.id = q.user_id join companies c on c.id = q.company_id
        where q.id = r.quotation_id) as agent,
      json_build_object('name', cu.first_name || ' ' || cu.last_name, 'companyEn', cc.name_en, 'companyAr', cc.name_ar,
        'mobile', cu.mobile) as customer,
      (select json_build_object('place', si.place, 'hours', si.hours, 'note', si.note)
        from warehouse_sites si where si.company_id = r.agent_id) as site,
      coalesce((select json_agg(json_build_object('id', it.id, 'name', it.name, 'quantity', it.quantity, 'missing', it.missing, 'released', it.released,
          'condition_in', it.condition_in, 'note_in', it.note_in, 'photos_in', ${photoIds(sql`p.item_id = it.id and not p.at_release`)}, 'condition_out', it.condition_out,
          'note_out', it.note_out, 'photos_out', ${photoIds(sql`p.item_id = it.id and p.at_release`)}) order by it.position)
        from warehouse_items it where it.request_id = r.id), '[]'::json) as items,
      coalesce((select json_agg(json_build_object('id', w.id, 'state', w.state, 'wanted_on', w.wanted_on, 'note', w.note,
          'reason', w.move_reason, 'requested_at', w.requested_at, 'ended_at', w.ended_at, 'collector', w.collector,
          'collect_code', w.collect_code, 'photos', ${photoIds(sql`p.release_id = w.id`)}, 'signature', w.signature_id, 'by_code', w.by_code,
          'credit_reason', w.credit_reason, 'credit_fils', w.credit_fils::text, 'note_number', w.note_number,
          'lines', (select json_agg(json_build_object('itemId', l.item_id, 'quantity', l.quantity))
            from warehouse_release_lines l where l.release_id = w.id)) order by w.requested_at desc)
        from warehouse_releases w where w.request_id = r.id), '[]'::json) as releases,
      exists (select from warehouse_releases w where w.request_id = r.id and w.state = 'REQUESTED') as release_asked,
      coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'state', f.state, 'name', f.name, 'expected', f.expected,
          'found', f.found, 'note', f.note, 'photos', ${photoIds(sql`p.finding_id = f.id`)}, 'noted_at', f.noted_at, 'answered_at', f.answered_at,
          'answer', f.move_reason) order by f.noted_at, f.id)
        from warehouse_findings f where f.request_id = r.id and f.state <> 'DROPPED'), '[]'::json) as findings,
      (select json_build_object('comments', f.comments) from request_feedback f where f.request_id = r.id) as feedback,
      (select i.tab from request_invitations i where i.request_id = r.id and i.is_current
        and i.company_id = ${seen.companyId}) as own_tab,
      (select i.paused_at from request_invitations i where i.request_id = r.id and i.round = r.round
        and i.company_id = ${seen.companyId}) as paused_at,
      (select i.invited_at from request_invitations i where i.request_id = r.id and i.round = r.round
        and i.company_id = ${seen.companyId}) as invited_at,
      own.state as own_state, own.submitted_at as own_submitted_at, coalesce(r.window_ends_at < now(), false) as window_over
    from requests r join storage_details space using (id) join companies cc on cc.id = r.company_id join users cu on cu.id = r.user_id
    left join warehouse_goods g on g.id = r.id
    left join lateral (select q.state, q.submitted_at from quotations q where q.subject_id = r.id and q.round = r.round
      and q.company_id = ${seen.companyId} and q.final_of is null and q.state <> 'Q_SUPERSEDED'
      order by q.created_at desc limit 1) own on true
    where r.id = ${seen.id} and ${visibleTo(seen, relation)}`,
  )
const detail: Record<Relation, ReturnType<typeof detailSql>> = {
  any: detailSql('any'),
  own: detailSql('own'),
  assigned: detailSql('assigned'),
}

/** One request the actor may see, with goods, timeline, money, documents, people, inventory and releases. */
export const storageDetail = async (
  db: Db,
  { companyId, userId }: Actor,
  relation: Relation,
  id: string,
): Promise<DetailRow | undefined> => (await detail[relation](db, { companyId, userId, id }))[0]
