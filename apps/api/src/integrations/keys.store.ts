// All SQL of API keys.
import { sql } from '../kit/sql.ts'
import type { ApiScope } from '@marsa/model/kit/scope.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type KeyRow = {
  id: string
  label: string
  hint: string
  scopes: ApiScope[]
  made_by: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  state: 'active' | 'expired' | 'revoked' | 'stopped'
}

const columns = sql`k.id, k.label, k.hint, k.scopes, u.first_name || ' ' || u.last_name as made_by, k.created_at, k.expires_at,
  k.last_used_at, case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
    when u.status <> 'ACTIVE' or not u.is_company_admin or u.company_id <> k.company_id then 'stopped' else 'active' end as state`

/** The living ones, and those that ended in the last 90 days. */
export const keysOf = (db: Db, companyId: string): Promise<KeyRow[]> =>
  rows(
    db,
    sql`select ${columns} from api_keys k join users u on u.id = k.user_id
      where k.company_id = ${companyId} and coalesce(k.revoked_at, k.expires_at) > now() - interval '90 days'
      order by k.revoked_at is not null, k.created_at desc, k.id`,
  )

export const keyOfCompany = (db: Db, id: string, companyId: string): Promise<KeyRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from api_keys k join users u on u.id = k.user_id where k.id = ${id} and k.company_id = ${companyId}`,
  )

/** Counts the company's living keys with its row locked. */
export const countKeys = async (tx: Tx, companyId: string): Promise<number> => {
  await sql`select from companies where id = ${companyId} for no key update`.execute(tx)
  return (
    await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from api_keys
        where company_id = ${companyId} and revoked_at is null and expires_at > now()`,
    )
  ).count
}

export type NewKey = {
  companyId: string
  userId: string
  label: string
  hint: string
  hash: Buffer
  scopes: readonly string[]
  days: number
}

export const insertKey = (tx: Tx, made: NewKey): Promise<{ id: string; expires_at: Date }> =>
  one(
    tx,
    sql`insert into api_keys (company_id, user_id, label, hint, key_hash, scopes, expires_at)
      values (${made.companyId}, ${made.userId}, ${made.label}, ${made.hint}, ${made.hash}, ${[...made.scopes]}::text[],
        now() + make_interval(days => ${made.days})) returning id, expires_at`,
  )

export const endKey = async (tx: Tx, id: string, by: string): Promise<void> => {
  await sql`update api_keys set revoked_at = now(), revoked_by = ${by} where id = ${id} and revoked_at is null`.execute(
    tx,
  )
}

export type LivingKey = {
  id: string
  user_id: string
  company_id: string
  hint: string
  scopes: ApiScope[]
  quiet: boolean
}

/** The living key of a hash; `quiet` when its use has not been noted for a minute. */
export const keyByHash = (db: Db, hash: Buffer): Promise<LivingKey | undefined> =>
  maybe(
    db,
    sql`select id, user_id, company_id, hint, scopes, coalesce(last_used_at < now() - interval '1 minute', true) as quiet
      from api_keys where key_hash = ${hash} and revoked_at is null and expires_at > now()`,
  )

export const noteUse = async (db: Db, id: string): Promise<void> => {
  await sql`update api_keys set last_used_at = now() where id = ${id}`.execute(db)
}
