// SQL of one shipment with everything its readers see, in a single statement.
import { sql } from '../kit/sql.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { Place } from '@marsa/model/reference/place.ts'
import { kept, type Db } from '../kit/db.ts'
import { sharedDetail, visibleTo, type SharedDetail } from '../requests/door.ts'
import type { FinalProposalState } from '@marsa/model/freight/consent/final-proposal.ts'
import type { FinalChanges } from '@marsa/model/requests/views.ts'
import type { MeasuredPackages } from '@marsa/model/freight/measuring/measuring.ts'
import { keptReports, type KeptReport } from './events/transport-events.store.ts'
import { type RequestRow } from './requests.store.ts'
import { detailedUnits, type UnitOfDetail } from './units/units.store.ts'

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
  SharedDetail & {
    origin: Pick<Place, 'nameEn' | 'nameAr' | 'latitude' | 'longitude'> & { country: string }
    destination: DetailRow['origin']
    commodity_en: string | null
    commodity_ar: string | null
    balance: BalanceJson | null
    first_due_at: Date | null
    documents: { docCode: string; state: string }[]
    /** The newest step of an agent that still counts. */
    last_report: { code: MilestoneCode; at: string } | null
    /** Steps that carriers have reported and that something stands against. */
    carrier_reports: KeptReport[]
    /** Questions to the customer, oldest first; one that was taken back or overtaken is not listed. */
    questions: QuestionJson[]
    /** The final quotation that waits for consent, or was refused last. */
    proposal: {
      state: FinalProposalState
      version: number
      asked_at: string
      desk_at: string
      added_fils: string
      changes: FinalChanges
      move_reason: string | null
    } | null
    /** The cargo as the agent has measured it. */
    measuring: { packages: MeasuredPackages; document_id: string; note: string; at: string } | null
    /** The containers of its list. */
    units: UnitOfDetail[]
    /** The newest dispute. */
    dispute: DisputeJson | null
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
      ${sharedDetail(seen.companyId)},
      case when r.agent_id is not null then json_build_object('state', r.balance_state, 'agent_id', r.agent_id, 'quotation_id', r.quotation_id,
        'final_quotation_id', r.final_quotation_id, 'total_fils', r.total_fils::text, 'paid_fils', r.paid_fils::text,
        'compensated_fils', r.compensated_fils::text,
        'on_credit', r.on_credit) end as balance,
      (select min(i.due_at) from request_invitations i where i.request_id = r.id and i.round = r.round) as first_due_at,
      coalesce((select json_agg(json_build_object('docCode', dc.doc_code, 'state', dc.state)) from documents dc
        where dc.subject_id = r.id and dc.deleted_at is null and dc.purged_at is null and dc.state <> 'REPLACED'), '[]'::json) as documents,
      ${keptReports} as carrier_reports,
      coalesce((select json_agg(json_build_object('id', fq.id, 'round', fq.round, 'company_id', fq.company_id, 'by_kind', fq.by_kind,
          'agent_en', qc.name_en, 'agent_ar', qc.name_ar, 'question', fq.question, 'asked_at', fq.asked_at, 'answer', fq.answer,
          'closed_at', fq.closed_at) order by fq.asked_at)
        from request_questions fq join companies qc on qc.id = fq.company_id
        where fq.request_id = r.id and (fq.closed_at is null or fq.answer is not null)), '[]'::json) as questions,
      (select json_build_object('code', e.code, 'at', e.recorded_at) from request_events e
        where e.request_id = r.id and e.by_kind = 'agent' and e.code = any(cargo.milestones)
        order by e.sequence desc limit 1) as last_report,
      (select to_json(last) from (select fp.state, fp.version, fp.asked_at, fp.desk_at, fp.added_fils::text, fp.changes, fp.move_reason
        from final_proposals fp where fp.request_id = r.id and fp.round = r.round order by fp.id desc limit 1) last) as proposal,
      (select to_json(last) from (select fm.packages, fm.document_id, fm.note, fm.at from freight_measurings fm
        where fm.request_id = r.id and fm.round = r.round order by fm.id desc limit 1) last) as measuring,
      ${detailedUnits(relation === 'any')} as units,
      (select to_json(last) from (select fd.reason, fd.opened_at, fd.closed_at, fd.closed_as, fd.note from freight_disputes fd
        where fd.request_id = r.id order by fd.opened_at desc limit 1) last) as dispute
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
