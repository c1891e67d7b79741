// All SQL of holds: why a shipment waits, what its sender answered, and which have waited long enough.
import { answerDays, type HoldReason } from '@marsa/model/express/depot/hold.ts'
import { mostAttempts } from '@marsa/model/express/rounds/round-reasons.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type HoldRow = {
  id: string
  shipment_id: string
  depot_id: string | null
  reason: HoldReason
  note: string
  opened_at: Date
  answer: string | null
  wanted_on: string | null
  answered_at: Date | null
}

const columns = sql`id, shipment_id, depot_id, reason, note, opened_at, answer, to_char(wanted_on, 'YYYY-MM-DD') as wanted_on,
  answered_at`

export const openHolds = (db: Db, shipmentId: string): Promise<HoldRow[]> =>
  rows(
    db,
    sql`select ${columns} from express_holds where shipment_id = ${shipmentId} and closed_at is null order by opened_at`,
  )

/** Opens a hold, or leaves the open one of that reason as it is. */
export const insertHold = async (
  tx: Tx,
  hold: { shipmentId: string; depotId: string | null; reason: HoldReason; note: string; userId: string },
): Promise<{ id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into express_holds (shipment_id, depot_id, reason, note, opened_by)
      values (${hold.shipmentId}, ${hold.depotId}, ${hold.reason}, ${hold.note}, ${hold.userId})
      on conflict (shipment_id, reason) where closed_at is null do nothing returning id`,
  )

/** The sender's answer stands with each open question; `isDelivery` says what to do after a delivery that failed. */
export const writeAnswer = async (
  tx: Tx,
  row: { shipmentId: string; answer: string; wantedOn: string | null; userId: string; isDelivery: boolean },
): Promise<void> => {
  if (row.isDelivery)
    await sql`insert into express_holds (shipment_id, reason, opened_by) values (${row.shipmentId}, 'DELIVERY', ${row.userId})
      on conflict (shipment_id, reason) where closed_at is null do nothing`.execute(tx)
  await sql`update express_holds set answer = ${row.answer}, wanted_on = ${row.wantedOn}::date,
      answered_at = clock_timestamp(), answered_by = ${row.userId}
    where shipment_id = ${row.shipmentId} and closed_at is null and reason in ('CUSTOMS', 'ADDRESS', 'DELIVERY')`.execute(
    tx,
  )
}

/** Closes those of a reason, or with null all. */
export const closeHolds = async (
  tx: Tx,
  shipmentId: string,
  reason: HoldReason | null,
  userId: string | null,
): Promise<void> => {
  await sql`update express_holds set closed_at = clock_timestamp(), closed_by = ${userId}
    where shipment_id = ${shipmentId} and closed_at is null and (${reason}::text is null or reason = ${reason})`.execute(
    tx,
  )
}

/** Held without an answer for too long, or not delivered too often (X3). */
export const dueToGoBack = (db: Db): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select s.id from express_shipments s
      where s.state = 'DELIVERY_FAILED' and s.attempts >= ${mostAttempts}
        or s.state = 'ON_HOLD' and exists (select from express_holds h where h.shipment_id = s.id and h.closed_at is null
          and h.answered_at is null and h.reason <> 'PIECE'
          and h.opened_at < now() - make_interval(days => ${answerDays}))
      order by s.moved_at limit 200`,
  )
