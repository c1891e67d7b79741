// SQL of how a warehouse stands: its rating, completed storage requests, and the working minutes that its answer took.
import { sql } from '../kit/sql.ts'
import { rows, type Db } from '../kit/db.ts'

export type StandingRow = {
  company_id: string
  rating: number | null
  storages: number
  answer_minutes: number | null
}

export const standingsOf = (db: Db, requestId: string, round: number): Promise<StandingRow[]> =>
  rows(
    db,
    sql`select i.company_id,
        (select round(avg(f.rating), 1)::float from request_feedback f where f.agent_id = i.company_id) as rating,
        (select count(*)::int from requests r join storage_details space using (id) where r.agent_id = i.company_id and r.state = 'QS_CMP') as storages,
        i.used_minutes as answer_minutes
      from request_invitations i where i.request_id = ${requestId} and i.round = ${round}`,
  )
