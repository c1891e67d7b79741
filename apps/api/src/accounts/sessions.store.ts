// All SQL of sessions, sign-in attempts and the signed-in person.
import { sql } from '../kit/sql.ts'
import type { LoginKind } from '@marsa/model/accounts/directory/directory.ts'
import type { ActingScope, Capability, Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, rows, type Db } from '../kit/db.ts'
import { deleteInPortions } from '../kit/integrity.ts'

export type Lock = { scope: string; failures: number; locked_for: number | null }

const locksSql = (name: Buffer, scope: string) => sql`select f.scope, f.failures,
    ceil(extract(epoch from f.locked_until - now()))::int as locked_for
  from sign_in_failures f where f.name_hash = ${name} and f.scope in (${scope}, '')`

/** Failures counted for a name, from this address prefix and from everywhere; `locked_for` in seconds. */
export const locksOf = (db: Db, name: Buffer, scope: string): Promise<Lock[]> =>
  rows(db, locksSql(name, scope))

/** Whether the person `u` has a second factor. */
export const hasFactorSql = sql`(exists (select from authenticators f where f.user_id = u.id and f.confirmed_at is not null)
  or exists (select from passkeys k where k.user_id = u.id))`

export type PersonJson = {
  id: string
  password_hash: string
  /** The person's own, or SUSPENDED with their company. */
  status: string
  user_code: string
  idle_minutes: number
  role: Role
  is_company_admin: boolean
  /** Whether there is a second factor. */
  has_factor: boolean
  /** Whether this browser needs none for a while. */
  remembered: boolean
}

export type SignInRow = {
  person: PersonJson | null
  /** Whether the person has used this address before. */
  known_address: boolean
  locks: Lock[]
}

/** The person who signs in by this name, if there is one, and what has been counted for the name. */
export const signInState = (
  db: Db,
  email: string,
  address: string,
  name: Buffer,
  scope: string,
  device: Buffer | null,
): Promise<SignInRow> =>
  one(
    db,
    sql`select case when u.id is not null then json_build_object('id', u.id, 'password_hash', u.password_hash, 'status',
          case when c.suspended_at is null then u.status else 'SUSPENDED' end, 'user_code', u.user_code, 'idle_minutes', u.idle_minutes,
          'role', u.role, 'is_company_admin', u.is_company_admin, 'has_factor', ${hasFactorSql},
          'remembered', exists (select from remembered_devices d where d.user_id = u.id and d.token_hash = ${device} and d.expires_at > now())
        ) end as person,
        exists (select from sessions s where s.user_id = u.id and s.actor_id is null and s.address = ${address}) as known_address,
        coalesce((select json_agg(l) from (${locksSql(name, scope)}) l), '[]'::json) as locks
      from (values (true)) as always left join users u on u.email = ${email} left join companies c on c.id = u.company_id`,
  )

/** Counts a wrong password in both scopes and locks a scope that has reached its limit. Answers the larger count here. */
export const countFailure = async (
  db: Db,
  name: Buffer,
  limits: readonly { scope: string; limit: number }[],
  lockMinutes: number,
): Promise<number> => {
  const counted = await rows<{ failures: number }>(
    db,
    sql`insert into sign_in_failures (name_hash, scope, failures)
      select ${name}, scope, 1 from unnest(${limits.map((row) => row.scope)}::text[]) as scope
      on conflict (name_hash, scope) do update set
        failures = case when sign_in_failures.last_at < now() - interval '1 day' then 1 else sign_in_failures.failures + 1 end,
        last_at = now(),
        locked_until = case when sign_in_failures.last_at >= now() - interval '1 day' and sign_in_failures.failures + 1 >= (
            select l.lim from unnest(${limits.map((row) => row.scope)}::text[], ${limits.map((row) => row.limit)}::int[]) as l(sc, lim)
            where l.sc = excluded.scope)
          then now() + make_interval(mins => ${lockMinutes}) end
      returning scope, failures`,
  )
  return Math.max(...counted.map((row) => row.failures))
}

