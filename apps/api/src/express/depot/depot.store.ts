// All SQL of what is in a depot, what is expected there, and what waits on its shelf.
import type { HoldReason } from '@marsa/model/express/depot/hold.ts'
import type { Service } from '@marsa/model/express/services.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

export type DepotParcelRow = {
  id: string
  waybill: string
  state: ShipmentState
  service: Service
  sender_name: string
  recipient_name: string
  from_city: string
  to_city: string
  to_country: string
  area: Emirate | null
  to_area: Emirate | null
  pieces: number
  here: number
  places: string[]
  cod_fils: bigint | null
  attempts: number
  holds: HoldReason[]
  since: Date
  partner_number: string | null
}

const parcels = (depotId: string): Sql =>
  sql`select s.id, s.waybill, s.state, s.service, s.sender_name, s.recipient_name, s.from_city, s.to_city, s.to_country,
    s.area, s.to_area, s.pieces, here.count as here, here.places, s.cod_fils, s.attempts, s.partner_number,
    coalesce(here.since, s.moved_at) as since,
    array(select h.reason from express_holds h where h.shipment_id = s.id and h.closed_at is null order by h.opened_at) as holds
  from express_shipments s
  cross join lateral (select count(*)::int as count, min(p.arrived_at) as since,
      coalesce(array_agg(distinct p.place) filter (where p.place is not null), '{}') as places,
      bool_or(p.is_unexpected) as is_unexpected
    from express_parcels p where p.shipment_id = s.id and p.depot_id = ${depotId}) here`

/** Of one shipment as this depot sees it. */
export const depotParcel = (db: Db, depotId: string, id: string): Promise<DepotParcelRow | undefined> =>
  maybe(db, sql`${parcels(depotId)} where s.id = ${id}`)

/** A depot has a shipment of which it has a piece. */
export const isInDepot = async (db: Db, shipmentId: string, depotId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from express_parcels where shipment_id = ${shipmentId} and depot_id = ${depotId} limit 1`,
  )) !== undefined

/** Whether a depot waits for it: collected or brought by senders of its emirates, coming from another depot, or coming back. */
const isAwaited = (depotId: string): Sql => sql`(
    s.state in ('CREATED', 'PICKUP_SCHEDULED', 'PICKED_UP') and exists (
      select from express_depot_areas a where a.depot_id = ${depotId} and a.area = s.area)
    or s.state = 'IN_TRANSIT' and exists (
      select from express_depot_areas a where a.depot_id = ${depotId} and a.area = s.to_area)
    or s.state = 'RETURNING' and exists (
      select from express_depot_areas a where a.depot_id = ${depotId} and a.area = s.area)
    or s.state in ('DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'ON_HOLD') and s.depot_id = ${depotId})`

export const isExpected = async (db: Db, depotId: string, shipmentId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from express_shipments s where s.id = ${shipmentId} and ${isAwaited(depotId)}`,
  )) !== undefined

/** Not here yet and to come today: pickups of today and before, what was collected, what other depots have sorted for here. */
export const expectedIn = (db: Db, depotId: string, today: string): Promise<DepotParcelRow[]> =>
  rows(
    db,
    sql`select * from (${parcels(depotId)}
      where ${isAwaited(depotId)} and s.state not in ('OUT_FOR_DELIVERY', 'ON_HOLD') and here.count < s.pieces
        and (s.state <> 'CREATED' or s.form->>'dropOff' = 'true')
        and (s.state <> 'PICKUP_SCHEDULED' or exists (
          select from express_slots p where p.id = s.slot_id and p.day <= ${today}::date))
        and (s.state <> 'RETURNING' or not exists (
          select from express_stops t where t.shipment_id = s.id and t.state = 'OPEN'))) e
      order by e.here desc, e.since limit 300`,
  )

/** Pieces that have come today, or before and are here still. */
export const arrivedIn = (db: Db, depotId: string, isUnexpected?: boolean): Promise<DepotParcelRow[]> =>
  rows(
    db,
    sql`${parcels(depotId)} where here.count > 0
        and (${isUnexpected ?? null}::boolean is null or here.is_unexpected = ${isUnexpected ?? null})
      order by here.since desc limit 300`,
  )

export type ShelfRow = DepotParcelRow & {
  note: string
  answer: string | null
  wanted_on: string | null
  days: number
  is_fee_due: boolean
}

/** Holds, deliveries that failed and returns that are in the depot, the oldest first. */
export const shelfOf = (db: Db, depotId: string, today: string): Promise<ShelfRow[]> =>
  rows(
    db,
    sql`select e.*, coalesce(h.note, '') as note, h.answer, to_char(h.wanted_on, 'YYYY-MM-DD') as wanted_on,
        ${today}::date - (coalesce(h.opened_at, s.moved_at) at time zone 'Asia/Dubai')::date as days, exists (select from express_charges c
          where c.shipment_id = e.id and c.kind = 'RETURN' and c.paid_at is null and c.dropped_at is null) as is_fee_due
      from (${parcels(depotId)} where here.count > 0
        and s.state in ('ON_HOLD', 'DELIVERY_FAILED', 'RETURNING')) e
      join express_shipments s on s.id = e.id
      left join lateral (select min(x.opened_at) as opened_at, max(x.wanted_on) as wanted_on, max(x.answer) as answer,
          string_agg(nullif(x.note, ''), ' · ' order by x.opened_at) as note
        from express_holds x where x.shipment_id = e.id and x.closed_at is null) h on true
      order by days desc, e.since limit 300`,
  )

/** The depot that has it, for its life and for who expects it. */
export const setDepot = async (tx: Tx, shipmentId: string, depotId: string): Promise<void> => {
  await sql`update express_shipments set depot_id = ${depotId} where id = ${shipmentId}`.execute(tx)
}
