// SQL of lane prices.
import { measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
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

type AcceptedRow = {
  agent_id: string
  total_fils: bigint
  transit_days: number | null
  booked_at: Date
  form: RequestForm
  codes: ChargeCode[]
}

/** More than these, the newest, say nothing more of a price. */
const mostAccepted = 500

/** What was accepted between two gateways, the newest first, with what was priced. */
export const acceptedOnLane = async (
  db: Db,
  {
    mode,
    origin,
    destination,
    since,
  }: { mode: 'sea' | 'air'; origin: string; destination: string; since: Date },
) => {
  const gateway = mode === 'sea' ? sql`port_code` : sql`airport_code`
  const through = (code: string) =>
    sql`(select p.code from places p left join places c on c.code = p.city_code
      where p.code = ${code} or coalesce(p.${gateway}, c.${gateway}) = ${code})`
  const found = await rows<AcceptedRow>(
    db,
    sql`select q.company_id as agent_id, q.total_fils, q.transit_days, r.booked_at, r.form,
        array(select code from quotation_charges where quotation_id = q.id) as codes
      from freight_details cargo join requests r using (id) join quotations q on q.id = r.quotation_id
      where cargo.mode = ${mode} and cargo.origin_code in ${through(origin)} and cargo.destination_code in ${through(destination)}
        and r.booked_at >= ${since}
      order by r.booked_at desc limit ${sql.lit(mostAccepted)}`,
  )
  return found.map((row) => ({
    agentId: row.agent_id,
    totalFils: row.total_fils,
    transitDays: row.transit_days,
    bookedAt: row.booked_at,
    codes: row.codes,
    cargo: { ...row.form, measures: measuresOf(row.form) },
  }))
}
