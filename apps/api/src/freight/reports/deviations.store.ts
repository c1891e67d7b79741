// SQL of shipments that were not as planned: containers after their free days, and cargo that was measured.
import type { MeasuredPackages } from '@marsa/model/freight/measuring/measuring.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { paidStates, type Period } from '@marsa/model/freight/reports/report.ts'
import type { Offer } from '@marsa/model/requests/offer.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { place, within, type LaneColumns } from './reports.store.ts'

/** Whose booked shipments: those of a customer's company, or those that an agent won. */
export type Whose = { customerId: string } | { agentId: string }

const ofWhom = (whose: Whose) =>
  'customerId' in whose ? sql`r.company_id = ${whose.customerId}` : sql`r.agent_id = ${whose.agentId}`

const shipment = sql`r.id, r.number, r.form, cargo.mode, ${place(sql`cargo.origin_code`)} as origin,
  ${place(sql`cargo.destination_code`)} as destination`

export type Shipped = LaneColumns & { id: string; number: string; form: RequestForm }

export type LandedRow = Shipped & {
  free_days: number
  offer: Offer | null
  landed_at: Date
  out_at: Date | null
}

/** Shipments by sea that were discharged and have free days; the newest thousand. */
export const landedShipments = (db: Db, whose: Whose, period: Period): Promise<LandedRow[]> =>
  rows(
    db,
    sql`select ${shipment}, q.free_days, q.offer, landed.at as landed_at, gone.at as out_at
      from requests r join freight_details cargo using (id)
      join quotations q on q.id = coalesce(r.final_quotation_id, r.quotation_id) and q.free_days > 0
      join lateral (select e.at from request_events e where e.request_id = r.id and e.code = 'QS_DIS'
        and e.code = any(cargo.milestones) order by e.sequence desc limit 1) landed on true
      left join lateral (select min(e.at) as at from request_events e where e.request_id = r.id
        and e.code in ('QS_PRG', 'QS_DEL') and e.code = any(cargo.milestones)) gone on true
      where ${ofWhom(whose)} and cargo.mode = 'sea' and ${within(sql`r.booked_at`, period)}
        and r.state = any(${[...paidStates]}::text[])
      order by r.booked_at desc, r.id limit 1000`,
  )

export type MeasuredRow = Shipped & { packages: MeasuredPackages }

/** Shipments of which the cargo was measured, as it was measured last; the newest thousand. */
export const measuredShipments = (db: Db, whose: Whose, period: Period): Promise<MeasuredRow[]> =>
  rows(
    db,
    sql`select ${shipment}, m.packages
      from requests r join freight_details cargo using (id)
      join lateral (select fm.packages from freight_measurings fm where fm.request_id = r.id and fm.round = r.round
        order by fm.id desc limit 1) m on true
      where ${ofWhom(whose)} and ${within(sql`r.booked_at`, period)} and r.state = any(${[...paidStates]}::text[])
      order by r.booked_at desc, r.id limit 1000`,
  )
