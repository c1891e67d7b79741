// SQL of answer times: what counts as missed, and how agents keep their time by week and by agent, in one statement.
import { sql, type Sql } from '../../kit/sql.ts'
import { instantOf } from '@marsa/model/kit/day.ts'
import { breachRows } from '@marsa/model/freight/reports/report-endpoints.ts'
import { quotingStates } from '@marsa/model/freight/request-machine.ts'
import { one, type Db } from '../../kit/db.ts'

/**
 * An invitation `i` of a request `r` whose clock ran out without an answer, while the request still waited for it: one that
 * was cancelled or booked before owes nobody an answer, and a clock that stands has not run out.
 */
export const missed = (now: Date): Sql => sql`(i.answered_at is null and i.due_at < ${now}
  and coalesce(i.left_minutes, 0) = 0 and (i.round < r.round or coalesce(r.booked_at,
    case when r.state in ('QS_CAN', 'QS_REJ', 'EXPIRED') then r.status_since end, 'infinity') >= i.due_at))`

/** Figures of a group of invitations. */
const answering = sql`count(*)::int as asked, count(*) filter (where answer = 'QUOTED')::int as quoted,
  count(*) filter (where answer = 'DECLINED')::int as declined, count(*) filter (where is_missed)::int as missed,
  count(*) filter (where answered_at <= due_at)::int as in_time,
  round(percentile_cont(0.5) within group (order by used_minutes))::int as minutes`

export type AnsweringRow = {
  asked: number
  quoted: number
  declined: number
  missed: number
  in_time: number
  minutes: number | null
}
export type BreachRow = {
  id: string
  number: string
  name_en: string
  name_ar: string
  invited_at: string
  due_at: string
  answered_at: string | null
  late_minutes: number | null
  is_open: boolean
}
export type AnswerTimesRow = {
  breaches: BreachRow[] | null
  breach_count: number
  weeks: (AnsweringRow & { week: string })[] | null
  agents: (AnsweringRow & { id: string; name_en: string; name_ar: string })[] | null
}

/** All invitations since a day: breaches by name, weeks from Monday, agents with the most lateness first. */
export const answerTimes = (db: Db, from: string, now: Date): Promise<AnswerTimesRow> =>
  one(
    db,
    sql`with asked as materialized (
        select r.id, r.number, i.company_id, i.invited_at, i.due_at, i.answered_at, i.answer, i.used_minutes, ${missed(now)} as is_missed,
          greatest(i.used_minutes - i.answer_minutes, 0) as late_minutes,
          r.round = i.round and r.state = any(${[...quotingStates]}::text[]) and i.answered_at is null as is_open
        from request_invitations i join requests r on r.id = i.request_id join freight_details cargo on cargo.id = r.id
        where i.invited_at >= ${instantOf(from)}),
      late as (select * from asked where is_missed or answered_at > due_at),
      first as (select * from late order by is_open desc, due_at desc, id limit ${sql.lit(breachRows)}),
      weeks as (select to_char(date_trunc('week', invited_at at time zone 'Asia/Dubai'), 'YYYY-MM-DD') as week, ${answering} from asked group by 1),
      agents as (select company_id, ${answering} from asked group by 1)
      select (select json_agg(b) from (select f.id, f.number, c.name_en, c.name_ar, f.invited_at, f.due_at, f.answered_at,
            case when f.answered_at is not null then f.late_minutes end as late_minutes, f.is_open
          from first f join companies c on c.id = f.company_id order by f.is_open desc, f.due_at desc, f.id) b) as breaches,
        (select count(*)::int from late) as breach_count,
        (select json_agg(w order by w.week) from weeks w) as weeks,
        (select json_agg(a) from (select c.id, c.name_en, c.name_ar, g.asked, g.quoted, g.declined, g.missed, g.in_time, g.minutes
          from agents g join companies c on c.id = g.company_id
          order by (g.quoted + g.declined - g.in_time + g.missed) desc, g.asked desc, c.id) a) as agents`,
  )
