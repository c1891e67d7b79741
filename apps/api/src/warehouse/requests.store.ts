// All SQL of storage requests as rows: finding, locking, writing them, and their timeline.
import { sql, type RawBuilder } from 'kysely'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { StorageForm } from '@marsa/model/warehouse/request-form.ts'
import type { StorageState } from '@marsa/model/warehouse/request-machine.ts'
import type { StorageEventCode } from '@marsa/model/warehouse/text.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'

/** What is owed and paid of a request; all null before it is booked. Amounts in fils with VAT. */
export type StorageMoneyColumns = {
  agent_id: string
  quotation_id: string
  total_fils: bigint
  paid_fils: bigint
  on_credit: boolean
}

export type StorageRow = { [K in keyof StorageMoneyColumns]: StorageMoneyColumns[K] | null } & {
  id: string
  number: string
  company_id: string
  user_id: string
  state: StorageState
  version: number
  round: number
  form: StorageForm
  /** Cubic metres as text, as the database writes them. */
  cbm: string
  start_date: string
  end_date: string
  status_since: Date
  created_at: Date
  window_ends_at: Date
  pending_review: boolean
  booked_at: Date | null
  final_quotation_id: string | null
  booking_transaction_id: string | null
  /** `payment.down`, `payment.full` or `credit.confirmed`, and the fils it moved. */
  booking_kind: string | null
  booking_fils: bigint | null
  cancel_fee_fils: bigint | null
  measured_cbm: string | null
  final_owed: boolean
  overstay_since: string | null
  extension_until: string | null
  extension_asked_at: Date | null
  extension_offered: string | null
}

export type BookedRow = StorageRow & StorageMoneyColumns

export const isBooked = (row: StorageRow): row is BookedRow => row.booking_transaction_id !== null

/** Rows of `warehouse_requests r` that the actor may see. */
export const visibleTo = (actor: Pick<Actor, 'companyId'>, relation: Relation): RawBuilder<unknown> => {
  if (relation === 'any') return sql`true`
  if (relation === 'own') return sql`r.company_id = ${actor.companyId}`
  return sql`exists (select from warehouse_invitations i where i.request_id = r.id and i.company_id = ${actor.companyId})`
}

/** A request the actor may see, or undefined: another company's row does not exist. */
export const findStorage = (
  db: Db,
  actor: Actor,
  relation: Relation,
  id: string,
): Promise<StorageRow | undefined> =>
  maybe(db, sql`select r.* from warehouse_requests r where r.id = ${id} and ${visibleTo(actor, relation)}`)

/** The same, with the row locked: first in the order of locks (request, payment session, accounts). */
export const lockVisible = (
  tx: Tx,
  actor: Actor,
  relation: Relation,
  id: string,
): Promise<StorageRow | undefined> =>
  maybe(
    tx,
    sql`select r.* from warehouse_requests r where r.id = ${id} and ${visibleTo(actor, relation)} for update`,
  )

/** Locks a request for a timer or a payment, whoever owns it. */
export const lockStorage = (tx: Tx, id: string): Promise<StorageRow | undefined> =>
  maybe(tx, sql`select r.* from warehouse_requests r where r.id = ${id} for update`)

export const storageNumber = async (db: Db, id: string): Promise<string | undefined> =>
  (await maybe<{ number: string }>(db, sql`select number from warehouse_requests where id = ${id}`))?.number

/** Columns that a form is kept in: what lists, search and the database's rules read. */
export const formColumns = (form: StorageForm, searchText: string): Record<string, unknown> => ({
  form: JSON.stringify(form),
  cbm: form.cbm,
  start_date: form.startDate,
  end_date: form.endDate,
  search: searchText,
})

export type NewStorage = {
  number: string
  companyId: string
  userId: string
  form: StorageForm
  searchText: string
  windowEndsAt: Date
}

export const insertStorage = (tx: Tx, row: NewStorage): Promise<StorageRow> =>
  one(
    tx,
    sql`insert into warehouse_requests (number, company_id, user_id, state, move, moved_as, form, cbm, start_date, end_date, search,
        window_ends_at)
      values (${row.number}, ${row.companyId}, ${row.userId}, 'QS_RCD', 'save', 'customer', ${JSON.stringify(row.form)}::jsonb,
        ${row.form.cbm}, ${row.form.startDate}, ${row.form.endDate}, ${row.searchText}, ${row.windowEndsAt})
      returning *`,
  )

/** Puts a request that nobody quotes into the desk's queue. */
export const flagForReview = async (tx: Tx, id: string): Promise<void> => {
  await sql`update warehouse_requests set pending_review = true where id = ${id}`.execute(tx)
}

export type NewStorageEvent = {
  requestId: string
  code: StorageEventCode
  at: Date
  by: ActorKind
  userId?: string | undefined
  note?: string | undefined
  amountFils?: bigint | undefined
  /** Shown to this warehouse and the customer only. */
  agentId?: string | undefined
  forCustomer?: boolean
}

export const addEvent = async (tx: Tx, event: NewStorageEvent): Promise<void> => {
  await sql`insert into warehouse_events (request_id, code, at, note, amount_fils, by_kind, user_id, agent_id, for_customer)
    values (${event.requestId}, ${event.code}, ${event.at}, ${event.note ?? null}, ${event.amountFils ?? null}, ${event.by},
      ${event.userId ?? null}, ${event.agentId ?? null}, ${event.forCustomer ?? false})`.execute(tx)
}

export const companyName = (db: Db, companyId: string): Promise<{ en: string; ar: string }> =>
  one(db, sql`select name_en as en, name_ar as ar from companies where id = ${companyId}`)
