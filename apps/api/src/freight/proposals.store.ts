// SQL of what one of the staff proposes for a request and a second one decides: corrections and compensations.
import { sql } from 'kysely'
import { maybe, type Db, type Tx } from '../kit/db.ts'

export type Proposal = {
  id: string
  request_id: string
  proposed_by: string
  proposed_at: Date
  proposer: string
}

/** Reads what waits, with the name of who proposed it, and decides it once; a request has one of a table at most. */
export const proposals = <Row extends Proposal>(table: 'freight_corrections' | 'freight_compensations') => {
  const waiting = sql`select c.*, u.first_name || ' ' || u.last_name as proposer
    from ${sql.table(table)} c join users u on u.id = c.proposed_by where c.outcome is null`
  return {
    openOf: (db: Db, requestId: string): Promise<Row | undefined> =>
      maybe(db, sql`${waiting} and c.request_id = ${requestId}`),
    find: (db: Db, id: string): Promise<Row | undefined> => maybe(db, sql`${waiting} and c.id = ${id}`),
    close: async (
      tx: Tx,
      row: { id: string; userId: string; outcome: 'MADE' | 'DROPPED'; now: Date },
    ): Promise<void> => {
      await sql`update ${sql.table(table)} set decided_by = ${row.userId}, decided_at = ${row.now}, outcome = ${row.outcome}
        where id = ${row.id} and outcome is null`.execute(tx)
    },
  }
}
