// All SQL of acting for somebody: whom, the session of it, and what the person sees afterwards.
import { sql } from '../../kit/sql.ts'
import type { ActingScope, Role } from '@marsa/model/kit/access.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { actingSettings, maybe, one, rows, type Acting, type Db, type Tx } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

type Named = {
  first_name: string
  last_name: string
  first_name_ar: string | null
  last_name_ar: string | null
}

export type Subject = Named & {
  id: string
  user_code: string
  email: string
  role: Role
  /** The person's own, or SUSPENDED with their company. */
  status: string
  idle_minutes: number
  company_id: string
  name_en: string
  name_ar: string
}

const subjectSql = sql`select u.id, u.user_code, u.email, u.role, u.idle_minutes, u.company_id, u.first_name, u.last_name,
    u.first_name_ar, u.last_name_ar, c.name_en, c.name_ar, case when c.suspended_at is null then u.status else 'SUSPENDED' end as status
  from users u join companies c on c.id = u.company_id`

export const subjectByCode = (db: Db, code: string): Promise<Subject | undefined> =>
  maybe(db, sql`${subjectSql} where u.user_code = ${code} or u.email = lower(${code})`)

/** Active people outside the staff who match every word, the best known names first. */
export const subjectsMatching = (db: Db, terms: readonly SearchTerm[], limit: number): Promise<Subject[]> =>
  rows(
    db,
    sql`${subjectSql} where c.kind <> 'platform' and c.suspended_at is null and u.status = 'ACTIVE'
        and ${holds(terms, (isLike) => sql`u.search ${isLike} or c.search ${isLike} or fold_text(u.user_code) ${isLike}`)}
      order by u.first_name, u.last_name, u.id limit ${limit}`,
  )

export type NewActing = {
  subjectId: string
  actorId: string
  actorSessionId: string
  scope: ActingScope
  reason: string
  /** How long it lasts at most. */
  minutes: number
  address: string
  agent: string
}

/** Ends at the latest with the session it grows out of. */
export const insertActing = (tx: Tx, given: NewActing): Promise<{ id: string; expires_at: Date }> =>
  one(
    tx,
    sql`insert into sessions (user_id, remember, expires_at, address, agent, method, actor_id, actor_session_id, acting_scope, acting_reason)
      select ${given.subjectId}, false, least(now() + make_interval(mins => ${given.minutes}), o.expires_at), ${given.address},
        ${given.agent.slice(0, 300)}, 'acting', ${given.actorId}, o.id, ${given.scope}, ${given.reason}
      from sessions o where o.id = ${given.actorSessionId}
      returning id, expires_at`,
  )

/** What follows in this transaction is recorded as done by this person for that one. */
export const recordAs = async (tx: Tx, acting: Acting): Promise<void> => {
  await sql`select ${actingSettings(acting)}`.execute(tx)
}

export type ActingRow = Named & {
  user_code: string
  role: Role
  reason: string
  expires_at: Date
}

/** Who acts in a session; undefined for a session of one's own. */
export const actingOf = (db: Db, sessionId: string): Promise<ActingRow | undefined> =>
  maybe(
    db,
    sql`select a.user_code, a.role, a.first_name, a.last_name, a.first_name_ar, a.last_name_ar, s.acting_reason as reason, s.expires_at
      from sessions s join users a on a.id = s.actor_id where s.id = ${sessionId}`,
  )

export type OwnSession = {
  id: string
  user_id: string
  user_code: string
  subject_id: string
  subject_company_id: string
  /** Generation of the acting session, which the browser's cookie must be of. */
  acting_generation: number
  generation: number
  remember: boolean
  expires_at: Date
}

/** The living session of somebody's own that an acting session, not yet ended, leads back to. */
export const ownSessionOf = (db: Db, actingId: string): Promise<OwnSession | undefined> =>
  maybe(
    db,
    sql`select o.id, o.user_id, a.user_code, s.user_id as subject_id, u.company_id as subject_company_id,
        s.generation as acting_generation, o.generation, o.remember, o.expires_at
      from sessions s join sessions o on o.id = s.actor_session_id join users a on a.id = o.user_id join users u on u.id = s.user_id
      where s.id = ${actingId} and s.ended_at is null and o.ended_at is null and o.expires_at > now() and a.status = 'ACTIVE'
        and o.last_used_at > now() - make_interval(mins => a.idle_minutes)`,
  )

export type VisitRow = Named & {
  id: bigint
  at: Date
  role: Role
  reason: string
  changes: number
  looks: number
  files: number
}

/** When somebody of the staff acted for a person, from the audit trail, which nobody can change. */
export const visitsOf = (db: Db, userId: string, limit: number): Promise<VisitRow[]> =>
  rows(
    db,
    sql`select l.id, l.at, a.role, a.first_name, a.last_name, a.first_name_ar, a.last_name_ar, l.reason,
        w.changes, w.looks, w.files
      from audit_log l join users a on a.id = l.actor_id,
        lateral (select count(*) filter (where action not in ('startActing', 'endActing', 'look', 'download', 'read-archive'))::int as changes,
            count(*) filter (where action = 'look')::int as looks, count(*) filter (where action = 'download')::int as files
          from audit_log where subject_id = ${userId} and session_id = l.session_id) w
      where l.object_id = ${userId} and l.action = 'startActing' and l.object_kind = 'user'
      order by l.id desc limit ${limit}`,
  )