export type NewSession = {
  userId: string
  kind: LoginKind
  remember: boolean
  hours: number
  address: string
  agent: string
  /** What the person showed in the end: `password`, `code`, `recovery`, `passkey`, `device`, or the kind of a login elsewhere. */
  method: string
  /** Whose failures from this address prefix are forgotten with it. */
  forget?: { name: Buffer; scope: string }
}

/**
 * Begins a session, in a transaction of its own that does not wait for the disk (decision 37): `db` is a pool. Should the
 * database's machine lose power within the next second, the person signs in again.
 */
export const startSession = (
  db: Db,
  { userId, kind, method, remember, hours, address, agent, forget }: NewSession,
): Promise<{ id: string; expires_at: Date }> =>
  one(
    db,
    sql`${forget ? sql`with forgotten as (delete from sign_in_failures where name_hash = ${forget.name} and scope = ${forget.scope})` : sql``}
      insert into sessions (user_id, login_kind, method, remember, expires_at, address, agent)
      values (${userId}, ${kind}, ${method}, ${remember}, now() + make_interval(hours => ${hours}), ${address}, ${agent.slice(0, 300)})
      returning id, expires_at, set_config('synchronous_commit', 'off', true)`,
  )

/** Notes since when a second factor is asked for; whoever has been asked before is left as they are. */
export const noteFactorAsked = async (db: Db, userId: string): Promise<void> => {
  await sql`update users set factor_asked_at = now() where id = ${userId} and factor_asked_at is null`.execute(
    db,
  )
}

export const forgetFailures = async (db: Db, name: Buffer, scope: string): Promise<void> => {
  await sql`delete from sign_in_failures where name_hash = ${name} and scope = ${scope}`.execute(db)
}

/** Ends a session; true when it was alive. Its end is announced to every process by the table's trigger. */
export const endSession = async (db: Db, id: string, reason: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`update sessions set ended_at = now(), ended_reason = ${reason} where id = ${id} and ended_at is null returning id`,
  )) !== undefined

/** Ends a session, and for somebody who acts also their own one: whoever signs out is out. */
export const endSessionAndOwn = async (db: Db, id: string, reason: string): Promise<void> => {
  await sql`update sessions set ended_at = now(), ended_reason = ${reason} where ended_at is null
    and id in (${id}, (select actor_session_id from sessions where id = ${id}))`.execute(db)
}

/** Ends every session of a person, perhaps but one, or of everybody in a company; answers how many were alive. */
export const endSessionsOf = async (
  db: Db,
  whose: { userId: string; except?: string } | { companyId: string },
  reason: string,
): Promise<number> => {
  const people =
    'userId' in whose
      ? sql`user_id = ${whose.userId} and id is distinct from ${whose.except ?? null}::uuid`
      : sql`user_id in (select id from users where company_id = ${whose.companyId})`
  const ended = await rows(
    db,
    sql`update sessions set ended_at = now(), ended_reason = ${reason} where ${people} and ended_at is null returning id`,
  )
  return ended.length
}

export type SessionRow = {
  id: string
  generation: number
  rotated_ago: number
  remember: boolean
  expires_at: Date
  alive: boolean
}

const aliveSql = sql`(s.ended_at is null and s.expires_at > now()
  and s.last_used_at > now() - make_interval(mins => u.idle_minutes) and u.status = 'ACTIVE'
  and (s.actor_id is null or exists (select from sessions o join users a on a.id = o.user_id where o.id = s.actor_session_id
    and o.ended_at is null and o.expires_at > now() and a.status = 'ACTIVE')))`

export const sessionById = (db: Db, id: string): Promise<SessionRow | undefined> =>
  maybe(
    db,
    sql`select s.id, s.generation, extract(epoch from now() - s.rotated_at)::float as rotated_ago, s.remember, s.expires_at,
        ${aliveSql} as alive
      from sessions s join users u on u.id = s.user_id where s.id = ${id}`,
  )

