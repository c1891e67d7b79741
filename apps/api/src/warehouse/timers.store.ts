// SQL of what the timers of storage look for and note.
import { sql } from '../kit/sql.ts'
import type { Tx } from '../kit/db.ts'

export const noteOverstay = async (tx: Tx, id: string, today: string): Promise<void> => {
  await sql`update storage_details set overstay_since = ${today}::date where id = ${id}`.execute(tx)
}
