// SQL of what the timers look for.
import { sql } from '../../kit/sql.ts'
import { maybe, rows, type Db } from '../../kit/db.ts'

/** Whether a delivery was reported, and its last dispute closed, so long ago that it completes by itself. */
export const isOverdueForCompletion = async (db: Db, requestId: string, days: number): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from requests r join freight_details cargo using (id) where r.id = ${requestId} and state in ('QS_PPA', 'QS_PAI')
      and greatest(delivery_reported_at, (select max(closed_at) from freight_disputes d where d.request_id = r.id)) <= now() - make_interval(days => ${days})`,
  )) !== undefined

/** Drafts that nobody has saved for so many days. */
export const forgottenDrafts = (db: Db, days: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from requests where line = 'freight' and state = 'DRAFT' and saved_at < now() - make_interval(days => ${days}) limit 500`,
  )
