// All SQL of feedback: a completed request is rated once and commented on once, in every line; the first counts.
import { sql, type Sql } from '../kit/sql.ts'
import { maybe, type Db, type Tx } from '../kit/db.ts'

type Noted = { request_id: string } | undefined

const note = (
  tx: Tx,
  requestId: string,
  [column, at]: readonly [string, string],
  value: Sql,
  now: Date,
): Promise<Noted> =>
  maybe(
    tx,
    sql`insert into request_feedback as f (request_id, company_id, agent_id, ${sql.ref(column)}, ${sql.ref(at)})
      select id, company_id, agent_id, ${value}, ${now} from requests where id = ${requestId} and state = 'QS_CMP'
      on conflict (request_id) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}, ${sql.ref(at)} = excluded.${sql.ref(at)}
        where f.${sql.ref(column)} is null and excluded.${sql.ref(column)} is not null
      returning request_id`,
  )

/** Notes the rating of a completed request; undefined when it has one. */
export const noteRating = (
  tx: Tx,
  requestId: string,
  rating: number | undefined,
  now: Date,
): Promise<Noted> => note(tx, requestId, ['rating', 'rated_at'], sql`${rating ?? null}::int`, now)

/** Notes the comment; undefined when there is one. */
export const noteComment = (tx: Tx, requestId: string, comments: string, now: Date): Promise<Noted> =>
  note(tx, requestId, ['comments', 'commented_at'], sql`${comments}::text`, now)

export const isRated = async (db: Db, requestId: string): Promise<boolean> =>
  (await maybe(db, sql`select from request_feedback where request_id = ${requestId}`)) !== undefined
