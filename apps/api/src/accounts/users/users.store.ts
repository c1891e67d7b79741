// All SQL of people as their administrators see and change them.
import { sql, type Sql } from '../../kit/sql.ts'
import type { Capability, Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { UserStatus } from '@marsa/model/accounts/users/users-endpoints.ts'
import type { CompanyKind } from '@marsa/model/accounts/users/users-rules.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type UserRow = {
  id: string
  user_code: string
  first_name: string
  last_name: string
  first_name_ar: string | null
  last_name_ar: string | null
  email: string
  mobile: string | null
  role: Role
  status: UserStatus
  language: Lang
  is_company_admin: boolean
  capabilities: Capability[]
  created_at: Date
  company_id: string
  company_kind: CompanyKind
  agent_code: string | null
  name_en: string
  name_ar: string
}

const columns = sql`u.id, u.user_code, u.first_name, u.last_name, u.first_name_ar, u.last_name_ar, u.email, u.mobile, u.role,
  u.status, u.language, u.is_company_admin, u.capabilities, u.created_at, c.id as company_id, c.kind as company_kind, c.agent_code,
  c.name_en, c.name_ar`

/** `companyId` null reaches every company. */
export type UserFilter = {
  companyId: string | null
  agentCode?: string | undefined
  terms: readonly SearchTerm[]
  role?: Role | undefined
  status?: UserStatus | undefined
  offset: number
  limit: number
}

const optional = <Value>(value: Value | undefined, test: (value: Value) => Sql) =>
  value === undefined ? sql`` : sql` and ${test(value)}`

export const usersMatching = (db: Db, filter: UserFilter): Promise<(UserRow & { total: number })[]> =>
  rows(
    db,
    sql`select ${columns}, count(*) over ()::int as total
      from users u join companies c on c.id = u.company_id
      where u.status <> 'GUEST' ${optional(filter.companyId ?? undefined, (id) => sql`u.company_id = ${id}`)}
        ${optional(filter.agentCode, (code) => sql`c.agent_code = ${code}`)}
        ${optional(filter.role, (role) => sql`u.role = ${role}`)}
        ${optional(filter.status, (status) => sql`u.status = ${status}`)}
        and ${holds(filter.terms, (isLike) => sql`u.search ${isLike} or c.search ${isLike} or fold_text(u.user_code) ${isLike}`)}
      order by c.name_en, c.id, u.is_company_admin desc, u.first_name, u.last_name, u.id
      offset ${filter.offset} limit ${filter.limit}`,
  )

/** The person of a code within a company, or in any when `companyId` is null. */
export const userByCode = (db: Db, code: string, companyId: string | null): Promise<UserRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from users u join companies c on c.id = u.company_id
      where u.user_code = ${code} and u.status <> 'GUEST' and (${companyId}::uuid is null or u.company_id = ${companyId}::uuid)`,
  )

/** Keeps two administrators of a company from removing each other at the same moment. */
export const lockCompany = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`select from companies where id = ${companyId} for update`.execute(tx)
}

/** Whether the first administrator of a provider waits for the second person of its registration. */
export const awaitsFirstAdmin = async (db: Db, companyId: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from registrations where company_id = ${companyId} and user_type = 'provider' and state = 'ACTIVE'
      and admin_confirmed_at is null`,
  )) !== undefined

/** Other active people who may manage a company; of the portal's own company these are its administrators. */
export const otherAdministrators = async (db: Db, companyId: string, userId: string): Promise<number> =>
  (
    await one<{ others: number }>(
      db,
      sql`select count(*)::int as others from users u join companies c on c.id = u.company_id
        where u.company_id = ${companyId} and u.id <> ${userId} and u.status = 'ACTIVE'
          and case c.kind when 'platform' then u.role = 'admin' else u.is_company_admin end`,
    )
  ).others

export const sessionFacts = (db: Db, userId: string): Promise<{ open: number; last_used_at: Date | null }> =>
  one(
    db,
    sql`select (count(*) filter (where ended_at is null and expires_at > now()))::int as open, max(last_used_at) as last_used_at
      from sessions where user_id = ${userId} and actor_id is null`,
  )

export const setRole = async (tx: Tx, userId: string, role: Role, isCompanyAdmin: boolean): Promise<void> => {
  await sql`update users set role = ${role}, is_company_admin = ${isCompanyAdmin},
    capabilities = case when ${role} = 'admin' then capabilities else '{}' end where id = ${userId}`.execute(
    tx,
  )
}

export const setCapabilitiesOf = async (
  tx: Tx,
  userId: string,
  capabilities: readonly Capability[],
): Promise<void> => {
  await sql`update users set capabilities = ${[...capabilities]}::text[] where id = ${userId}`.execute(tx)
}

/**
 * Moves a person between the two states that their administrator decides; false when they were not in `from`, or closed it
 * themselves. What an administrator has decided the directory does not undo.
 */
export const setStatus = async (
  tx: Tx,
  userId: string,
  from: UserStatus,
  to: UserStatus,
): Promise<boolean> => {
  await sql`update external_identities set withdrawn_at = null where user_id = ${userId}`.execute(tx)
  const moved = await maybe(
    tx,
    sql`update users set status = ${to} where id = ${userId} and status = ${from} and closed_at is null returning id`,
  )
  return moved !== undefined
}
