// All SQL of gate events and of where the port is asked next.
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { portEvent, type PortEvent } from './ask-port.ts'
import type { Settled } from './port-parts.ts'

export const hasPortEvent = async (db: Db, eventId: string): Promise<boolean> =>
  (await maybe(db, sql`select from port_events where event_id = ${eventId}`)) !== undefined

/** Keeps an event; false when it was kept before, which the primary key decides in every race. */
export const insertPortEvent = async (
  tx: Tx,
  eventId: string,
  body: object,
  reason: string,
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into port_events (event_id, body, queue_reason) values (${eventId}, ${JSON.stringify(body)}::json, ${reason})
      on conflict do nothing returning event_id`,
  )) !== undefined

export const settlePortEvent = async (tx: Tx, eventId: string, settled: Settled): Promise<void> => {
  const { slotId, isWaiting, reason } =
    'slotId' in settled ? { ...settled, reason: null } : { ...settled, slotId: null, isWaiting: false }
  await sql`update port_events set slot_id = ${slotId}, is_waiting = ${isWaiting}, queue_reason = ${reason}
    where event_id = ${eventId}`.execute(tx)
}

/** Events of a truck that came before their turn, in the order in which they happened. */
export const waitingPortEvents = async (tx: Tx, slotId: string): Promise<PortEvent[]> => {
  const found = await rows<{ body: unknown }>(
    tx,
    sql`select body from port_events where slot_id = ${slotId} and is_waiting`,
  )
  const at = ({ eventDateTime }: PortEvent) => Date.parse(eventDateTime)
  return found.map(({ body }) => portEvent.parse(body)).toSorted((a, b) => at(a) - at(b))
}

export type QueuedPortEvent = { event_id: string; event: PortEvent | null; received_at: Date; reason: string }
type QueuedRow = Omit<QueuedPortEvent, 'event'> & { body: unknown }
const toQueued = ({ body, ...row }: QueuedRow): QueuedPortEvent => ({
  ...row,
  event: portEvent.safeParse(body).data ?? null,
})

/** What waits for the desk, the oldest first. */
export const queuedPortEvents = async (db: Db): Promise<QueuedPortEvent[]> =>
  (
    await rows<QueuedRow>(
      db,
      sql`select event_id, body, received_at, queue_reason as reason from port_events
        where slot_id is null and settled_at is null order by received_at, event_id limit 200`,
    )
  ).map(toQueued)

/** One that waits for the desk, locked. */
export const lockQueuedPortEvent = async (tx: Tx, eventId: string): Promise<QueuedPortEvent | undefined> => {
  const row = await maybe<QueuedRow>(
    tx,
    sql`select event_id, body, received_at, queue_reason as reason from port_events
      where event_id = ${eventId} and slot_id is null and settled_at is null for update`,
  )
  return row && toQueued(row)
}

/** The desk says what becomes of it; one that is not placed with a truck is dismissed with that. */
export const notePortDecision = async (
  tx: Tx,
  eventId: string,
  { userId, reason, now }: { userId: string; reason: string; now: Date },
): Promise<void> => {
  await sql`update port_events set settled_at = ${now}, settled_by = ${userId}, settle_reason = ${reason}
    where event_id = ${eventId}`.execute(tx)
}

/** The event after which the port is asked next; null for the beginning. */
export const portCursor = async (db: Db): Promise<string | null> =>
  (await maybe<{ after: string | null }>(db, sql`select after from port_cursor`))?.after ?? null

export const movePortCursor = async (db: Db, after: string | null): Promise<void> => {
  await sql`insert into port_cursor (after) values (${after})
    on conflict (is_only) do update set after = excluded.after, asked_at = now()`.execute(db)
}
