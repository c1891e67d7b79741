// All SQL of corrections: the history of a parcel, what stands against taking its last scan back, and what two people have decided.
import type { ParcelEvent } from '@marsa/model/express/corrections/correction.ts'
import type { CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { proposals, type Proposal } from '../../kit/proposals.ts'
import { sql } from '../../kit/sql.ts'

export type CorrectionRow = Proposal & { shipment_id: string; event_id: bigint; reason: string }

const own = proposals<CorrectionRow>('express_corrections')
export const { find: findCorrection, close: closeCorrection } = own

export const openCorrectionOf = (db: Db, shipmentId: string): Promise<CorrectionRow | undefined> =>
  own.findBy(db, sql`p.shipment_id = ${shipmentId}`)

/** Shipments of those that wait, the oldest first; `depotId` null lists those of every depot. */
export const shipmentsToCorrect = (db: Db, depotId: string | null): Promise<{ shipment_id: string }[]> =>
  rows(
    db,
    sql`select c.shipment_id from express_corrections c join express_shipments s on s.id = c.shipment_id
      where c.outcome is null and (${depotId}::uuid is null or s.depot_id = ${depotId}::uuid)
      order by c.proposed_at limit 100`,
  )

export const insertCorrection = async (
  tx: Tx,
  row: { shipmentId: string; eventId: string; reason: string; userId: string; now: Date },
): Promise<string> =>
  (
    await one<{ id: string }>(
      tx,
      sql`insert into express_corrections (shipment_id, event_id, reason, proposed_by, proposed_at)
        values (${row.shipmentId}, ${row.eventId}, ${row.reason}, ${row.userId}, ${row.now}) returning id`,
    )
  ).id

/** Confirmed: the version of the shipment that has returned, and the posting of the cash that goes back. */
export const correctionMade = async (
  tx: Tx,
  row: { id: string; userId: string; now: Date; version: number; collectedId: string | null },
): Promise<void> => {
  await sql`update express_corrections set decided_by = ${row.userId}, decided_at = ${row.now}, outcome = 'MADE',
      made_version = ${row.version}, collected_id = ${row.collectedId}
    where id = ${row.id} and outcome is null`.execute(tx)
}

export type HistoryRow = ParcelEvent & {
  happenedAt: Date
  reason: string | null
  name: string | null
}

export const historyOf = (db: Db, shipmentId: string): Promise<HistoryRow[]> =>
  rows(
    db,
    sql`select t.id::text as id, t.from_state as "from", t.state, t.move, t.moved_as as "as", t.recorded_at as "recordedAt",
        t.user_id as "userId", t.happened_at as "happenedAt", t.reason, u.first_name || ' ' || u.last_name as name
      from express_timeline t left join users u on u.id = t.user_id
      where t.shipment_id = ${shipmentId} and t.from_state is distinct from t.state order by t.id`,
  )

export type Standing = {
  cod_state: CodState | null
  cod_fils: bigint | null
  is_listed: boolean
  is_claim_paid: boolean
}

/** Cash and claims of a shipment. */
export const standingOf = (db: Db, shipmentId: string): Promise<Standing> =>
  one(
    db,
    sql`select c.state as cod_state, c.amount_fils as cod_fils, c.deposit_id is not null as is_listed,
        exists (select from express_claims x where x.shipment_id = s.id and x.cause = 'DAMAGED' and x.state = 'PAID')
          as is_claim_paid
      from express_shipments s left join express_cod c on c.id = s.id where s.id = ${shipmentId}`,
  )

/** The stop of a scan, on the courier's sheet that is still driven today. */
export const stopToReopen = (
  db: Db,
  { shipmentId, userId, day }: { shipmentId: string; userId: string | null; day: string },
): Promise<{ id: string } | undefined> =>
  maybe(
    db,
    sql`select t.id from express_stops t join express_run_sheets r on r.id = t.sheet_id
      where t.shipment_id = ${shipmentId} and t.state in ('DONE', 'FAILED') and r.courier_id = ${userId}
        and r.state = 'PUBLISHED' and r.day = ${day}::date
      order by t.ended_at desc, t.id desc limit 1`,
  )

export type MadeCorrection = { was: ShipmentState; move: string; cash_fils: bigint | null }

/** What the correction of this version took back, for the messages about it. */
export const madeCorrection = (
  db: Db,
  shipmentId: string,
  version: number,
): Promise<MadeCorrection | undefined> =>
  maybe(
    db,
    sql`select t.state as was, t.move, l.amount_fils as cash_fils from express_corrections c
        join express_timeline t on t.id = c.event_id left join ledger_transactions l on l.id = c.collected_id
      where c.shipment_id = ${shipmentId} and c.made_version = ${version}`,
  )
