// All SQL of invitations.
import { sql } from '../../kit/sql.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { CompanyKind } from '@marsa/model/accounts/users/users-rules.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'

export type InvitationRow = {
  id: string
  company_id: string
  company_kind: CompanyKind
  email: string
  role: Role
  is_company_admin: boolean
  language: Lang
  invited_by: string
  sent_at: Date
  expires_at: Date
  expired: boolean
  name_en: string
  name_ar: string
  suspended: boolean
}

const columns = sql`i.id, i.company_id, c.kind as company_kind, i.email, i.role, i.is_company_admin, i.language, i.invited_by,
  i.sent_at, i.expires_at, i.expires_at <= now() as expired, c.name_en, c.name_ar, c.suspended_at is not null as suspended`
const open = sql`i.accepted_at is null and i.cancelled_at is null`

export const invitationsOf = (
  db: Db,
  companyId: string | null,
  page: { offset: number; limit: number },
): Promise<(InvitationRow & { total: number })[]> =>
  rows(
    db,
    sql`select ${columns}, count(*) over ()::int as total
      from user_invitations i join companies c on c.id = i.company_id
      where ${open} and (${companyId}::uuid is null or i.company_id = ${companyId}::uuid)
      order by i.id desc offset ${page.offset} limit ${page.limit}`,
  )

/** An open invitation within a company, or in any when `companyId` is null. */
export const invitationById = (
  db: Db,
  id: string,
  companyId: string | null,
): Promise<InvitationRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from user_invitations i join companies c on c.id = i.company_id
      where i.id = ${id} and ${open} and (${companyId}::uuid is null or i.company_id = ${companyId}::uuid)`,
  )

export const invitationByHash = (db: Db, hash: Buffer): Promise<InvitationRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from user_invitations i join companies c on c.id = i.company_id
      where i.token_hash = ${hash} and ${open}`,
  )

export const countOpenInvitations = async (db: Db, companyId: string): Promise<number> =>
  (
    await one<{ count: number }>(
      db,
      sql`select count(*)::int as count from user_invitations i where i.company_id = ${companyId} and ${open} and i.expires_at > now()`,
    )
  ).count

/** Whether an invitation to this address waits for its answer. */
export const isInvited = async (db: Db, companyId: string, email: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`select from user_invitations i where i.company_id = ${companyId} and i.email = ${email} and ${open} and i.expires_at > now()`,
  )) !== undefined

export type NewInvitation = {
  companyId: string
  email: string
  role: Role
  isCompanyAdmin: boolean
  language: Lang
  invitedBy: string
  hash: Buffer
  hours: number
}
type Sent = { id: string; expires_at: Date }

/** Nothing when the company has an open invitation for this address; one that has run out gives way. */
export const insertInvitation = async (tx: Tx, given: NewInvitation): Promise<Sent | undefined> => {
  await sql`update user_invitations set cancelled_at = now() where company_id = ${given.companyId} and email = ${given.email}
    and accepted_at is null and cancelled_at is null and expires_at <= now()`.execute(tx)
  return maybe(
    tx,
    sql`insert into user_invitations (company_id, email, role, is_company_admin, language, token_hash, invited_by, expires_at)
      values (${given.companyId}, ${given.email}, ${given.role}, ${given.isCompanyAdmin}, ${given.language}, ${given.hash},
        ${given.invitedBy}, now() + make_interval(hours => ${given.hours}))
      on conflict do nothing returning id, expires_at`,
  )
}

/** A new link and new time; the link before it is dead. */
export const renewInvitation = (
  tx: Tx,
  id: string,
  hash: Buffer,
  hours: number,
): Promise<(Sent & { sends: number }) | undefined> =>
  maybe(
    tx,
    sql`update user_invitations set token_hash = ${hash}, sends = sends + 1, sent_at = now(),
        expires_at = now() + make_interval(hours => ${hours})
      where id = ${id} and accepted_at is null and cancelled_at is null returning id, expires_at, sends`,
  )

/** Uses the invitation up; false when somebody else just did, or its time is over. */
export const acceptInvitationRow = async (tx: Tx, id: string, userId: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update user_invitations set accepted_at = now(), accepted_by = ${userId}
      where id = ${id} and accepted_at is null and cancelled_at is null and expires_at > now() returning id`,
  )) !== undefined

export type Which = { id: string } | { email: string } | { invitedBy: string } | { companyId: string }

/** Cancels one open invitation, or all to an address, by a person, or of a company; answers how many. */
export const cancelInvitations = async (tx: Tx, which: Which): Promise<number> => {
  const [[name, value]] = Object.entries(which) as [[keyof typeof columnsOf, string]]
  const found = await rows(
    tx,
    sql`update user_invitations set cancelled_at = now() where ${sql.ref(columnsOf[name])} = ${value}
      and accepted_at is null and cancelled_at is null returning id`,
  )
  return found.length
}

const columnsOf = { id: 'id', email: 'email', invitedBy: 'invited_by', companyId: 'company_id' } as const
