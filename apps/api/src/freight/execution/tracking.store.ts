// SQL of tracking: the newest shipment that carries a number, with its public milestones.
import type { Carriage } from '@marsa/model/freight/execution/milestones.ts'
import type { ListedUnit } from '@marsa/model/freight/units/units.ts'
import { sql, type Sql } from '../../kit/sql.ts'
import { maybe, type Db } from '../../kit/db.ts'
import { timelineOrder } from '../../kit/timeline-order.ts'
import { keptReports, type KeptReport } from '../events/transport-events.store.ts'
import type { RequestRow } from '../requests.store.ts'
import { carrying, listedUnits } from '../units/units.store.ts'

export type TrackedRow = Pick<
  RequestRow,
  'id' | 'company_id' | 'mode' | 'state' | 'latest' | 'milestones' | 'eta' | 'completed_at'
> & {
  number: string
  to_en: string
  to_ar: string
  from_en: string
  from_ar: string
  direction: Carriage['direction']
  destination_kind: Carriage['destinationKind']
  events: { code: string; at: string; place: string | null }[]
  /** What its carrier has reported and is no step yet. */
  reports: KeptReport[]
  units: ListedUnit[]
}

const columns = {
  id: 'r.id',
  chassis: 'cargo.chassis_number',
  bl: 'cargo.bl_number',
  awb: 'cargo.awb_number',
  quotation: 'r.number',
} as const
export type TrackType = Exclude<keyof typeof columns, 'id'> | 'container'

const isNamed = (type: TrackType | 'id', value: string): Sql =>
  type === 'container' ? sql`r.id in (${carrying(sql`${value}`)})` : sql`${sql.ref(columns[type])} = ${value}`

/** Booked shipments only; the events are milestones, never notes, people or amounts (Z31). */
export const trackedBy = (db: Db, type: TrackType | 'id', value: string): Promise<TrackedRow | undefined> =>
  maybe(
    db,
    sql`select r.id, r.number, r.completed_at, r.company_id, cargo.mode, cargo.direction,
        r.form #>> '{destination,kind}' as destination_kind, r.state, cargo.latest, cargo.milestones, cargo.eta,
        d.name_en as to_en, d.name_ar as to_ar, o.name_en as from_en, o.name_ar as from_ar,
        coalesce((select json_agg(json_build_object('code', e.code, 'at', e.at, 'place', e.place) order by ${timelineOrder})
          from request_events e where e.request_id = r.id and e.code = any(cargo.milestones)), '[]'::json) as events,
        ${keptReports} as reports, ${listedUnits} as units
      from requests r join freight_details cargo using (id) join places o on o.code = cargo.origin_code join places d on d.code = cargo.destination_code
      where ${isNamed(type, value)} and r.state in ('QS_PPA', 'QS_PAI', 'QS_CMP')
      order by r.booked_at desc limit 1`,
  )
