// All SQL of a person's own sessions as they see them; those in which somebody acts for them are none of their own.
import { sql } from '../../kit/sql.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'

export type OwnSessionRow = {
  id: string
  agent: string | null
  address: string | null
  method: string
  created_at: Date
  last_used_at: Date
}

const columns = sql`s.id, s.agent, s.address, s.method, s.created_at, s.last_used_at`

/** Those that still work, the last used first. */
export const livingSessions = (db: Db, userId: string): Promise<OwnSessionRow[]> =>
  rows(
    db,
    sql`select ${columns} from sessions s join users u on u.id = s.user_id
      where s.user_id = ${userId} and s.actor_id is null and s.ended_at is null and s.expires_at > now()
        and s.last_used_at > now() - make_interval(mins => u.idle_minutes)
      order by s.last_used_at desc, s.id`,
  )

/** When the person has signed in, the last first. */
export const signInsOf = (db: Db, userId: string, limit: number): Promise<OwnSessionRow[]> =>
  rows(
    db,
    sql`select ${columns} from sessions s where s.user_id = ${userId} and s.actor_id is null order by s.id desc limit ${limit}`,
  )

export const endOne = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update sessions set ended_at = now(), ended_reason = 'ended by its person'
      where id = ${id} and user_id = ${userId} and actor_id is null and ended_at is null returning id`,
  )) !== undefined

export const endOthers = async (tx: Tx, userId: string, but: string): Promise<number> =>
  (
    await rows(
      tx,
      sql`update sessions set ended_at = now(), ended_reason = 'ended by its person'
        where user_id = ${userId} and id <> ${but} and actor_id is null and ended_at is null and expires_at > now() returning id`,
    )
  ).length
