// All SQL of feedback.
import { sql } from 'kysely'
import { maybe, type Tx } from '../kit/db.ts'

/** Inserts the rating of a completed shipment; undefined when it has one. */
export const rate = (
  tx: Tx,
  requestId: string,
  rating: number | undefined,
): Promise<{ request_id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into request_feedback (request_id, company_id, agent_id, rating)
      select r.id, r.company_id, r.agent_id, ${rating ?? null} from requests r join freight_details cargo using (id)
      where r.id = ${requestId} and r.state = 'QS_CMP'
      on conflict (request_id) do update set rating = coalesce(request_feedback.rating, excluded.rating)
        where request_feedback.rating is null and excluded.rating is not null
      returning request_id`,
  )

/** Adds the comment; undefined when there is one. */
export const comment = (
  tx: Tx,
  requestId: string,
  comments: string,
): Promise<{ request_id: string } | undefined> =>
  maybe(
    tx,
    sql`update request_feedback set comments = ${comments}, commented_at = now()
      where request_id = ${requestId} and comments is null returning request_id`,
  )

export const isCompleted = async (tx: Tx, requestId: string): Promise<boolean> =>
  (await maybe(tx, sql`select from requests where id = ${requestId} and state = 'QS_CMP'`)) !== undefined

export const isRated = async (tx: Tx, requestId: string): Promise<boolean> =>
  (await maybe(tx, sql`select from request_feedback where request_id = ${requestId}`)) !== undefined
