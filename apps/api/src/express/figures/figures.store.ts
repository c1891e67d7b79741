// All SQL of the figures of express: what was delivered how well, what was saved, what the carrier leaves, where cash is.
import type { Plan, Service } from '@marsa/model/express/services.ts'
import type { cashAges } from '@marsa/model/express/figures/figure-endpoints.ts'
import type { ShipmentState } from '@marsa/model/express/shipments/shipment-machine.ts'
import { one, rows, type Db } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

const days = 90

/** On time is by the day that was promised with the price; the first try is one without a failure in the trail. */
export const deliveredWell = (
  db: Db,
  companyId: string | null,
  now: Date,
): Promise<{ delivered: number; onTime: number; firstTry: number }> =>
  one(
    db,
    sql`select count(*)::int as delivered,
        count(*) filter (where (s.moved_at at time zone 'Asia/Dubai')::date <= s.expected_on)::int as "onTime",
        count(*) filter (where not exists (select from audit_log a where a.object_id = s.id and a.action = 'failDelivery'))::int
          as "firstTry"
      from express_shipments s
      where s.state = 'DELIVERED' and s.moved_at > ${now}::timestamptz - make_interval(days => ${sql.lit(days)})
        and (${companyId}::uuid is null or s.company_id = ${companyId})`,
  )

export type HomeRow<State = ShipmentState> = {
  id: string
  number: string
  state: State
  recipient_name: string
  to_city: string
}

/** Shipments in the given states, those that have been in theirs longest first. */
export const waitingShipments = <State extends ShipmentState>(
  db: Db,
  companyId: string,
  states: readonly State[],
): Promise<HomeRow<State>[]> =>
  rows(
    db,
    sql`select id, coalesce(waybill, number) as number, state, recipient_name, to_city from express_shipments
      where company_id = ${companyId} and state = any(${states}) order by moved_at, id limit 6`,
  )

export const latestShipments = (db: Db, companyId: string): Promise<HomeRow[]> =>
  rows(
    db,
    sql`select id, coalesce(waybill, number) as number, state, recipient_name, to_city from express_shipments
      where company_id = ${companyId} order by updated_at desc, id desc limit 3`,
  )

export const cashOnItsWay = async (db: Db, companyId: string): Promise<bigint> =>
  (
    await one<{ fils: bigint }>(
      db,
      sql`select coalesce(sum(amount_fils), 0)::bigint as fils from express_cod
        where company_id = ${companyId} and state in ('EXPECTED', 'COLLECTED', 'DEPOSITED', 'DISPUTED')`,
    )
  ).fils

export type SavingRow = {
  month: string
  plan: Plan | null
  code: string | null
  shipments: number
  saved_fils: bigint
}

/**
 * What a bundle saved is told by its leases, as the page of the bundle tells it; what a code saved by the shipment, whose
 * price at list was frozen with its own. Money that went back saved nothing.
 */
export const savingsOf = (db: Db, companyId: string): Promise<SavingRow[]> =>
  rows(
    db,
    sql`select to_char(at at time zone 'Asia/Dubai', 'YYYY-MM') as month, plan, code,
        count(distinct subject_id)::int as shipments, sum(fils)::bigint as saved_fils
      from (
        select l.used_at as at, m.plan, null::text as code, l.subject_id, l.saved_fils as fils
          from express_leases l join express_memberships m on m.id = l.membership_id
          where m.company_id = ${companyId} and l.used_at is not null and l.returned_at is null
        union all
        select u.paid_at, null, s.promotion_code, s.id, s.list_fils - s.net_fils
          from express_shipments s join express_settlements u on u.id = s.settlement_id
          where s.company_id = ${companyId} and s.plan is null and u.paid_at is not null and u.returned_at is null
      ) saved
      where fils > 0 group by 1, 2, 3 order by 1 desc, 2, 3`,
  )

export type MarginRow = { service: Service; shipments: number; earned_fils: bigint; cost_fils: bigint }

export const margins = (db: Db, now: Date): Promise<MarginRow[]> =>
  rows(
    db,
    sql`select s.service, count(*)::int as shipments, sum(s.net_fils)::bigint as earned_fils, sum(b.cost_fils)::bigint as cost_fils
      from express_bookings b join express_shipments s on s.id = b.shipment_id
      where b.state = 'BOOKED' and b.cost_fils is not null and s.settlement_id is not null and s.state <> 'CANCELLED'
        and b.booked_at > ${now}::timestamptz - make_interval(days => ${sql.lit(days)})
      group by s.service order by s.service`,
  )

export const cashByAge = (
  db: Db,
  now: Date,
): Promise<{ age: (typeof cashAges)[number]; rows: number; fils: bigint }[]> =>
  rows(
    db,
    sql`select case when ${now}::timestamptz - collected_at <= interval '1 day' then 'day'
          when ${now}::timestamptz - collected_at <= interval '3 days' then 'three'
          when ${now}::timestamptz - collected_at <= interval '7 days' then 'seven' else 'older' end as age,
        count(*)::int as rows, sum(amount_fils)::bigint as fils
      from express_cod where state in ('COLLECTED', 'DEPOSITED', 'DISPUTED') group by 1`,
  )

export const holdReasons = (db: Db): Promise<{ reason: string; count: number }[]> =>
  rows(
    db,
    sql`select coalesce(move_reason, '') as reason, count(*)::int as count from express_shipments
      where state = 'ON_HOLD' group by 1 order by 2 desc, 1 limit 20`,
  )
