// SQL of reports of a company: one statement for totals, months, lanes and agents, one for the rows of the file.
import { sql, type Sql } from '../../kit/sql.ts'
import { addDays, instantOf } from '@marsa/model/kit/day.ts'
import { reportRows } from '@marsa/model/freight/reports/report-endpoints.ts'
import { paidStates, type Period } from '@marsa/model/freight/reports/report.ts'
import { rows, type Db } from '../../kit/db.ts'
import { missed } from './answer-times.store.ts'

type Place = { code: string; name_en: string; name_ar: string; country_code: string }
export type LaneColumns = {
  origin: Place | null
  destination: Place | null
  mode: 'sea' | 'air' | null
}

export const within = (column: Sql, { from, to }: Period): Sql =>
  sql`${column} >= ${instantOf(from)} and ${column} < ${instantOf(addDays(to, 1))}`

/** A month of the Emirates, YYYY-MM. */
const monthOf = (column: Sql): Sql => sql`to_char(${column} at time zone 'Asia/Dubai', 'YYYY-MM')`

/** A place as it is read beside a group of rows. */
export const place = (code: Sql): Sql =>
  sql`(select json_build_object('code', p.code, 'name_en', p.name_en, 'name_ar', p.name_ar, 'country_code', p.country_code)
    from places p where p.code = ${code})`

/** Delivered by the day that was asked for; null where none was, or it is not there yet. */
export const isOnTime = sql`(cargo.delivered_at at time zone 'Asia/Dubai')::date <= (r.form->>'deliverBy')::date`

/**
 * A company's booked shipments of a period: what each costs, what its dearest quotation would have cost more, and whether
 * it was delivered by the day that was asked for. Cancelled ones cost nothing and are left out.
 */
const shipped = (companyId: string, period: Period): Sql => sql`
  select r.id, r.number, r.nickname, ${monthOf(sql`r.booked_at`)} as month, cargo.mode, cargo.origin_code, cargo.destination_code, r.booked_at, cargo.delivered_at,
    (r.form->>'deliverBy')::date as deliver_by, r.agent_id, r.total_fils - r.compensated_fils as spend_fils,
    a.total_fils as agreed_fils, h.highest_fils, h.quotes,
    greatest(h.highest_fils - a.total_fils, 0) as saved_fils,
    case when r.final_quotation_id is not null then r.total_fils end as final_fils,
    ${isOnTime} as is_on_time
  from requests r join freight_details cargo using (id) join quotations a on a.id = r.quotation_id
  cross join lateral (select max(q.total_fils) as highest_fils, count(distinct q.company_id)::int as quotes from quotations q
    where q.subject_id = r.id and q.round = a.round and q.final_of is null and q.submitted_at is not null
      and q.state <> 'Q_SUPERSEDED') h
  where r.company_id = ${companyId} and ${within(sql`r.booked_at`, period)} and r.state = any(${[...paidStates]}::text[])`

export type GroupKind = 'total' | 'month' | 'lane' | 'agent'
export type SpendingRow = LaneColumns & {
  kind: GroupKind
  month: string | null
  agent_en: string | null
  agent_ar: string | null
  shipments: number
  spend_fils: bigint
  saved_fils: bigint
  compared: number
  delivered: number
  on_time: number
  finals: number
  accepted_fils: bigint
  final_fils: bigint
}

/** Totals, every month with shipments, and the dearest lanes and agents. */
export const spendingOf = (db: Db, companyId: string, period: Period): Promise<SpendingRow[]> =>
  rows(
    db,
    sql`with shipped as (${shipped(companyId, period)}),
      grouped as (select
          case when grouping(month) = 0 then 'month' when grouping(origin_code) = 0 then 'lane'
            when grouping(agent_id) = 0 then 'agent' else 'total' end as kind,
          month, origin_code, destination_code, mode, agent_id,
          count(*)::int as shipments, coalesce(sum(spend_fils), 0)::bigint as spend_fils,
          coalesce(sum(saved_fils) filter (where quotes > 1), 0)::bigint as saved_fils,
          count(*) filter (where quotes > 1)::int as compared, count(delivered_at)::int as delivered,
          count(*) filter (where is_on_time)::int as on_time, count(final_fils)::int as finals,
          coalesce(sum(agreed_fils) filter (where final_fils is not null), 0)::bigint as accepted_fils,
          coalesce(sum(final_fils), 0)::bigint as final_fils
        from shipped group by grouping sets ((), (month), (origin_code, destination_code, mode), (agent_id))),
      placed as (select g.*, row_number() over (partition by kind order by spend_fils desc, shipments desc) as place from grouped g)
      select g.kind, g.month, g.mode, g.shipments, g.spend_fils, g.saved_fils, g.compared, g.delivered, g.on_time,
        g.finals, g.accepted_fils, g.final_fils,
        ${place(sql`g.origin_code`)} as origin, ${place(sql`g.destination_code`)} as destination,
        c.name_en as agent_en, c.name_ar as agent_ar
      from placed g left join companies c on c.id = g.agent_id
      where g.kind in ('total', 'month') or g.place <= ${sql.lit(reportRows)} order by g.kind, g.place`,
  )

export type ShippedRow = {
  number: string
  nickname: string | null
  mode: 'sea' | 'air'
  from_en: string
  from_ar: string
  to_en: string
  to_ar: string
  agent_en: string
  agent_ar: string
  booked_at: Date
  delivered_at: Date | null
  deliver_by: string
  quotes: number
  spend_fils: bigint
  highest_fils: bigint | null
  saved_fils: bigint | null
  is_on_time: boolean | null
  agreed_fils: bigint
  final_fils: bigint | null
}

