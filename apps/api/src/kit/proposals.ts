// SQL of what one of the staff proposes and a second one decides: the columns that every table of proposals has.
import { sql, type Sql } from './sql.ts'
import { maybe, type Db, type Tx } from './db.ts'

export type Proposal = { id: string; proposed_by: string; proposed_at: Date; proposer: string }

/** Reads what waits in a table, with the name of who proposed it, and decides it once. */
export const proposals = <Row extends Proposal>(table: string) => {
  const waiting = sql`select p.*, u.first_name || ' ' || u.last_name as proposer
    from ${sql.table(table)} p join users u on u.id = p.proposed_by where p.outcome is null`
  /** Those that wait, by a condition on `p` of which there is one at most. */
  const findBy = (db: Db, condition: Sql): Promise<Row | undefined> =>
    maybe(db, sql`${waiting} and ${condition}`)
  return {
    waiting,
    findBy,
    find: (db: Db, id: string): Promise<Row | undefined> => findBy(db, sql`p.id = ${id}`),
    /** False when somebody else has just decided it. */
    close: async (
      tx: Tx,
      row: { id: string; userId: string; outcome: 'MADE' | 'DROPPED'; now: Date },
    ): Promise<boolean> =>
      (await maybe(
        tx,
        sql`update ${sql.table(table)} set decided_by = ${row.userId}, decided_at = ${row.now}, outcome = ${row.outcome}
          where id = ${row.id} and outcome is null returning id`,
      )) !== undefined,
  }
}
