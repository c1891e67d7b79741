// All SQL of outages of the provider.
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type OutageRow = { id: string; began_at: Date; tell_by: string }

export const findOutage = (db: Db): Promise<OutageRow | undefined> =>
  maybe(
    db,
    sql`select id, began_at, to_char(tell_by, 'YYYY-MM-DD') as tell_by from e_invoice_outages where ended_at is null`,
  )

/** Undefined where somebody was faster. */
export const insertOutage = (
  tx: Tx,
  row: { beganAt: Date; tellBy: string },
): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into e_invoice_outages (began_at, tell_by) values (${row.beganAt}, ${row.tellBy})
      on conflict ((true)) where ended_at is null do nothing returning id`,
  )

export const endOutage = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`update e_invoice_outages set ended_at = ${now} where id = ${id} and ended_at is null`.execute(tx)
}

/** Since when documents wait for an answer, and when one was last taken. */
export const lastAnswers = (
  db: Db,
  fault: string,
): Promise<{ waiting_since: Date | null; taken_at: Date | null }> =>
  one(
    db,
    sql`select min(first_tried_at) filter (where state = 'SENDING' and fault = ${fault}) as waiting_since,
        max(sent_at) as taken_at from e_invoices`,
  )