/** The rows of a customer's file, newest first; `most` is written into the statement. */
export const shipmentsOf = (db: Db, companyId: string, period: Period, most: number): Promise<ShippedRow[]> =>
  rows(
    db,
    sql`select s.number, s.nickname, s.mode, o.name_en as from_en, o.name_ar as from_ar, d.name_en as to_en, d.name_ar as to_ar,
        c.name_en as agent_en, c.name_ar as agent_ar, s.booked_at, s.delivered_at, s.deliver_by, s.quotes, s.spend_fils,
        s.highest_fils, s.saved_fils, s.is_on_time, s.agreed_fils, s.final_fils
      from (${shipped(companyId, period)}) s join places o on o.code = s.origin_code
      join places d on d.code = s.destination_code join companies c on c.id = s.agent_id
      order by s.booked_at desc, s.id limit ${sql.lit(most)}`,
  )

/** What an agent was asked for in a period, its answers, and what it won. Nothing of the customer, nothing of a rival. */
const asked = (companyId: string, period: Period, now: Date): Sql => sql`
  select r.id, r.number, i.round, cargo.mode, cargo.origin_code, cargo.destination_code, ${monthOf(sql`i.invited_at`)} as month, i.invited_at, i.due_at, i.answered_at, i.answer,
    i.used_minutes, ${missed(now)} as is_missed, won.is_won, case when won.is_won then r.total_fils end as won_fils
  from request_invitations i join requests r on r.id = i.request_id join freight_details cargo on cargo.id = r.id
  cross join lateral (select coalesce(r.agent_id = i.company_id and r.round = i.round
    and r.state = any(${[...paidStates]}::text[]), false) as is_won) won
  where i.company_id = ${companyId} and ${within(sql`i.invited_at`, period)}`

export type WinningRow = LaneColumns & {
  kind: GroupKind
  month: string | null
  asked: number
  quoted: number
  declined: number
  missed: number
  in_time: number
  minutes: number | null
  won: number
  earned_fils: bigint
}

export const winningOf = (db: Db, companyId: string, period: Period, now: Date): Promise<WinningRow[]> =>
  rows(
    db,
    sql`with asked as (${asked(companyId, period, now)}),
      grouped as (select
          case when grouping(month) = 0 then 'month' when grouping(origin_code) = 0 then 'lane' else 'total' end as kind,
          month, origin_code, destination_code, mode,
          count(*)::int as asked, count(*) filter (where answer = 'QUOTED')::int as quoted,
          count(*) filter (where answer = 'DECLINED')::int as declined, count(*) filter (where is_missed)::int as missed,
          count(*) filter (where answered_at <= due_at)::int as in_time,
          round(percentile_cont(0.5) within group (order by used_minutes))::int as minutes,
          count(*) filter (where is_won)::int as won, coalesce(sum(won_fils), 0)::bigint as earned_fils
        from asked group by grouping sets ((), (month), (origin_code, destination_code, mode))),
      placed as (select g.*, row_number() over (partition by kind order by won desc, asked desc) as place from grouped g)
      select g.kind, g.month, g.mode, g.asked, g.quoted, g.declined, g.missed, g.in_time, g.minutes, g.won, g.earned_fils,
        ${place(sql`g.origin_code`)} as origin, ${place(sql`g.destination_code`)} as destination
      from placed g where g.kind in ('total', 'month') or g.place <= ${sql.lit(reportRows)} order by g.kind, g.place`,
  )

export type CardRow = {
  card_id: string | null
  name: string | null
  quoted: number
  won: number
  quoted_by_rule: number
  won_by_rule: number
  earned_fils: bigint
}

/** What an agent quoted on these requests, each once in its last version, by the rate card that filled it. */
export const quotedByCard = (db: Db, companyId: string, period: Period, now: Date): Promise<CardRow[]> =>
  rows(
    db,
    sql`with asked as (${asked(companyId, period, now)})
      select q.card_id, k.name, count(*)::int as quoted, count(*) filter (where a.is_won)::int as won,
        count(*) filter (where q.by_rule)::int as quoted_by_rule,
        count(*) filter (where q.by_rule and a.is_won)::int as won_by_rule,
        coalesce(sum(a.won_fils), 0)::bigint as earned_fils
      from asked a join quotations q on q.subject_id = a.id and q.round = a.round and q.company_id = ${companyId}
        and q.final_of is null and q.submitted_at is not null and q.state <> 'Q_SUPERSEDED'
      left join rate_cards k on k.id = q.card_id
      group by q.card_id, k.name order by 3 desc, 4 desc, q.card_id limit ${sql.lit(reportRows)}`,
  )

export type AskedRow = {
  number: string
  mode: 'sea' | 'air'
  from_en: string
  from_ar: string
  to_en: string
  to_ar: string
  invited_at: Date
  due_at: Date
  answered_at: Date | null
  answer: 'QUOTED' | 'DECLINED' | null
  used_minutes: number | null
  is_missed: boolean
  is_won: boolean
  won_fils: bigint | null
}

/** The rows of an agent's file, newest first. */
export const invitationsOfAgent = (
  db: Db,
  companyId: string,
  period: Period,
  now: Date,
  most: number,
): Promise<AskedRow[]> =>
  rows(
    db,
    sql`select a.number, a.mode, o.name_en as from_en, o.name_ar as from_ar, d.name_en as to_en, d.name_ar as to_ar,
        a.invited_at, a.due_at, a.answered_at, a.answer, a.used_minutes, a.is_missed, a.is_won, a.won_fils
      from (${asked(companyId, period, now)}) a join places o on o.code = a.origin_code join places d on d.code = a.destination_code
      order by a.invited_at desc, a.id limit ${sql.lit(most)}`,
  )
