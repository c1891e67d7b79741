// All SQL of the feedback on completed storage.
import { sql } from 'kysely'
import { maybe, type Tx } from '../kit/db.ts'

type Given = { requestId: string; companyId: string; agentId: string; now: Date }

/** Notes the first rating; undefined when there is one. */
export const insertRating = (
  tx: Tx,
  { requestId, companyId, agentId, now }: Given,
  rating: number,
): Promise<{ request_id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into request_feedback (request_id, company_id, agent_id, rating, rated_at)
      values (${requestId}, ${companyId}, ${agentId}, ${rating}, ${now})
      on conflict (request_id) do update set rating = excluded.rating, rated_at = excluded.rated_at
        where request_feedback.rating is null
      returning request_id`,
  )

/** Notes the comment; undefined when there is one. */
export const insertComment = (
  tx: Tx,
  { requestId, companyId, agentId, now }: Given,
  comments: string,
): Promise<{ request_id: string } | undefined> =>
  maybe(
    tx,
    sql`insert into request_feedback (request_id, company_id, agent_id, comments, commented_at)
      values (${requestId}, ${companyId}, ${agentId}, ${comments}, ${now})
      on conflict (request_id) do update set comments = excluded.comments, commented_at = excluded.commented_at
        where request_feedback.comments is null
      returning request_id`,
  )
