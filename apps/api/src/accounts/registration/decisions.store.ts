// SQL of decisions about registrations: the one that is decided, what approval and refusal change, who is late.
import { sql } from '../../kit/sql.ts'
import type { RegistrationState, UserType } from '@marsa/model/accounts/registration/registration.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, rows, type Tx } from '../../kit/db.ts'

export type DecidedRow = {
  id: string
  company_id: string
  user_id: string
  user_type: UserType
  state: RegistrationState
  version: number
  language: Lang
  services: string[]
  promotions: boolean
  decided_by: string | null
  admin_confirmed_at: Date | null
  email: string
  mobile: string
  first_name: string
  last_name: string
  name_en: string
  name_ar: string
}

/** The registration with its row locked until the decision is written. */
export const lockRegistration = (tx: Tx, id: string): Promise<DecidedRow | undefined> =>
  maybe(
    tx,
    sql`select r.id, r.company_id, r.user_id, r.user_type, r.state, r.version, r.language, r.services, r.promotions,
        r.decided_by, r.admin_confirmed_at, u.email, u.mobile, u.first_name, u.last_name, c.name_en, c.name_ar
      from registrations r join users u on u.id = r.user_id join companies c on c.id = r.company_id
      where r.id = ${id} for update of r, u, c`,
  )

export const isAgentCodeTaken = async (tx: Tx, code: string): Promise<boolean> =>
  (await maybe(tx, sql`select from companies where agent_code = ${code}`)) !== undefined

export const approveCompany = async (
  tx: Tx,
  companyId: string,
  {
    kind,
    modes,
    agentCode,
    now,
  }: { kind: string; modes: readonly string[]; agentCode: string | null; now: Date },
): Promise<void> => {
  await sql`update companies set kind = ${kind}, modes = ${[...modes]}::text[], agent_code = ${agentCode}, approved_at = ${now}
    where id = ${companyId}`.execute(tx)
}

export const activatePerson = async (
  tx: Tx,
  userId: string,
  role: Role,
  isCompanyAdmin: boolean,
): Promise<void> => {
  await sql`update users set status = 'ACTIVE', role = ${role}, is_company_admin = ${isCompanyAdmin}
    where id = ${userId}`.execute(tx)
}

export const refusePerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update users set status = 'REFUSED' where id = ${userId}`.execute(tx)
}

export const confirmAdmin = async (
  tx: Tx,
  { id, user_id }: DecidedRow,
  confirmedBy: string,
  now: Date,
): Promise<void> => {
  await sql`update registrations set admin_confirmed_at = ${now}, admin_confirmed_by = ${confirmedBy}
    where id = ${id}`.execute(tx)
  await sql`update users set is_company_admin = true where id = ${user_id}`.execute(tx)
}

export type LateRow = { id: string; due_at: Date; name_en: string; name_ar: string }

/** Marks those that are over their time and answers the ones that were not marked before. */
export const markLate = (tx: Tx, now: Date): Promise<LateRow[]> =>
  rows(
    tx,
    sql`update registrations r set reminded_at = ${now} from companies c
      where c.id = r.company_id and r.state = 'PENDING_APPROVAL' and r.due_at < ${now} and r.reminded_at is null
      returning r.id, r.due_at, c.name_en, c.name_ar`,
  )
