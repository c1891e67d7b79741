// All SQL of a courier's round: the stops of a day with what is needed at each door, the cash in hand, and what a move needs to know.
import type { WishKind } from '@marsa/model/express/recipient/wishes.ts'
import type { StopKind, StopState } from '@marsa/model/express/rounds/run-sheet.ts'
import type { ShipmentForm } from '@marsa/model/express/shipments/shipment-form.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { SlotCode } from '@marsa/model/express/shipments/slots.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

/** What the recipient asks for now. */
export type OpenWish = { kind: WishKind; words: string | null }

const openWishes = (
  shipmentId: Sql,
): Sql => sql`coalesce((select jsonb_agg(jsonb_build_object('kind', w.kind, 'words', w.words)
  order by w.wished_at, w.id) from express_recipient_wishes w where w.shipment_id = ${shipmentId} and w.ended_at is null), '[]') as wishes`

export type RoundStopRow = {
  id: string
  kind: StopKind
  state: StopState
  move_reason: string | null
  ended_at: Date | null
  waybill: string
  pieces: number
  loaded: number[]
  shipment_state: ShipmentState
  courier_id: string | null
  form: ShipmentForm
  area: Emirate | null
  slot_day: string | null
  slot_code: SlotCode | null
  declared_fils: bigint
  /** What is still to be collected. */
  cod_fils: bigint | null
  wishes: OpenWish[]
}

/** Stops of a sheet in the order in which they are gone to; those taken off are nobody's business any more. */
export const roundStops = (db: Db, sheetId: string): Promise<RoundStopRow[]> =>
  rows(
    db,
    sql`select t.id, t.kind, t.state, t.move_reason, t.ended_at, s.waybill, s.pieces, s.state as shipment_state,
        s.courier_id, s.form, s.area, to_char(p.day, 'YYYY-MM-DD') as slot_day, p.code as slot_code, s.declared_fils,
        c.amount_fils as cod_fils, ${openWishes(sql`s.id`)},
        array(select distinct unnest(x.pieces) from express_scans x
          where x.stop_id = t.id and x.kind = 'LOADED' and x.quarantined_because is null order by 1) as loaded
      from express_stops t join express_shipments s on s.id = t.shipment_id
        left join express_slots p on p.id = s.slot_id
        left join express_cod c on c.id = s.id and t.kind = 'DELIVERY' and c.state in ('EXPECTED', 'COLLECTED')
      where t.sheet_id = ${sheetId} and t.state <> 'TAKEN_OFF' order by t.position, t.id`,
  )

export type HeldCash = { waybill: string; amount_fils: bigint; collected_at: Date }

/** Rows that a courier has collected and not deposited, the oldest first. */
export const heldCash = (db: Db, courierId: string): Promise<HeldCash[]> =>
  rows(
    db,
    sql`select s.waybill, c.amount_fils, c.collected_at from express_cod c join express_shipments s on s.id = c.id
      where c.courier_id = ${courierId} and c.state = 'COLLECTED' order by c.collected_at, c.id`,
  )

/** Waits for another delivery of the same courier, so that two at once do not both stay below the limit. */
export const lockCashLimit = async (tx: Tx, courierId: string): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      tx,
      sql`select coalesce(cash_limit_fils, 0)::bigint as fils from express_workers
        where user_id = ${courierId} for update`,
    )
  ).fils

export type CarriedRow = {
  state: ShipmentState
  form: ShipmentForm
  declared_fils: bigint
  area: Emirate | null
  waybill: string
  user_id: string
  company_id: string
  moved_at: Date
  attempts: number
  missed_pickups: number
  wishes: OpenWish[]
}

/** What the moves of a courier need of a shipment, under its lock. */
export const carried = (db: Db, id: string): Promise<CarriedRow> =>
  one(
    db,
    sql`select state, form, declared_fils, area, waybill, user_id, company_id, moved_at, attempts, missed_pickups,
        ${openWishes(sql`s.id`)}
      from express_shipments s where id = ${id}`,
  )

/** A return that is loaded moves nothing, and is with this courier all the same. */
export const setCourier = async (tx: Tx, shipmentId: string, courierId: string): Promise<void> => {
  await sql`update express_shipments set courier_id = ${courierId} where id = ${shipmentId}`.execute(tx)
}

/** Parcels of our own network that were not delivered before a day, unless the recipient wants a later one, or were tried often enough. */
export const failedDeliveries = (db: Db, day: string, most: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select s.id from express_shipments s where s.state = 'DELIVERY_FAILED' and s.service = 'DOMESTIC'
      and (s.attempts >= ${most} or s.moved_at < ${day}::date::timestamp at time zone 'Asia/Dubai'
        and not exists (select from express_recipient_wishes w where w.shipment_id = s.id and w.kind = 'OTHER_DAY'
          and w.ended_at is null and w.day > ${day}::date)) limit 500`,
  )

/** Names of a depot, for who works there. */
export const depotName = (db: Db, id: string): Promise<{ en: string; ar: string } | undefined> =>
  maybe(db, sql`select name_en as en, name_ar as ar from express_depots where id = ${id}`)
