// SQL of what pages and files show of deposits: a courier's own cash, a depot's, everything for administrators, and the reports.
import type { CodState } from '@marsa/model/express/cash-on-delivery/cod-machine.ts'
import type { DepositState } from '@marsa/model/express/cash-on-delivery/deposit-machine.ts'
import type { DisputeKind, Outcome } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type { ListedSpan } from '@marsa/model/express/cash-on-delivery/report-days.ts'
import { maybe, rows, type Db } from '../../kit/db.ts'
import { sql, type Sql } from '../../kit/sql.ts'

const nameEn = sql`u.first_name || ' ' || u.last_name`
const nameAr = sql`coalesce(u.first_name_ar || ' ' || u.last_name_ar, u.first_name || ' ' || u.last_name)`
/** The name of a person by id, as it is kept in the books. */
const nameOf = (id: Sql): Sql => sql`(select ${nameEn} from users u where u.id = ${id})`

export type HeldRow = {
  id: string
  waybill: string
  recipient_name: string
  to_city: string
  amount_fils: bigint
  collected_at: Date
}

/** What a courier has in hand and has not listed, the latest first. */
export const cashOf = (db: Db, courierId: string): Promise<HeldRow[]> =>
  rows(
    db,
    sql`select c.id, s.waybill, s.recipient_name, s.to_city, c.amount_fils, c.collected_at
      from express_cod c join express_shipments s on s.id = c.id
      where c.courier_id = ${courierId} and c.state = 'COLLECTED' and c.deposit_id is null
      order by c.collected_at desc, c.id desc`,
  )

export const ownPlace = (
  db: Db,
  userId: string,
): Promise<{ name_en: string; name_ar: string; cash_limit_fils: bigint | null } | undefined> =>
  maybe(
    db,
    sql`select d.name_en, d.name_ar, w.cash_limit_fils from express_workers w join express_depots d on d.id = w.depot_id
      where w.user_id = ${userId}`,
  )

export type ListedDeposit = {
  id: string
  number: string
  version: number
  state: DepositState
  opened_at: Date
  rows: number
  listed_fils: bigint
  counts: number
  counters: string[]
  counted_by_name: string | null
  counted_at: Date | null
  expected_fils: bigint | null
  counted_fils: bigint | null
  has_open_difference: boolean
  depot_id: string
  depot_en: string
  depot_ar: string
  courier_id: string
  courier_en: string
  courier_ar: string
}

const deposits = sql`select d.*, p.name_en as depot_en, p.name_ar as depot_ar, ${nameEn} as courier_en, ${nameAr} as courier_ar,
    ${nameOf(sql`d.counted_by`)} as counted_by_name, held.rows, held.listed_fils,
    array(select c.counted_by from express_deposit_counts c where c.deposit_id = d.id order by c.n) as counters,
    exists (select from express_cod_disputes x where x.deposit_id = d.id and x.outcome is null) as has_open_difference
  from express_deposits d join express_depots p on p.id = d.depot_id join users u on u.id = d.courier_id
  cross join lateral (select count(*)::int as rows, coalesce(sum(c.amount_fils), 0)::bigint as listed_fils
    from express_cod c where c.deposit_id = d.id) held`

export const depositsOf = (db: Db, courierId: string, most: number): Promise<ListedDeposit[]> =>
  rows(
    db,
    sql`${deposits} where d.courier_id = ${courierId} and d.state <> 'WITHDRAWN' order by d.opened_at desc, d.id desc limit ${most}`,
  )

/** Those that somebody still has to do something about, and the last that are done. */
export const depositsAt = (db: Db, depotId: string | null, recent: number): Promise<ListedDeposit[]> =>
  rows(
    db,
    sql`select * from (
        select * from (${deposits}) d where d.state in ('OPEN', 'COUNTED')
        union all (select * from (${deposits}) d where d.state = 'CONFIRMED'
            and (${depotId}::uuid is null or d.depot_id = ${depotId}::uuid)
          order by d.opened_at desc, d.id desc limit ${recent})) w
      where ${depotId}::uuid is null or w.depot_id = ${depotId}::uuid order by w.opened_at desc, w.id desc`,
  )

