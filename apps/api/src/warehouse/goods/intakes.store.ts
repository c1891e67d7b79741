// All SQL of intake sheets: who brought the goods of a request and signed for it.
import { sql } from '../../kit/sql.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'

export type Intake = {
  /** The mark of the phone that sent it. */
  mark: string
  at: Date
  driver: string
  signature_id: string
  note: string | null
}

/** Undefined where the goods have not come, or were taken in without the sheet. */
export const intakeOf = (db: Db, requestId: string): Promise<Intake | undefined> =>
  maybe(
    db,
    sql`select mark, at, driver, signature_id, note from warehouse_intakes where request_id = ${requestId}`,
  )

export const insertIntake = async (
  tx: Tx,
  requestId: string,
  { mark, at, driver, signature_id, note }: Intake,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  await sql`insert into warehouse_intakes (request_id, mark, at, driver, signature_id, note, saved_by, saved_at)
    values (${requestId}, ${mark}, ${at}, ${driver}, ${signature_id}, ${note}, ${userId}, ${now})`.execute(tx)
}
