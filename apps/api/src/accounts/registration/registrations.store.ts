// SQL of registering: who is known already, the person and company of an applicant, and what they gave.
import { sql } from '../../kit/sql.ts'
import type { RegistrationState } from '@marsa/model/accounts/registration/registration.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { endGuest, lockGuestOf } from '../guests/guests.store.ts'
import type { NewRegistration } from './new-registration.ts'

/** True for an e-mail or a user code of a person who has not been refused. */
export const isRegistered = async (db: Db, name: string): Promise<boolean> =>
  (
    await one<{ found: boolean }>(
      db,
      sql`select exists (select from users
        where (email = lower(${name}) or user_code = upper(${name})) and status <> 'REFUSED') as found`,
    )
  ).found

/** Whose details a registration repeats, and which; a refused applicant may try again. */
export type Known = { by: 'email' | 'mobile'; email: string; language: Lang; pending: boolean }

export const knownPerson = (db: Db, email: string, mobile: string): Promise<Known | undefined> =>
  maybe(
    db,
    sql`select case when email = ${email} then 'email' else 'mobile' end as by, email, language,
        status = 'PENDING_APPROVAL' as pending
      from users where (email = ${email} or mobile = ${mobile}) and status <> 'REFUSED'
      order by email = ${email} desc limit 1`,
  )

export type Applicant = NewRegistration & {
  company: { en: string; ar: string }
  kind: 'person' | 'business'
  state: 'ACTIVE' | 'PENDING_APPROVAL'
  address: string
}
export type ApplicantIds = { companyId: string; userId: string }

type Before = { id: string; company_id: string }

/** A refused applicant who registers anew keeps the row that bears the e-mail; nothing was ever done with it. */
const refusedBefore = (tx: Tx, email: string): Promise<Before | undefined> =>
  maybe(tx, sql`select id, company_id from users where email = ${email} and status = 'REFUSED' for update`)

/** Who has sent parcels without an account becomes the account, with all that hangs on person and company. */
const guestBefore = async (tx: Tx, mobile: string): Promise<Before | undefined> => {
  const guest = await lockGuestOf(tx, mobile)
  if (!guest) return undefined
  await endGuest(tx, guest.userId)
  return { id: guest.userId, company_id: guest.companyId }
}

const renewApplicant = async (
  tx: Tx,
  before: Before,
  { form, company, kind, state, address, passwordHash, usercode, language, now }: Applicant,
): Promise<ApplicantIds> => {
  const approvedAt = state === 'ACTIVE' ? now : null
  await sql`update companies set kind = ${kind}, name_en = ${company.en}, name_ar = ${company.ar}, address_en = ${address},
    address_ar = ${address}, approved_at = ${approvedAt} where id = ${before.company_id}`.execute(tx)
  await sql`update users set role = 'customer', status = ${state}, user_code = ${usercode}, email = ${form.usercode}, password_hash = ${passwordHash},
    first_name = ${form.firstname}, last_name = ${form.lastname}, mobile = ${form.contactNumber}, language = ${language},
    is_company_admin = false where id = ${before.id}`.execute(tx)
  return { companyId: before.company_id, userId: before.id }
}

/** The person with a company of their own. The role is that of a customer, whatever was applied for (Z17, Z18). */
export const insertApplicant = async (tx: Tx, applicant: Applicant): Promise<ApplicantIds> => {
  const { form, company, kind, state, address, passwordHash, usercode, language, now } = applicant
  const before = (await refusedBefore(tx, form.usercode)) ?? (await guestBefore(tx, form.contactNumber))
  if (before) return renewApplicant(tx, before, applicant)
  const approvedAt = state === 'ACTIVE' ? now : null
  return one<ApplicantIds>(
    tx,
    sql`with made as (
        insert into companies (kind, name_en, name_ar, address_en, address_ar, approved_at, created_at)
        values (${kind}, ${company.en}, ${company.ar}, ${address}, ${address}, ${approvedAt}, ${now}) returning id)
      insert into users (company_id, role, status, user_code, email, password_hash, first_name, last_name, mobile, language, created_at)
      select id, 'customer', ${state}, ${usercode}, ${form.usercode}, ${passwordHash}, ${form.firstname}, ${form.lastname},
        ${form.contactNumber}, ${language}, ${now}::timestamptz from made
      returning company_id as "companyId", id as "userId"`,
  )
}

export const insertRegistration = async (
  tx: Tx,
  given: NewRegistration & ApplicantIds & { state: RegistrationState; due: Date | null },
): Promise<string> => {
  const { form, userType } = given
  const ofCompany = userType === 'customer' ? undefined : form
  return (
    await one<{ id: string }>(
      tx,
      sql`insert into registrations (company_id, user_id, user_type, state, move, moved_as, language, project, address, promotions,
          licence_number, company_name, employees, branches, location, services, additional_services, remark, registered_at, due_at)
        values (${given.companyId}, ${given.userId}, ${userType}, ${given.state}, 'register', ${given.as}, ${given.language},
          ${form.projectName ?? null}, ${form.address || null}, ${form.promotions}, ${given.licence?.number ?? null},
          ${ofCompany?.companyName ?? null}, ${ofCompany?.numberOfEmployees ?? null}, ${ofCompany?.numberOfBranches ?? null},
          ${ofCompany?.location ?? null}, ${userType === 'provider' ? [...(form.services ?? [])] : []}::text[],
          ${ofCompany?.additionalServices || null}, ${ofCompany?.remark || null}, ${given.now}, ${given.due})
        returning id`,
    )
  ).id
}

/** Carries what a registration said about offers into the person's choices, once the account is theirs to use. */
export const keepOffersChoice = async (tx: Tx, userId: string, wanted: boolean): Promise<void> => {
  await (
    wanted
      ? sql`delete from notice_refusals where user_id = ${userId} and kind = 'offers'`
      : sql`insert into notice_refusals (user_id, kind, channel) values (${userId}, 'offers', 'mail'), (${userId}, 'offers', 'sms')
          on conflict do nothing`
  ).execute(tx)
}