export type SlipRow = {
  id: string
  depot_id: string
  reference: string
  amount_fils: bigint
  banked_on: string
  by: string
}

/** The last five bank slips of each depot. */
export const lastSlips = (db: Db, depotId: string | null): Promise<SlipRow[]> =>
  rows(
    db,
    sql`select * from (select s.id, s.depot_id, s.reference, s.amount_fils, to_char(s.banked_on, 'YYYY-MM-DD') as banked_on,
          ${nameOf(sql`s.banked_by`)} as by, row_number() over (partition by s.depot_id order by s.banked_at desc) as n
        from express_bank_slips s where ${depotId}::uuid is null or s.depot_id = ${depotId}::uuid) w
      where n <= 5 order by n`,
  )

export type DifferenceRow = {
  id: string
  deposit_id: string
  number: string
  kind: DisputeKind
  amount_fils: bigint
  opened_at: Date
  outcome: Outcome | null
  reason: string | null
  decided_at: Date | null
  decided_by_name: string | null
  state: DepositState
  counters: string[]
  depot_en: string
  depot_ar: string
  courier_id: string
  courier_en: string
  courier_ar: string
}

/** The oldest first where they are open, the latest first where they are settled; a new count is no settlement. */
export const differences = (db: Db, which: 'open' | 'settled'): Promise<DifferenceRow[]> =>
  rows(
    db,
    sql`select x.*, d.number, d.state, d.courier_id, p.name_en as depot_en, p.name_ar as depot_ar, ${nameEn} as courier_en,
        ${nameAr} as courier_ar, ${nameOf(sql`x.decided_by`)} as decided_by_name,
        array(select c.counted_by from express_deposit_counts c where c.deposit_id = d.id order by c.n) as counters
      from express_cod_disputes x join express_deposits d on d.id = x.deposit_id join express_depots p on p.id = d.depot_id
      join users u on u.id = d.courier_id
      where case ${which}::text when 'open' then x.outcome is null else x.outcome <> 'RECOUNTED' end
      order by x.decided_at desc nulls last, x.opened_at limit 100`,
  )

export type DisputedRow = {
  id: string
  dispute_id: string
  waybill: string
  amount_fils: bigint
  name_en: string
  name_ar: string
}

export const disputedRows = (db: Db): Promise<DisputedRow[]> =>
  rows(
    db,
    sql`select c.id, c.dispute_id, s.waybill, c.amount_fils, m.name_en, m.name_ar from express_cod c
      join express_shipments s on s.id = c.id join companies m on m.id = c.company_id
      where c.state = 'DISPUTED' order by c.collected_at desc`,
  )

export type CourierCashRow = {
  depot_id: string
  courier_en: string
  courier_ar: string
  in_hand_fils: bigint
  since: Date | null
  listed_fils: bigint
  short_fils: bigint
}

/** Couriers with cash, or with a short that is open. */
export const cashByCourier = (db: Db): Promise<CourierCashRow[]> =>
  rows(
    db,
    sql`select * from (
        select w.depot_id, ${nameEn} as courier_en, ${nameAr} as courier_ar, c.in_hand_fils, c.since, c.listed_fils,
          coalesce((select sum(x.amount_fils) from express_cod_disputes x join express_deposits d on d.id = x.deposit_id
            where d.courier_id = w.user_id and x.kind = 'SHORT' and x.outcome is null), 0)::bigint as short_fils
        from express_workers w join users u on u.id = w.user_id
        cross join lateral (select
            coalesce(sum(c.amount_fils) filter (where c.deposit_id is null), 0)::bigint as in_hand_fils,
            min(c.collected_at) filter (where c.deposit_id is null) as since,
            coalesce(sum(c.amount_fils) filter (where c.deposit_id is not null), 0)::bigint as listed_fils
          from express_cod c where c.courier_id = w.user_id and c.state = 'COLLECTED') c) held
      where in_hand_fils > 0 or listed_fils > 0 or short_fils > 0 order by courier_en`,
  )

