// All SQL of assigning: which shipments want a courier today, and what couriers have.
import type { Vehicle } from '@marsa/model/express/couriers/courier.ts'
import type { SheetState, StopKind, StopState } from '@marsa/model/express/rounds/run-sheet.ts'
import type { Emirate } from '@marsa/model/reference/lists.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type StopView = {
  id: string
  waybill: string
  kind: StopKind
  name: string
  city: string
  building: string
  area: Emirate | null
  pieces: number
  cod_fils: bigint | null
  wanted_on: string | null
}

const shown = (kind: ReturnType<typeof sql>) => sql`s.id, s.waybill, ${kind} as kind,
  case when ${kind} = 'DELIVERY' then s.recipient_name else s.sender_name end as name,
  case when ${kind} = 'DELIVERY' then s.to_city else s.from_city end as city,
  coalesce(s.form -> case when ${kind} = 'DELIVERY' then 'recipient' else 'sender' end ->> 'building', '') as building,
  case when ${kind} = 'DELIVERY' then s.to_area else s.area end as area, s.pieces,
  case when ${kind} = 'DELIVERY' then s.cod_fils end as cod_fils,
  to_char(greatest((select max(h.wanted_on) from express_holds h where h.shipment_id = s.id),
    (select max(w.day) from express_recipient_wishes w
      where w.shipment_id = s.id and w.kind = 'OTHER_DAY' and w.ended_at is null)), 'YYYY-MM-DD') as wanted_on`

/** Pickups of today, and whole shipments that are in the depot for its own emirates; the oldest first. */
export const waitingFor = (db: Db, depotId: string, today: string): Promise<StopView[]> =>
  rows(
    db,
    sql`select * from (
        select ${shown(sql`k.kind`)}, s.moved_at from express_shipments s
        cross join lateral (select case s.state when 'PICKUP_SCHEDULED' then 'PICKUP' when 'RETURNING' then 'RETURN'
          else 'DELIVERY' end as kind) k
        where s.state in ('PICKUP_SCHEDULED', 'IN_TRANSIT', 'RETURNING')
          and not exists (select from express_stops t where t.shipment_id = s.id and t.state = 'OPEN')
          and exists (select from express_depot_areas a where a.depot_id = ${depotId}
            and a.area = case when s.state = 'IN_TRANSIT' then s.to_area else s.area end)
          and case when s.state = 'PICKUP_SCHEDULED'
            then exists (select from express_slots p where p.id = s.slot_id and p.day <= ${today}::date)
            else s.pieces = (select count(*) from express_parcels p
              where p.shipment_id = s.id and p.depot_id = ${depotId}) end) w
      where w.wanted_on is null or w.wanted_on <= ${today} order by w.moved_at limit 500`,
  )

export type CourierRow = {
  user_id: string
  name_en: string
  name_ar: string
  vehicle: Vehicle | null
  areas: Emirate[]
  sheet_state: SheetState | null
  stops: number
}

export const couriersOf = (db: Db, depotId: string, today: string): Promise<CourierRow[]> =>
  rows(
    db,
    sql`select w.user_id, u.first_name || ' ' || u.last_name as name_en,
        coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name) as name_ar,
        w.vehicle, w.areas, r.state as sheet_state, (select count(*)::int from express_stops t
          where t.sheet_id = r.id and t.state <> 'TAKEN_OFF') as stops
      from express_workers w join users u on u.id = w.user_id
      left join express_run_sheets r on r.courier_id = w.user_id and r.day = ${today}::date
      where w.depot_id = ${depotId} and u.role = 'courier' and u.status = 'ACTIVE' order by name_en`,
  )

export type SheetStopRow = StopView & { courier_id: string; state: StopState }

/** Stops of today's sheets of a depot, in the order in which they are driven. */
export const stopsOfDay = (db: Db, depotId: string, today: string): Promise<SheetStopRow[]> =>
  rows(
    db,
    sql`select ${shown(sql`t.kind`)}, r.courier_id, t.state
      from express_stops t join express_run_sheets r on r.id = t.sheet_id join express_shipments s on s.id = t.shipment_id
      where r.depot_id = ${depotId} and r.day = ${today}::date and t.state <> 'TAKEN_OFF'
      order by r.courier_id, t.position, t.id`,
  )
