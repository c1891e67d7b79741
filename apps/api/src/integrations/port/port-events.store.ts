// All SQL of gate events and of where the port is asked next.
import { maybe, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
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
  const [slotId, reason] = 'slotId' in settled ? [settled.slotId, null] : [null, settled.reason]
  await sql`update port_events set slot_id = ${slotId}, queue_reason = ${reason} where event_id = ${eventId}`.execute(
    tx,
  )
}

/** The event after which the port is asked next; null for the beginning. */
export const portCursor = async (db: Db): Promise<string | null> =>
  (await maybe<{ after: string | null }>(db, sql`select after from port_cursor`))?.after ?? null

export const movePortCursor = async (db: Db, after: string | null): Promise<void> => {
  await sql`insert into port_cursor (after) values (${after})
    on conflict (is_only) do update set after = excluded.after, asked_at = now()`.execute(db)
}
