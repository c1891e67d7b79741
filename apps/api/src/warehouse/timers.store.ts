// SQL of what the timers of storage look for and note.
import { sql } from 'kysely'
import { rows, type Db, type Tx } from '../kit/db.ts'

/** Requests without a quotation whose window for answers is over. */
export const requestsPastWindow = (db: Db): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from requests where line = 'warehouse' and state = 'QS_RCD' and window_ends_at < now() limit 500`,
  )

export const noteOverstay = async (tx: Tx, id: string, today: string): Promise<void> => {
  await sql`update storage_details set overstay_since = ${today}::date where id = ${id}`.execute(tx)
}