/** Counted and not confirmed, and surplus that waits, of each depot. */
export const depotSums = (
  db: Db,
): Promise<{ depot_id: string; unconfirmed_fils: bigint; over_fils: bigint }[]> =>
  rows(
    db,
    sql`select p.id as depot_id,
        coalesce((select sum(d.counted_fils) from express_deposits d where d.depot_id = p.id and d.state = 'COUNTED'), 0)::bigint
          as unconfirmed_fils,
        coalesce((select sum(x.amount_fils) from express_cod_disputes x join express_deposits d on d.id = x.deposit_id
          where d.depot_id = p.id and x.kind = 'OVER' and x.outcome is null), 0)::bigint as over_fils
      from express_depots p`,
  )

export type ReportedDeposit = {
  number: string
  opened_at: Date
  depot_en: string
  depot_ar: string
  rows: number
  expected_fils: bigint
  counted_fils: bigint | null
  credited_fils: bigint
  held_fils: bigint
  state: DepositState
}

/** Deposits that are counted, with all their rows or, for a merchant, with theirs alone; the latest first. */
export const reportedDeposits = (
  db: Db,
  companyId: string | null,
  span: ListedSpan,
): Promise<ReportedDeposit[]> => {
  const days = 'last' in span ? sql`true` : sql`d.opened_at >= ${span.from} and d.opened_at < ${span.until}`
  return rows(
    db,
    sql`select d.number, d.opened_at, p.name_en as depot_en, p.name_ar as depot_ar, d.state, own.rows,
        own.expected_fils, case when ${companyId}::uuid is null then d.counted_fils end as counted_fils, own.credited_fils,
        own.held_fils
      from express_deposits d join express_depots p on p.id = d.depot_id
      cross join lateral (select count(*)::int as rows, coalesce(sum(c.amount_fils), 0)::bigint as expected_fils,
          coalesce(sum(c.amount_fils) filter (where c.state in ('CREDITED', 'PAID_OUT')), 0)::bigint as credited_fils,
          coalesce(sum(c.amount_fils) filter (where c.state = 'DISPUTED'), 0)::bigint as held_fils
        from express_cod c where c.deposit_id = d.id
          and (${companyId}::uuid is null or c.company_id = ${companyId}::uuid)) own
      where d.state in ('COUNTED', 'CONFIRMED') and own.rows > 0 and ${days}
      order by d.opened_at desc, d.id desc limit ${'last' in span ? span.last : 100_000}`,
  )
}

export type ReportedCash = {
  waybill: string
  reference: string
  to_city: string
  amount_fils: bigint
  state: CodState
  collected_at: Date
  credited_at: Date | null
}

export const reportedCash = (db: Db, depositId: string, companyId: string | null): Promise<ReportedCash[]> =>
  rows(
    db,
    sql`select s.waybill, s.reference, s.to_city, c.amount_fils, c.state, c.collected_at, c.credited_at
      from express_cod c join express_shipments s on s.id = c.id
      where c.deposit_id = ${depositId} and (${companyId}::uuid is null or c.company_id = ${companyId}::uuid)
      order by c.collected_at, c.id`,
  )

/** Whoever reads of a courier outside the house reads a number: the end of the id. */
export const depositHead = (
  db: Db,
  id: string,
): Promise<
  | {
      number: string
      opened_at: Date
      state: DepositState
      depot_en: string
      depot_ar: string
      courier: string
    }
  | undefined
> =>
  maybe(
    db,
    sql`select d.number, d.opened_at, d.state, p.name_en as depot_en, p.name_ar as depot_ar,
        'C-' || upper(right(d.courier_id::text, 6)) as courier
      from express_deposits d join express_depots p on p.id = d.depot_id where d.id = ${id}`,
  )
