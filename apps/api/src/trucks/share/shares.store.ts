// All SQL of following a booking by link or number.
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import type { UsualState } from '@marsa/model/requests/usual-machine.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export const openShare = async (db: Db, requestId: string): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      db,
      sql`select id from truck_shares where request_id = ${requestId} and ended_at is null`,
    )
  )?.id

export const insertShare = async (
  tx: Tx,
  row: { id: string; requestId: string; hash: Buffer; userId: string; now: Date },
): Promise<void> => {
  await one(
    tx,
    sql`insert into truck_shares (id, request_id, token_hash, made_at, made_by)
      values (${row.id}, ${row.requestId}, ${row.hash}, ${row.now}, ${row.userId}) returning id`,
  )
}

/** False when none was open. */
export const endShare = async (tx: Tx, requestId: string, userId: string, now: Date): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update truck_shares set ended_at = ${now}, ended_by = ${userId}
      where request_id = ${requestId} and ended_at is null returning id`,
  )) !== undefined

export type TrackedRow = {
  id: string
  state: UsualState
  form: TruckForm
  booking_number: string
  completed_at: Date | null
}

export const bookingByShare = (db: Db, hash: Buffer): Promise<TrackedRow | undefined> =>
  maybe(
    db,
    sql`select r.id, r.state, r.form, d.booking_number, r.completed_at from truck_shares s join requests r on r.id = s.request_id
      join truck_details d on d.id = r.id where s.token_hash = ${hash} and s.ended_at is null`,
  )

export const bookingByNumber = (db: Db, number: string): Promise<TrackedRow | undefined> =>
  maybe(
    db,
    sql`select r.id, r.state, r.form, d.booking_number, r.completed_at from truck_details d join requests r on r.id = d.id
      where d.booking_number = ${number}`,
  )
