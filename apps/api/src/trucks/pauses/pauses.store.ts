// All SQL of the pauses of trucks at stops.
import type { ExtraStop } from '@marsa/model/trucks/extras/extras.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type PauseRow = {
  id: string
  slot_id: string
  stop: ExtraStop
  from_at: Date
  until_at: Date | null
  reason: string
}

/** Of these trucks, in order. */
export const pausesOf = (db: Db, slotIds: readonly string[]): Promise<PauseRow[]> =>
  rows(
    db,
    sql`select id, slot_id, stop, from_at, until_at, reason from truck_pauses
      where slot_id = any(${[...slotIds]}::uuid[]) order by from_at, id`,
  )

export const insertPause = async (
  tx: Tx,
  pause: { slotId: string; stop: ExtraStop; at: Date; reason: string; userId: string },
): Promise<string> => {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into truck_pauses (slot_id, stop, from_at, reason, begun_by)
      values (${pause.slotId}, ${pause.stop}, ${pause.at}, ${pause.reason}, ${pause.userId}) returning id`,
  )
  return id
}

/** The open pause of a truck ends; not before it began. */
export const endOpenPause = async (
  tx: Tx,
  slotId: string,
  { at, userId }: { at: Date; userId: string | null },
): Promise<void> => {
  await sql`update truck_pauses set until_at = greatest(from_at, ${at}::timestamptz), ended_by = ${userId}
    where slot_id = ${slotId} and until_at is null`.execute(tx)
}
