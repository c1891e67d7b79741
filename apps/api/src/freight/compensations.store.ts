// All SQL of compensations for disputed deliveries.
import { sql } from 'kysely'
import { one, type Tx } from '../kit/db.ts'
import { proposals, type Proposal } from './proposals.store.ts'

export type CompensationRow = Proposal & { dispute_id: string; amount_fils: bigint; note: string }

export const {
  openOf: openCompensation,
  find: findCompensation,
  close: closeCompensation,
} = proposals<CompensationRow>('freight_compensations')

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
