// SQL of the statistics of a customer's overview, over all its requests.
import { sql } from '../../kit/sql.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { visibleTo } from '../../requests/door.ts'
import { one, rows, type Db } from '../../kit/db.ts'

const isDue = sql`r.balance_state in ('QS_AWAITING_FINAL_PAY', 'QS_FINAL_PAY_INITIATED')`

export type Counts = {
  total: number
  active: number
  completed: number
  sea: number
  air: number
  due_fils: bigint
  due: number
}

/** `today` is a day in the Emirates; what arrives in the week after it has not arrived yet. */
export const countRequests = (db: Db, actor: Actor, today: string): Promise<Counts> => {
  const soon = sql`r.state = any(${[...bookedStates]}::text[]) and not cargo.milestones @> '{QS_ARRIVE}'
    and cargo.eta between ${today}::date and ${addDays(today, 7)}::date`
  return one(
    db,
    sql`select count(*)::int as total, count(*) filter (where r.tab = 'active')::int as active,
        count(*) filter (where r.state = 'QS_CMP')::int as completed,
        count(*) filter (where ${soon} and cargo.mode = 'sea')::int as sea,
        count(*) filter (where ${soon} and cargo.mode = 'air')::int as air,
        coalesce(sum(r.total_fils - r.paid_fils) filter (where ${isDue}), 0)::bigint as due_fils,
        count(*) filter (where ${isDue})::int as due
      from requests r join freight_details cargo using (id) where ${visibleTo(actor, 'own')}`,
  )
}

/** Requests that were sent, by month (YYYY-MM) in the Emirates and mode, from a day on. */
export const requestsByMonth = (
  db: Db,
  actor: Actor,
  from: string,
): Promise<{ month: string; mode: 'sea' | 'air'; count: number }[]> =>
  rows(
    db,
    sql`select to_char(r.created_at at time zone 'Asia/Dubai', 'YYYY-MM') as month, cargo.mode, count(*)::int as count
      from requests r join freight_details cargo using (id) where ${visibleTo(actor, 'own')} and r.state <> 'DRAFT'
        and r.created_at >= ${from}::timestamp at time zone 'Asia/Dubai' group by 1, 2`,
  )

export const nextArrivals = (db: Db, actor: Actor, today: string, most: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select r.id from requests r join freight_details cargo using (id) where ${visibleTo(actor, 'own')} and r.state = any(${[...bookedStates]}::text[])
        and not cargo.milestones @> '{QS_ARRIVE}' and cargo.eta >= ${today}::date
      order by cargo.eta, r.id limit ${sql.lit(most)}`,
  )
