// All SQL of credits that payments of shipments hold and use.
import { maybe, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type LeaseRow = {
  id: string
  membership_id: string
  subject_id: string
  waybill: string | null
  amount_fils: bigint
  used_at: Date | null
  released_at: Date | null
  returned_at: Date | null
}

export const findLease = (tx: Tx, id: string): Promise<LeaseRow | undefined> =>
  maybe(tx, sql`select * from express_leases where id = ${id}`)

/** The bundle is locked before it. */
export const lockLease = (tx: Tx, id: string): Promise<LeaseRow | undefined> =>
  maybe(tx, sql`select * from express_leases where id = ${id} for update`)

export type NewLease = {
  id: string
  membershipId: string
  subjectId: string
  amountFils: bigint
  savedFils: bigint
  /** Null where no person pays, but the system. */
  userId: string | null
}

export const insertLease = async (tx: Tx, row: NewLease): Promise<void> => {
  await sql`insert into express_leases (id, membership_id, subject_id, amount_fils, saved_fils, user_id)
    values (${row.id}, ${row.membershipId}, ${row.subjectId}, ${row.amountFils}, ${row.savedFils}, ${row.userId})`.execute(
    tx,
  )
}

export const markUsed = async (tx: Tx, id: string, waybill: string | null): Promise<void> => {
  await sql`update express_leases set used_at = clock_timestamp(), waybill = ${waybill} where id = ${id}`.execute(
    tx,
  )
}
export const markReleased = async (tx: Tx, id: string): Promise<void> => {
  await sql`update express_leases set released_at = clock_timestamp() where id = ${id}`.execute(tx)
}
export const markReturned = async (tx: Tx, id: string): Promise<void> => {
  await sql`update express_leases set returned_at = clock_timestamp() where id = ${id}`.execute(tx)
}
