// All SQL of freight requests: drafts, submission, invitations and the timeline.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { MilestoneCode } from '@marsa/model/freight/milestones.ts'
import type { RequestForm } from '@marsa/model/freight/request-form.ts'
import type { RequestState } from '@marsa/model/freight/request-machine.ts'
import type { FreightStatus } from '@marsa/model/freight/status.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'

export type RequestRow = {
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
  /** Somebody waits for the customer's answer since then (F6). */
  question_since: Date | null
  pickup_slot: Date | null
  delivery_slot: Date | null
  disputed_at: Date | null
  corrected_at: Date | null
  cancel_fee_fils: bigint | null
}

/** Rows of `freight_requests r` that the actor may see; drafts only by the person who writes them. */
export const visibleTo = (
  actor: Pick<Actor, 'companyId' | 'userId'>,
  relation: Relation,
): RawBuilder<unknown> => {
  if (relation === 'any') return sql`r.state <> 'DRAFT'`
  if (relation === 'own')
    return sql`r.company_id = ${actor.companyId} and (r.state <> 'DRAFT' or r.user_id = ${actor.userId})`
  return sql`exists (select from freight_invitations i where i.request_id = r.id and i.company_id = ${actor.companyId})`
}

/** A request the actor may see, or undefined: another company's row does not exist. */
export const findRequest = (
  db: Db,
  actor: Actor,
  relation: Relation,
  id: string,
): Promise<RequestRow | undefined> =>
  maybe(db, sql`select r.* from freight_requests r where r.id = ${id} and ${visibleTo(actor, relation)}`)

/** The same, with the row locked: first in the order of locks (request, payment session, accounts). */
export const lockVisible = (
  tx: Tx,
  actor: Actor,
  relation: Relation,
  id: string,
): Promise<RequestRow | undefined> =>
  maybe(
    tx,
    sql`select r.* from freight_requests r where r.id = ${id} and ${visibleTo(actor, relation)} for update`,
  )

/** What people call a request; for whoever may see it, which the caller has looked at. */
export const requestNumber = async (db: Db, id: string): Promise<string | undefined> =>
  (await maybe<{ number: string }>(db, sql`select number from freight_requests where id = ${id}`))?.number

/** Locks a request for a timer or a payment, whoever owns it. */
export const lockRequest = (tx: Tx, id: string): Promise<RequestRow | undefined> =>
  maybe(tx, sql`select r.* from freight_requests r where r.id = ${id} for update`)

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
    sql`insert into freight_requests (number, company_id, user_id, state, move, moved_as, form, nickname, mode, direction)
      values (${draft.number}, ${draft.companyId}, ${draft.userId}, 'DRAFT', 'save', 'customer', ${JSON.stringify(draft.form)}::jsonb,
        ${draft.nickname}, ${draft.mode}, ${draft.direction})
      returning id, number, saved_at`,
  )

/** Overwrites a draft; saving while typing is no move, so it leaves no audit row each time. */
export const updateDraft = (
  tx: Tx,
  draft: DraftColumns & { id: string; userId: string },
): Promise<{ id: string; number: string; saved_at: Date } | undefined> =>
  maybe(
    tx,
    sql`update freight_requests set form = ${JSON.stringify(draft.form)}::jsonb, nickname = ${draft.nickname}, mode = ${draft.mode},
        direction = ${draft.direction}, saved_at = now()
      where id = ${draft.id} and user_id = ${draft.userId} and state = 'DRAFT' returning id, number, saved_at`,
  )

export const deleteDraft = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from freight_requests where id = ${id} and state = 'DRAFT'`.execute(tx)
}

/** Columns written when a request is submitted: what lists, search and tracking read. */
export const submittedColumns = (
  number: string,
  form: RequestForm,
  searchText: string,
  now: Date,
): Record<string, unknown> => ({
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
})

/** Puts a request that no agent fits into the desk's queue (F5). */
export const flagForReview = async (tx: Tx, id: string): Promise<void> => {
  await sql`update freight_requests set pending_review = true where id = ${id}`.execute(tx)
}

/** Set by every move that changes the status people see: since when it holds. */
export const sinceNow = { status_since: sql`now()` }

/** The same, for a move of the money track, whose row is another. */
export const noteStatusChange = async (tx: Tx, id: string): Promise<void> => {
  await sql`update freight_requests set status_since = now() where id = ${id}`.execute(tx)
}

/** Writes a status of the money track as the latest of the shipment. */
export const noteLatest = async (tx: Tx, id: string, latest: FreightStatus, now: Date): Promise<void> => {
  await sql`update freight_requests set latest = ${latest}, status_since = ${now} where id = ${id}`.execute(
    tx,
  )
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
    sql`update freight_requests set milestones = milestones || ${milestone.code}::text, version = version + 1,
        latest = case when ${milestone.code} = 'DEPARTED' then latest else ${milestone.code} end, status_since = now(),
        move = 'report', moved_as = 'agent', move_reason = ${milestone.code}, eta = coalesce(${milestone.eta}::date, eta),
        container_number = coalesce(${milestone.containerNumber}, container_number),
        chassis_number = coalesce(${milestone.chassisNumber}, chassis_number),
        search = concat_ws(' ', search, nullif(${foldText(numbersOf(milestone))}, '')),
        awb_number = coalesce(${milestone.airWaybill}, awb_number), bl_number = coalesce(${milestone.billOfLading}, bl_number),
        delivered_at = case when ${milestone.code} = 'QS_DEL' then ${milestone.at}::timestamptz else delivered_at end,
        delivery_reported_at = case when ${milestone.code} = 'QS_DEL' then ${milestone.reportedAt}::timestamptz else delivery_reported_at end
      where id = ${milestone.id} and not (${milestone.code} = any(milestones)) returning *`,
  )

export type NewEvent = {
  requestId: string
  code: string
  at: Date
  by: ActorKind
  userId?: string
  place?: string
  note?: string
  amountFils?: bigint
  agentId?: string
  forCustomer?: boolean
}

export const addTimelineEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await sql`insert into freight_events (request_id, code, at, place, note, amount_fils, by_kind, user_id, agent_id, for_customer)
    values (${event.requestId}, ${event.code}, ${event.at}, ${event.place ?? null}, ${event.note ?? null},
      ${event.amountFils ?? null}, ${event.by}, ${event.userId ?? null}, ${event.agentId ?? null},
      ${event.forCustomer ?? false})`.execute(tx)
}

export const companyName = async (db: Db, companyId: string): Promise<{ en: string; ar: string }> =>
  one(db, sql`select name_en as en, name_ar as ar from companies where id = ${companyId}`)
