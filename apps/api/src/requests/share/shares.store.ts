// All SQL of the links by which others follow a booking.
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export const openShare = async (db: Db, requestId: string): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      db,
      sql`select id from request_shares where request_id = ${requestId} and ended_at is null`,
    )
  )?.id

export const insertShare = async (
  tx: Tx,
  row: { id: string; requestId: string; hash: Buffer; userId: string; now: Date },
): Promise<void> => {
  await one(
    tx,
    sql`insert into request_shares (id, request_id, token_hash, made_at, made_by)
      values (${row.id}, ${row.requestId}, ${row.hash}, ${row.now}, ${row.userId}) returning id`,
  )
}

/** False when none was open. */
export const endShare = async (tx: Tx, requestId: string, userId: string, now: Date): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update request_shares set ended_at = ${now}, ended_by = ${userId}
      where request_id = ${requestId} and ended_at is null returning id`,
  )) !== undefined

/** The request whose open link has this token. */
export const sharedRequest = async (db: Db, hash: Buffer): Promise<string | undefined> =>
  (
    await maybe<{ request_id: string }>(
      db,
      sql`select request_id from request_shares where token_hash = ${hash} and ended_at is null`,
    )
  )?.request_id
