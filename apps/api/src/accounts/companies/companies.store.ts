// All SQL of companies and agents.
import { sql } from '../../kit/sql.ts'
import type { CompanyState, Week } from '@marsa/model/accounts/companies/companies-rules.ts'
import type { CompanyKind } from '@marsa/model/accounts/users/users-rules.ts'
import type { SearchTerm } from '@marsa/model/reference/search-terms.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'
import { holds } from '../../reference/door.ts'

export type CompanyRow = {
  id: string
  version: number
  kind: CompanyKind
  name_en: string
  name_ar: string
  trn: string | null
  address_en: string
  address_ar: string
  agent_code: string | null
  modes: string[]
  approved_at: Date | null
  suspended_at: Date | null
  suspended_reason: string | null
  is_credit: boolean
  created_at: Date
  answer_week: Week | null
  closed_days: string[]
  logo_key: string | null
  logo_media_type: string | null
  logo_sha256: Buffer | null
  state: CompanyState
  people: number
}

const stateSql = sql`case when c.suspended_at is not null then 'suspended'
  when c.approved_at is not null or c.kind not in ('agent', 'business') then 'active'
  when exists (select from registrations r where r.company_id = c.id and r.state = 'REFUSED')
    and not exists (select from registrations r where r.company_id = c.id and r.state = 'PENDING_APPROVAL') then 'rejected'
  else 'waiting' end`
const columns = sql`c.id, c.version, c.kind, c.name_en, c.name_ar, c.trn, c.address_en, c.address_ar, c.agent_code, c.modes,
  c.approved_at, c.suspended_at, c.suspended_reason, c.is_credit, c.created_at, c.answer_week,
  array(select to_char(d, 'YYYY-MM-DD') from unnest(c.closed_days) d order by d) as closed_days,
  c.logo_key, c.logo_media_type, c.logo_sha256, ${stateSql} as state,
  (select count(*)::int from users u where u.company_id = c.id and u.status = 'ACTIVE') as people`

export type CompanyFilter = {
  terms: readonly SearchTerm[]
  kind?: CompanyKind | undefined
  state?: CompanyState | undefined
  offset: number
  limit: number
}

export const companiesMatching = (
  db: Db,
  filter: CompanyFilter,
): Promise<(CompanyRow & { total: number })[]> =>
  rows(
    db,
    sql`select ${columns}, count(*) over ()::int as total from companies c
      where (${filter.kind ?? null}::text is null or c.kind = ${filter.kind ?? null}::text)
        and (${filter.state ?? null}::text is null or ${stateSql} = ${filter.state ?? null}::text)
        and ${holds(filter.terms, (isLike) => sql`c.search ${isLike}`)}
        and not exists (select from users g where g.company_id = c.id and g.status = 'GUEST')
      order by c.name_en, c.id offset ${filter.offset} limit ${filter.limit}`,
  )

export const companyById = (db: Db, id: string): Promise<CompanyRow | undefined> =>
  maybe(db, sql`select ${columns} from companies c where c.id = ${id}`)

export type AdministratorRow = {
  first_name: string
  last_name: string
  first_name_ar: string | null
  last_name_ar: string | null
  user_code: string
}

export const administratorsOf = (db: Db, companyId: string): Promise<AdministratorRow[]> =>
  rows(
    db,
    sql`select first_name, last_name, first_name_ar, last_name_ar, user_code from users
      where company_id = ${companyId} and is_company_admin and status = 'ACTIVE' order by first_name, id limit 20`,
  )

export type CompanyFacts = {
  nameEn: string
  nameAr: string
  trn: string | null
  addressEn: string
  addressAr: string
}

/** False when somebody has changed the company since this version was read. */
export const updateCompany = async (
  tx: Tx,
  id: string,
  version: number,
  facts: CompanyFacts,
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update companies set name_en = ${facts.nameEn}, name_ar = ${facts.nameAr}, trn = ${facts.trn},
        address_en = ${facts.addressEn}, address_ar = ${facts.addressAr}, version = version + 1
      where id = ${id} and version = ${version} returning id`,
  )) !== undefined

export type AgentFacts = {
  agentCode: string
  modes: readonly string[]
  answerWeek: Week | null
  closedDays: readonly string[]
}

export const codeIsTaken = async (db: Db, code: string, exceptId: string): Promise<boolean> =>
  (await maybe(db, sql`select from companies where agent_code = ${code} and id <> ${exceptId}`)) !== undefined

export const updateAgent = async (tx: Tx, id: string, version: number, facts: AgentFacts): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update companies set agent_code = ${facts.agentCode}, modes = ${[...facts.modes]}::text[],
        answer_week = ${facts.answerWeek && JSON.stringify(facts.answerWeek)}::jsonb,
        closed_days = ${[...facts.closedDays]}::date[], version = version + 1
      where id = ${id} and version = ${version} returning id`,
  )) !== undefined

/** A reason suspends, null restores; false when it already was so. */
export const setSuspended = async (tx: Tx, id: string, reason: string | null): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update companies set suspended_at = case when ${reason}::text is null then null else now() end,
        suspended_reason = ${reason}, version = version + 1
      where id = ${id} and (suspended_at is null) = (${reason}::text is not null) returning id`,
  )) !== undefined

export type Logo = { key: string; mediaType: string; sha256: Buffer }

/** Puts a logo, or with null takes it away; answers the key of the one before, for the file to be removed. */
export const setLogo = async (tx: Tx, id: string, logo: Logo | null): Promise<string | null> => {
  const before = await maybe<{ logo_key: string | null }>(
    tx,
    sql`select logo_key from companies where id = ${id} for update`,
  )
  await sql`update companies set logo_key = ${logo?.key ?? null}, logo_media_type = ${logo?.mediaType ?? null},
      logo_sha256 = ${logo?.sha256 ?? null}, version = version + 1 where id = ${id}`.execute(tx)
  return before?.logo_key ?? null
}

export type LogoRow = {
  agent_code: string | null
  logo_key: string
  logo_media_type: string
  logo_sha256: Buffer
}

/** Of an agent by its code or of any company by its id, while it is not suspended. */
export const logoOf = (
  db: Db,
  of: { agentCode: string } | { companyId: string },
): Promise<LogoRow | undefined> =>
  maybe(
    db,
    sql`select agent_code, logo_key, logo_media_type, logo_sha256 from companies
      where logo_key is not null and suspended_at is null
        and ${'agentCode' in of ? sql`agent_code = ${of.agentCode}` : sql`id = ${of.companyId}`}`,
  )

/** Where mails about the whole company go: its administrators, or everybody when it has none. */
export const addressesOf = (db: Db, companyId: string): Promise<{ email: string; language: 'en' | 'ar' }[]> =>
  rows(
    db,
    sql`select email, language from users u where company_id = ${companyId} and status = 'ACTIVE'
      and (is_company_admin or not exists (
        select from users a where a.company_id = u.company_id and a.status = 'ACTIVE' and a.is_company_admin))
      order by id limit 20`,
  )
