// All SQL of a depot's day: scans that wait for it, what is without a place or a case, and the close.
import type { Lang } from '@marsa/model/kit/text.ts'
import type { DayFault } from '@marsa/model/express/depot/day.ts'
import type { QuarantineReason, ReviewReason } from '@marsa/model/express/rounds/scan.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type SetAsideRow = {
  id: string
  code: string
  kind: string
  because: QuarantineReason | ReviewReason
  is_review: boolean
  name_en: string
  name_ar: string
  captured_at: Date
  shipment_id: string | null
}

export const setAsideIn = (db: Db, depotId: string): Promise<SetAsideRow[]> =>
  rows(
    db,
    sql`select c.id, c.code, c.kind, coalesce(c.quarantined_because, c.review_because) as because,
        c.review_because is not null as is_review, u.first_name || ' ' || u.last_name as name_en,
        coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name) as name_ar,
        c.captured_at, c.shipment_id
      from express_scans c left join users u on u.id = c.user_id
      where c.depot_id = ${depotId} and c.settled_at is null
        and (c.quarantined_because is not null or c.review_because is not null) order by c.received_at limit 200`,
  )

/** False where somebody has settled it, or it is another depot's. */
export const settleScanRow = async (
  tx: Tx,
  row: { id: string; depotId: string; userId: string; how: 'PLACED' | 'DISMISSED'; why: string },
): Promise<{ shipment_id: string | null; pieces: number[] } | undefined> =>
  maybe(
    tx,
    sql`update express_scans set settled_at = clock_timestamp(), settled_by = ${row.userId}, settled_how = ${row.how},
        settled_why = ${row.why}
      where id = ${row.id} and depot_id = ${row.depotId} and settled_at is null
        and (quarantined_because is not null or review_because is not null) returning shipment_id, pieces`,
  )

export type FaultRow = { fault: DayFault; about: string; fils: bigint | null }

/** What has no place and no case: parcels, missing pieces, scans, stops of the day, and cash of its couriers. */
export const dayFaultsOf = (
  db: Db,
  { depotId, day, language }: { depotId: string; day: string; language: Lang },
): Promise<FaultRow[]> =>
  rows(
    db,
    sql`select 'NO_PLACE' as fault, s.waybill || case when s.pieces > 1 then ' / ' || p.n else '' end as about, null::bigint as fils
        from express_parcels p join express_shipments s on s.id = p.shipment_id
        where p.depot_id = ${depotId} and p.place is null
          and not exists (select from express_handover_pieces x where x.shipment_id = p.shipment_id and x.n = p.n)
      union all select 'PIECE', s.waybill, null from express_shipments s
        where s.state = 'PICKED_UP' and s.depot_id = ${depotId} and (select count(*) from express_parcels p
          where p.shipment_id = s.id and p.depot_id = ${depotId}) between 1 and s.pieces - 1
      union all select 'SCAN', c.code, null from express_scans c
        where c.depot_id = ${depotId} and c.settled_at is null and c.quarantined_because is not null
      union all select 'STOP', s.waybill, null from express_stops t
        join express_run_sheets r on r.id = t.sheet_id join express_shipments s on s.id = t.shipment_id
        where r.depot_id = ${depotId} and r.day <= ${day}::date and t.state = 'OPEN'
      union all select 'CASH', coalesce(case when ${language} = 'ar' then u.first_name_ar || ' ' || u.last_name_ar end,
          u.first_name || ' ' || u.last_name), sum(c.amount_fils)::bigint
        from express_cod c join express_workers w on w.user_id = c.courier_id join users u on u.id = w.user_id
        where w.depot_id = ${depotId} and c.state = 'COLLECTED' group by u.id
      limit 200`,
  )

export type DayRow = { closed_at: Date; name_en: string; name_ar: string }

export const closedDay = (db: Db, depotId: string, day: string): Promise<DayRow | undefined> =>
  maybe(
    db,
    sql`select d.closed_at, u.first_name || ' ' || u.last_name as name_en,
        coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name) as name_ar
      from express_depot_days d join users u on u.id = d.closed_by
      where d.depot_id = ${depotId} and d.day = ${day}::date`,
  )

/** Two who close at once come one after the other. */
export const lockDay = async (tx: Tx, depotId: string): Promise<void> => {
  await sql`select from express_depots where id = ${depotId} for update`.execute(tx)
}

export const insertDay = async (tx: Tx, depotId: string, day: string, userId: string): Promise<void> => {
  await sql`insert into express_depot_days (depot_id, day, closed_by) values (${depotId}, ${day}::date, ${userId})`.execute(
    tx,
  )
}