/** Those of the sessions that are alive, for streams that live longer than a call. */
export const aliveSessions = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  const alive = await rows<{ id: string }>(
    db,
    sql`select s.id from sessions s join users u on u.id = s.user_id where s.id = any(${[...ids]}::uuid[]) and ${aliveSql}`,
  )
  return new Set(alive.map((row) => row.id))
}

/** Moves a session to its next generation if it still is at this one: two refreshes at once give one winner. */
export const rotateSession = async (db: Db, id: string, generation: number): Promise<boolean> =>
  (await maybe(
    db,
    sql`update sessions set generation = generation + 1, rotated_at = now(), last_used_at = now()
      where id = ${id} and generation = ${generation} and ended_at is null returning id`,
  )) !== undefined

/** Notes that a session is in use; acting is use of one's own session, too. */
export const touchSessions = async (db: Db, ids: readonly string[]): Promise<void> => {
  await sql`update sessions set last_used_at = now() where ended_at is null
    and id in (select unnest(${ids}::uuid[]) union select actor_session_id from sessions where id = any(${ids}::uuid[]))`.execute(
    db,
  )
}

export type ActorRow = {
  session_id: string
  user_id: string
  company_id: string
  role: Role
  email: string
  first_name: string
  last_name: string
  language: Lang
  name_en: string
  name_ar: string
  agent_code: string | null
  modes: string[]
  is_company_admin: boolean
  is_credit: boolean
  capabilities: Capability[]
  idle_minutes: number
  idle_for: number
  expires_at: Date
  acting_user_id: string | null
  acting_session_id: string | null
  acting_role: Role | null
  acting_scope: ActingScope | null
  has_factor: boolean
  /** Days since a second factor was first asked for. */
  factor_asked_for: number
  login_kind: LoginKind
}

/** The person behind a living session. */
export const actorBySession = (db: Db, id: string): Promise<ActorRow | undefined> =>
  maybe(
    db,
    sql`select s.id as session_id, u.id as user_id, u.company_id, u.role, u.email, u.first_name, u.last_name, u.language,
        c.name_en, c.name_ar, c.agent_code, c.modes, u.is_company_admin, c.is_credit, u.capabilities, u.idle_minutes, s.expires_at,
        extract(epoch from now() - s.last_used_at)::float as idle_for, s.login_kind, ${hasFactorSql} as has_factor,
        coalesce(extract(epoch from now() - u.factor_asked_at) / 86400, 0)::float as factor_asked_for,
        a.id as acting_user_id, s.actor_session_id as acting_session_id, a.role as acting_role, s.acting_scope
      from sessions s join users u on u.id = s.user_id join companies c on c.id = u.company_id
        left join users a on a.id = s.actor_id
      where s.id = ${id} and c.suspended_at is null and ${aliveSql}`,
  )

/** A person without a session, while they and their company may sign in; nobody acts for them, and no factor is asked for. */
export const actorByPerson = (db: Db, id: string): Promise<ActorRow | undefined> =>
  maybe(
    db,
    sql`select u.id as session_id, u.id as user_id, u.company_id, u.role, u.email, u.first_name, u.last_name, u.language,
        c.name_en, c.name_ar, c.agent_code, c.modes, u.is_company_admin, c.is_credit, u.capabilities, u.idle_minutes, now() as expires_at,
        0::float as idle_for, 'password' as login_kind, true as has_factor, 0::float as factor_asked_for,
        null as acting_user_id, null as acting_session_id, null as acting_role, null as acting_scope
      from users u join companies c on c.id = u.company_id
      where u.id = ${id} and u.status = 'ACTIVE' and c.suspended_at is null`,
  )

/** Forgets sessions so many days after their end. */
export const forgetSessions = (db: Db, days: number): Promise<number> =>
  deleteInPortions(
    db,
    'sessions',
    `coalesce(ended_at, expires_at) < now() - interval '${days} days' and expires_at < now()`,
  )

/** Forgets counts of wrong passwords that no longer lock anybody. */
export const forgetOldFailures = (db: Db, days: number): Promise<number> =>
  deleteInPortions(
    db,
    'sign_in_failures',
    `last_at < now() - interval '${days} days' and coalesce(locked_until, now()) <= now()`,
  )
