// SQL of the figures that visitors read: counts over all freight, nothing of one company.
import { figureDays, type Counted } from '@marsa/model/freight/public-figures.ts'
import { paidStates } from '@marsa/model/freight/reports/report.ts'
import { sql } from '../../kit/sql.ts'
import { one, type Db } from '../../kit/db.ts'
import { isApprovedAgent } from '../../accounts/door.ts'
import { isOnTime } from './reports.store.ts'

export const countedFigures = (db: Db, now: Date): Promise<Counted> => {
  const since = new Date(now.getTime() - figureDays * 86_400_000)
  return one(
    db,
    sql`with answers as (select i.used_minutes from request_invitations i join freight_details cargo on cargo.id = i.request_id
          where i.answer = 'QUOTED' and i.invited_at >= ${since}),
        delivered as (select ${isOnTime} as is_on_time from requests r join freight_details cargo using (id)
          where cargo.delivered_at >= ${since} and r.state = any(${[...paidStates]}::text[]))
      select (select count(*)::int from companies c where ${isApprovedAgent}
            and c.modes && array['sea', 'air']) as agents,
        (select count(used_minutes)::int from answers) as answers,
        (select round(percentile_cont(0.5) within group (order by used_minutes))::int from answers) as minutes,
        (select count(is_on_time)::int from delivered) as deliveries,
        (select count(*) filter (where is_on_time)::int from delivered) as "onTime"`,
  )
}
