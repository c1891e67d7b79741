// All SQL of people: the profile of the signed-in person and their language.
import { randomBytes } from 'node:crypto'
import { sql } from '../kit/sql.ts'
import type { Capability, Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

export type ProfileRow = {
  first_name_ar: string | null
  last_name_ar: string | null
  user_code: string
  mobile: string | null
  address: string
  idle_minutes: number
  language: Lang
  has_logo: boolean
}

export const profileOf = (db: Db, userId: string): Promise<ProfileRow> =>
  one(
    db,
    sql`select u.first_name_ar, u.last_name_ar, u.user_code, u.mobile, u.language, u.idle_minutes, c.logo_media_type is not null as has_logo,
        coalesce(nullif(u.address, ''), case u.language when 'ar' then c.address_ar else c.address_en end) as address
      from users u join companies c on c.id = u.company_id where u.id = ${userId}`,
  )

export const setLanguage = async (db: Db, userId: string, language: Lang): Promise<void> => {
  await sql`update users set language = ${language} where id = ${userId} and language <> ${language}`.execute(
    db,
  )
}

/** Administrators who can act, and all who ever were. */
export const administratorCounts = (db: Db): Promise<{ acting: number; ever: number }> =>
  one(
    db,
    sql`select (count(*) filter (where role = 'admin' and status in ('ACTIVE', 'LOCKED')))::int as acting, count(*)::int as ever
      from users where has_been_admin`,
  )

/** The company that runs the portal, made when it is asked for the first time. */
export const platformCompany = async (tx: Tx): Promise<string> =>
  (
    (await maybe<{ id: string }>(tx, sql`select id from companies where kind = 'platform'`)) ??
    (await one<{ id: string }>(
      tx,
      sql`insert into companies (kind, name_en, name_ar, approved_at) values ('platform', 'Marsa', 'مرسى', now()) returning id`,
    ))
  ).id

export type NewPerson = {
  companyId: string
  role: Role
  userCode: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  firstNameAr?: string | undefined
  lastNameAr?: string | undefined
  mobile?: string
  language?: Lang
  isCompanyAdmin?: boolean
  status?: 'ACTIVE' | 'PENDING_APPROVAL'
  capabilities?: readonly Capability[]
}

/** Answers the person's id, or undefined when the e-mail address or the mobile belongs to somebody already. */
export const insertPerson = async (tx: Tx, person: NewPerson): Promise<string | undefined> =>
  (
    await maybe<{ id: string }>(
      tx,
      sql`insert into users (company_id, role, user_code, email, password_hash, first_name, last_name, first_name_ar,
          last_name_ar, mobile, language, is_company_admin, status, capabilities)
        values (${person.companyId}, ${person.role}, ${person.userCode}, ${person.email}, ${person.passwordHash},
          ${person.firstName}, ${person.lastName}, ${person.firstNameAr ?? null}, ${person.lastNameAr ?? null},
          ${person.mobile ?? null}, ${person.language ?? 'en'}, ${person.isCompanyAdmin ?? false}, ${person.status ?? 'ACTIVE'},
          ${[...(person.capabilities ?? [])]}::text[])
        on conflict do nothing returning id`,
    )
  )?.id

/** A public code of a person: two letters and eight characters that nobody can count up. */
export const newUserCode = (prefix: string): string =>
  `${prefix}${randomBytes(4).toString('hex').toUpperCase()}`

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
  (await maybe(db, sql`select from users where email = ${email}`)) !== undefined

/** Administrators of a company who can act, for what it has to know. */
export const companyAdministrators = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from users where company_id = ${companyId} and status = 'ACTIVE' and is_company_admin order by id`,
    )
  ).map(({ id }) => id)
