// SQL of what the reports about trucks are counted from: every truck of the bookings that a reader may see.
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { usualBooked } from '@marsa/model/requests/usual-machine.ts'
import type { TruckForm } from '@marsa/model/trucks/asking/request-form.ts'
import { rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'
import { visibleTo } from '../../requests/door.ts'
import type { SlotRow } from '../execution/slots.store.ts'

export type ReportedRow = {
  booking_number: string
  n: number
  plate: string | null
  agent_id: string
  agent_en: string
  agent_ar: string
  customer_en: string
  customer_ar: string
  form: TruckForm
  container_no: string | null
  proposed_pickup: Date
  proposed_delivery: Date
  steps: SlotRow['steps']
  exchanges: number
  extras: number
  disputes: number
  charged_fils: bigint
  rating: number | null
  is_under_way: boolean
  is_empty_waived: boolean
}

/** As many trucks as one report is counted from. */
const most = 20_000

/** By the day of the agreed pickup; bookings that were cancelled are none. */
export const reportedTrucks = (
  db: Db,
  actor: Actor,
  relation: Relation,
  { from = '2000-01-01', to = '2999-12-30' }: { from?: string | undefined; to?: string | undefined },
): Promise<ReportedRow[]> =>
  rows(
    db,
    sql`select d.booking_number, s.n, r.agent_id, w.name_en as agent_en, w.name_ar as agent_ar, c.name_en as customer_en,
        c.name_ar as customer_ar, r.form, d.container_no, d.proposed_pickup, d.proposed_delivery, f.rating,
        r.state = any(${[...usualBooked]}::text[]) as is_under_way, s.empty_waived_at is not null as is_empty_waived,
        (select a.plate from truck_allocations a where a.slot_id = s.id and a.until is null) as plate,
        (select greatest(count(*) - 1, 0)::int from truck_allocations a where a.slot_id = s.id) as exchanges,
        coalesce((select json_agg(json_build_object('code', e.code, 'post', e.post, 'at', e.at) order by e.at, e.id)
          from truck_events e where e.slot_id = s.id and e.struck_at is null), '[]') as steps, x.*
      from requests r join truck_details d on d.id = r.id join truck_slots s on s.request_id = r.id and s.dropped_at is null
      join companies w on w.id = r.agent_id join companies c on c.id = r.company_id
      left join request_feedback f on f.request_id = r.id
      cross join lateral (select count(*)::int as extras, count(*) filter (where x.state in ('OBJECTED', 'DECIDED'))::int as disputes,
          coalesce(sum(k.net + case when x.vat_category = 'standard' then (k.net * 5 + 50) / 100 else 0 end), 0)::bigint as charged_fils
        from truck_extras x cross join lateral (select case x.state when 'AGREED' then x.net_fils
          when 'DECIDED' then x.granted_fils else 0 end as net) k where x.slot_id = s.id and x.state <> 'WITHDRAWN') x
      where ${visibleTo(actor, relation)} and (${relation !== 'assigned'} or r.agent_id = ${actor.companyId})
        and (r.state = any(${[...usualBooked]}::text[]) or r.state = 'QS_CMP')
        and d.proposed_pickup >= ${instantOf(from)} and d.proposed_pickup < ${instantOf(addDays(to, 1))}
      order by d.proposed_pickup, d.booking_number, s.n limit ${most}`,
  )
