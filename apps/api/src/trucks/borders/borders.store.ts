// All SQL of the documents that border posts ask for, and of how long trucks take there.
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import type { DocumentState } from '@marsa/model/documents/document.ts'
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type BorderTaskRow = {
  id: string
  request_id: string
  slot_id: string | null
  post: BorderPost
  doc_code: DocCode
  owner: 'customer' | 'agent'
  is_required: boolean
  due: Date
  note: string | null
  reminded_at: Date | null
  waive_reason: string | null
}

/** Those of trucks that are not wanted any more are not among them. */
export const borderTasksOf = (db: Db, requestIds: readonly string[]): Promise<BorderTaskRow[]> =>
  rows(
    db,
    sql`select t.id, t.request_id, t.slot_id, t.post, t.doc_code, t.owner, t.is_required, t.due, t.note, t.reminded_at, t.waive_reason
      from border_tasks t left join truck_slots s on s.id = t.slot_id
      where t.request_id = any(${[...requestIds]}::uuid[]) and s.dropped_at is null order by t.request_id, t.id`,
  )

export type BorderDocumentRow = {
  id: string
  request_id: string
  doc_code: DocCode
  state: DocumentState
  part_id: string | null
  return_reason: string | null
}

/** Documents of these bookings that are of a type which one of their posts asks for, the newest first. */
export const borderDocumentsOf = (db: Db, requestIds: readonly string[]): Promise<BorderDocumentRow[]> =>
  rows(
    db,
    sql`select d.id, d.subject_id as request_id, d.doc_code, d.state, d.part_id, d.return_reason from documents d
      where d.subject_kind = 'truck-request' and d.subject_id = any(${[...requestIds]}::uuid[]) and d.deleted_at is null
        and d.purged_at is null and d.state <> 'REPLACED'
        and exists (select from border_tasks t where t.request_id = d.subject_id and t.doc_code = d.doc_code)
      order by d.id desc`,
  )

export type NewBorderTask = {
  slotId: string | null
  post: BorderPost
  docCode: DocCode
  owner: 'customer' | 'agent'
  isRequired: boolean
  due: Date
  /** Told at once of what is due soon. */
  remindedAt: Date | null
}

export const insertBorderTask = async (
  tx: Tx,
  requestId: string,
  task: NewBorderTask,
  asked: { userId: string; note: string } | null,
): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into border_tasks (request_id, slot_id, post, doc_code, owner, is_required, due, reminded_at, asked_by, note)
      values (${requestId}, ${task.slotId}, ${task.post}, ${task.docCode}, ${task.owner}, ${task.isRequired}, ${task.due},
        ${task.remindedAt}, ${asked?.userId ?? null}, ${asked?.note ?? null}) returning id`,
  )
  return id
}

export const waiveTask = async (
  tx: Tx,
  id: string,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<void> => {
  await sql`update border_tasks set waived_at = ${now}, waived_by = ${userId}, waive_reason = ${reason} where id = ${id}`.execute(
    tx,
  )
}

/** What was shown at a post is kept from then on. */
export const holdShown = async (tx: Tx, taskId: string, documentId: string): Promise<void> => {
  await sql`update border_tasks set document_id = ${documentId} where id = ${taskId} and document_id is null`.execute(
    tx,
  )
}

export const noteReminded = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await sql`update border_tasks set reminded_at = ${now} where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Bookings under way with a required document due by then of which nobody was reminded. */
export const bookingsDue = (db: Db, by: Date): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select distinct t.request_id as id from border_tasks t join requests r on r.id = t.request_id
      where t.is_required and t.reminded_at is null and t.waived_at is null and t.due <= ${by}
        and r.state = 'QS_FINAL_PAY_RECEIVED' and r.agent_id is not null
      order by t.request_id limit 200`,
  )

/** With another pickup all are due as much earlier or later. */
export const shiftDues = async (
  tx: Tx,
  requestId: string,
  { from, to }: { from: Date; to: Date },
): Promise<void> => {
  await sql`update border_tasks set due = due + (${to}::timestamptz - ${from}::timestamptz) where request_id = ${requestId}`.execute(
    tx,
  )
}
