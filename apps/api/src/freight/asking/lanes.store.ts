// SQL of lane prices.
import { sql } from '../../kit/sql.ts'
import { rows, type Db } from '../../kit/db.ts'

export type LaneRow = {
  origin: string
  destination: string
  origin_en: string
  origin_ar: string
  destination_en: string
  destination_ar: string
  mode: 'sea' | 'air'
  container_type: string | null
  transit_from: number
  transit_to: number
  median_fils: bigint
  quotes: number
}

/** Accepted quotations by lane and container type; the median is one of the prices, the lower of the middle two. */
export const laneMedians = (db: Db, days: number, fewest: number): Promise<LaneRow[]> =>
  rows(
    db,
    sql`select o.code as origin, d.code as destination, o.name_en as origin_en, o.name_ar as origin_ar, d.name_en as destination_en, d.name_ar as destination_ar, cargo.mode,
        r.form ->> 'containerType' as container_type, min(q.transit_days) as transit_from, max(q.transit_days) as transit_to,
        percentile_disc(0.5) within group (order by q.total_fils) as median_fils, count(*)::int as quotes
      from requests r join freight_details cargo using (id) join quotations q on q.id = r.quotation_id
        join places o on o.code = cargo.origin_code join places d on d.code = cargo.destination_code
      where r.booked_at > now() - make_interval(days => ${days}) and q.transit_days is not null
      group by o.code, d.code, cargo.mode, container_type having count(*) >= ${fewest}
      order by count(*) desc, o.code limit 6`,
  )
