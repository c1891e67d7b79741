// SQL of freight requests that is freight's own: drafts, submission and milestones.
import { sql } from '../kit/sql.ts'
import type { BalanceState } from '@marsa/model/freight/balance-machine.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import type { RequestState } from '@marsa/model/freight/request-machine.ts'
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { maybe, one, type Tx } from '../kit/db.ts'
import type { DetailsTable } from '../kit/move.ts'
import { requestsWith, type MaybeAwarded } from '../requests/door.ts'

export type RequestRow = MaybeAwarded & {
  id: string
  number: string
  company_id: string
  user_id: string
  state: RequestState
  version: number
  round: number
  form: RequestForm
  nickname: string | null
  mode: 'sea' | 'air'
  direction: 'import' | 'export'
  origin_code: string
  destination_code: string
  bl_number: string | null
  awb_number: string | null
  container_number: string | null
  chassis_number: string | null
  eta: string | null
  pending_review: boolean
  return_state: RequestState | null
  milestones: MilestoneCode[]
  latest: FreightStatus | null
  status_since: Date
  created_at: Date
  saved_at: Date
  submitted_at: Date | null
  window_ends_at: Date | null
  booked_at: Date | null
  delivered_at: Date | null
  /** When the delivery was reported; `delivered_at` is what the agent wrote. */
  delivery_reported_at: Date | null
  /** The agent completed while the customer might still object (decision 46). */
  agent_done_at: Date | null
  completed_at: Date | null
  invoice_document_id: string | null
  booking_transaction_id: string | null
  balance_state: BalanceState | null
  balance_version: number
  /** Given back of what was paid. */
  compensated_fils: bigint
  /** Somebody waits for the customer's answer since then (F6). */
  question_since: Date | null
  pickup_slot: Date | null
  delivery_slot: Date | null
  disputed_at: Date | null
  corrected_at: Date | null
  cancel_fee_fils: bigint | null
}

/** What freight alone knows of a request. */
export const freightDetails = {
  name: 'freight_details',
  columns: [
    'mode',
    'direction',
    'origin_code',
    'destination_code',
    'bl_number',
    'awb_number',
    'container_number',
    'chassis_number',
    'eta',
    'milestones',
    'latest',
    'pickup_slot',
    'delivery_slot',
    'delivered_at',
    'delivery_reported_at',
    'agent_done_at',
    'disputed_at',
    'corrected_at',
    'gross_g',
    'cbm_milli',
  ],
} as const satisfies DetailsTable

export const {
  find: findRequest,
  lockVisible,
  lock: lockRequest,
  note: noteDetails,
} = requestsWith<RequestRow>(freightDetails)

export type DraftColumns = {
  form: unknown
  nickname: string | null
  mode: string | null
  direction: string | null
}

export const insertDraft = (
  tx: Tx,
  draft: DraftColumns & { number: string; companyId: string; userId: string },
): Promise<{ id: string; number: string; saved_at: Date }> =>
  one(
    tx,
    sql`with made as (
        insert into requests (line, number, company_id, user_id, state, move, moved_as, form, nickname)
        values ('freight', ${draft.number}, ${draft.companyId}, ${draft.userId}, 'DRAFT', 'save', 'customer',
          ${JSON.stringify(draft.form)}::jsonb, ${draft.nickname})
        returning id, number, saved_at),
      details as (insert into freight_details (id, mode, direction) select id, ${draft.mode}, ${draft.direction} from made)
      select * from made`,
  )

/** Overwrites a draft; saving while typing is no move, so it leaves no audit row each time. */
export const updateDraft = (
  tx: Tx,
  draft: DraftColumns & { id: string; userId: string },
): Promise<{ id: string; number: string; saved_at: Date } | undefined> =>
  maybe(
    tx,
    sql`with saved as (
        update requests set form = ${JSON.stringify(draft.form)}::jsonb, nickname = ${draft.nickname}, saved_at = now()
        where id = ${draft.id} and user_id = ${draft.userId} and state = 'DRAFT' returning id, number, saved_at),
      details as (update freight_details d set mode = ${draft.mode}, direction = ${draft.direction}
        from saved where d.id = saved.id)
      select * from saved`,
  )

/** Columns written when a request is submitted: what lists, search and tracking read. */
export const submittedColumns = (
  number: string,
  form: RequestForm,
  searchText: string,
  now: Date,
): Record<string, unknown> => {
  const { grossG, cbmMilli } = measuresOf(form)
  return {
    form: JSON.stringify(form),
    nickname: form.nickname ?? null,
    mode: form.mode,
    direction: form.direction,
    origin_code: form.origin.place,
    destination_code: form.destination.place,
    bl_number: form.blNumber ?? null,
    awb_number: form.awbNumber ?? null,
    container_number: form.containerNumber ?? null,
    search: foldText(`${number} ${searchText}`),
    submitted_at: now,
    gross_g: grossG,
    cbm_milli: cbmMilli,
  }
}

/** Set by every move that changes the status people see: since when it holds. */
export const sinceNow = { status_since: sql`now()` }

/** Writes a status of the money track as the latest of the shipment. */
export const noteLatest = async (tx: Tx, id: string, latest: FreightStatus, now: Date): Promise<void> => {
  await noteDetails(tx, id, { latest })
  await sql`update requests set status_since = ${now} where id = ${id}`.execute(tx)
}

export type Milestone = {
  id: string
  code: MilestoneCode
  at: Date
  reportedAt: Date
  eta: string | null
  containerNumber: string | null
  chassisNumber: string | null
  airWaybill: string | null
  billOfLading: string | null
}

const numbersOf = (milestone: Milestone): string =>
  [milestone.containerNumber, milestone.chassisNumber, milestone.airWaybill, milestone.billOfLading]
    .filter((number) => number !== null)
    .join(' ')

/** Writes a milestone; `latest` becomes its status unless it has none, arrival freezes the estimate. Undefined when it was there. */
export const writeMilestone = (tx: Tx, milestone: Milestone): Promise<RequestRow | undefined> =>
  maybe(
    tx,
    sql`with details as (
        update freight_details set milestones = milestones || ${milestone.code}::text,
          latest = case when ${milestone.code} = 'DEPARTED' then latest else ${milestone.code} end,
          eta = coalesce(${milestone.eta}::date, eta),
          container_number = coalesce(${milestone.containerNumber}, container_number),
          chassis_number = coalesce(${milestone.chassisNumber}, chassis_number),
          awb_number = coalesce(${milestone.airWaybill}, awb_number), bl_number = coalesce(${milestone.billOfLading}, bl_number),
          delivered_at = case when ${milestone.code} = 'QS_DEL' then ${milestone.at}::timestamptz else delivered_at end,
          delivery_reported_at = case when ${milestone.code} = 'QS_DEL' then ${milestone.reportedAt}::timestamptz else delivery_reported_at end
        where id = ${milestone.id} and not (${milestone.code} = any(milestones)) returning *),
      moved as (
        update requests r set version = version + 1, status_since = now(), move = 'report', moved_as = 'agent',
          move_reason = ${milestone.code}, search = concat_ws(' ', search, nullif(${foldText(numbersOf(milestone))}, ''))
        from details where r.id = details.id returning r.*)
      select * from moved join details using (id)`,
  )
