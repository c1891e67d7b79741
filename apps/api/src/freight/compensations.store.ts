// All SQL of compensations for disputed deliveries.
import { sql } from 'kysely'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'

export type CompensationRow = {
  id: string
  request_id: string
  dispute_id: string
  amount_fils: bigint
  note: string
  proposed_by: string
  proposed_at: Date
  proposer: string
}

const waiting = sql`select c.*, u.first_name || ' ' || u.last_name as proposer
  from freight_compensations c join users u on u.id = c.proposed_by where c.outcome is null`

/** The one that waits for a second person; a request has one at most. */
export const openCompensation = (db: Db, requestId: string): Promise<CompensationRow | undefined> =>
  maybe(db, sql`${waiting} and c.request_id = ${requestId}`)

export const findCompensation = (db: Db, id: string): Promise<CompensationRow | undefined> =>
  maybe(db, sql`${waiting} and c.id = ${id}`)

type NewCompensation = {
  requestId: string
  amountFils: bigint
  note: string
  needsSecond: boolean
  userId: string
  now: Date
}

/** For the dispute that is open; one that needs nobody else is decided with it. */
export const insertCompensation = (tx: Tx, row: NewCompensation): Promise<CompensationRow> =>
  one(
    tx,
    sql`insert into freight_compensations (request_id, dispute_id, amount_fils, note, needs_second, proposed_by, proposed_at,
        decided_by, decided_at, outcome)
      select ${row.requestId}::uuid, d.id, ${row.amountFils}::bigint, ${row.note}::text, ${row.needsSecond}::boolean,
        ${row.userId}::uuid, ${row.now}::timestamptz, ${row.needsSecond ? null : row.userId}::uuid,
        ${row.needsSecond ? null : row.now}::timestamptz, ${row.needsSecond ? null : 'MADE'}::text
      from freight_disputes d where d.request_id = ${row.requestId} and d.closed_at is null
      returning *, '' as proposer`,
  )

export const closeCompensation = async (
  tx: Tx,
  row: { id: string; userId: string; outcome: 'MADE' | 'DROPPED'; now: Date },
): Promise<void> => {
  await sql`update freight_compensations set decided_by = ${row.userId}, decided_at = ${row.now}, outcome = ${row.outcome}
    where id = ${row.id} and outcome is null`.execute(tx)
}
