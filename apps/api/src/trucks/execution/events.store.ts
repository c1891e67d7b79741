// All SQL of the events of trucks and of their corrections.
import type { EventSource, RoadEvent } from '@marsa/model/trucks/road/event-order.ts'
import type { BorderPost } from '@marsa/model/trucks/road/border-routes.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { insertRow } from '../../kit/insert-row.ts'

export type TruckEventRow = {
  id: string
  slot_id: string
  code: RoadEvent
  post: BorderPost | null
  at: Date
  received_at: Date
  /** By the clock of the phone that reported it. */
  device_at: Date | null
  is_late: boolean
  source: EventSource
  device_event_id: string | null
  seal: string | null
  temperature: string | null
  note: string | null
  receiver: string | null
  is_short: boolean
  struck_at: Date | null
  files: { documentId: string; docCode: string; fileName: string }[]
  correction: { id: string; at: string | null; reason: string; askedBy: string } | null
  struck_reason: string | null
}

/** Events of trucks in the order in which they happened, those that are struck out among them. */
export const eventsOf = (db: Db, slotIds: readonly string[]): Promise<TruckEventRow[]> =>
  rows(
    db,
    sql`select e.*, coalesce((select json_agg(json_build_object('documentId', d.id, 'docCode', d.doc_code, 'fileName', d.file_name)
            order by d.id) from truck_event_files f join documents d on d.id = f.document_id where f.event_id = e.id), '[]') as files,
        (select json_build_object('id', c.id, 'at', c.at, 'reason', c.reason, 'askedBy', c.asked_by) from truck_corrections c
          where c.event_id = e.id and c.decided_at is null) as correction,
        (select c.reason from truck_corrections c where c.event_id = e.id and c.is_confirmed) as struck_reason
      from truck_events e where e.slot_id = any(${[...slotIds]}::uuid[]) order by e.at, e.id`,
  )

export type NewTruckEvent = Omit<
  TruckEventRow,
  'id' | 'struck_at' | 'files' | 'correction' | 'struck_reason' | 'temperature'
> & {
  user_id: string | null
  latitude: number | null
  longitude: number | null
  accuracy_m: number | null
  temperature: number | null
}

export const insertEvent = async (
  tx: Tx,
  event: NewTruckEvent,
  documentIds: readonly string[],
): Promise<string> => {
  const id = await insertRow(tx, 'truck_events', event)
  if (documentIds.length > 0)
    await sql`insert into truck_event_files (event_id, document_id)
      select ${id}, d from unnest(${[...new Set(documentIds)]}::uuid[]) d`.execute(tx)
  return id
}

/** Strikes an event out and writes it once more at another time, with its documents; `at` null leaves it struck out. */
export const strikeEvent = async (
  tx: Tx,
  eventId: string,
  { at, userId, now }: { at: Date | null; userId: string; now: Date },
): Promise<void> => {
  await sql`update truck_events set struck_at = ${now} where id = ${eventId}`.execute(tx)
  if (at === null) return
  await sql`with again as (
      insert into truck_events (slot_id, code, post, at, received_at, is_late, source, user_id, latitude, longitude, accuracy_m, seal,
        temperature, note, receiver, is_short)
      select slot_id, code, post, ${at}::timestamptz, ${now}::timestamptz, is_late, 'DESK', ${userId}::uuid, latitude, longitude,
        accuracy_m, seal, temperature, note, receiver, is_short from truck_events where id = ${eventId} returning id)
    insert into truck_event_files (event_id, document_id)
    select again.id, f.document_id from again join truck_event_files f on f.event_id = ${eventId}`.execute(tx)
}

/** Where an event belongs. */
export const requestOfEvent = async (
  db: Db,
  eventId: string,
): Promise<{ request_id: string; slot_id: string } | undefined> =>
  maybe(
    db,
    sql`select s.request_id, s.id as slot_id from truck_events e join truck_slots s on s.id = e.slot_id
      where e.id = ${eventId} and e.struck_at is null`,
  )

export const insertCorrection = async (
  tx: Tx,
  row: { eventId: string; at: Date | null; reason: string; userId: string; now: Date },
): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      tx,
      sql`insert into truck_corrections (event_id, at, reason, asked_by, asked_at)
        values (${row.eventId}, ${row.at}, ${row.reason}, ${row.userId}, ${row.now})
        on conflict (event_id) where decided_at is null do nothing returning id`,
    )
  )?.id

export type CorrectionRow = {
  id: string
  event_id: string
  request_id: string
  at: Date | null
  asked_by: string
}

export const openCorrection = (db: Db, id: string): Promise<CorrectionRow | undefined> =>
  maybe(
    db,
    sql`select c.id, c.event_id, s.request_id, c.at, c.asked_by from truck_corrections c
      join truck_events e on e.id = c.event_id join truck_slots s on s.id = e.slot_id
      where c.id = ${id} and c.decided_at is null`,
  )

export const endCorrection = async (
  tx: Tx,
  id: string,
  { userId, isConfirmed, now }: { userId: string; isConfirmed: boolean; now: Date },
): Promise<void> => {
  await sql`update truck_corrections set decided_by = ${userId}, decided_at = ${now}, is_confirmed = ${isConfirmed}
    where id = ${id}`.execute(tx)
}
