// All SQL of external identities and the accounts they belong to.
import { sql } from '../../kit/sql.ts'
import type { IdentityProvider } from '@marsa/model/accounts/directory/directory.ts'
import type { Role } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'

export type Identity = {
  provider: IdentityProvider
  issuer: string
  subject: string
  assurance: string | null
}

/** The account behind an identity, an address or a number, locked until the transaction ends. */
export type Account = {
  id: string
  company_id: string
  kind: string
  role: Role
  email: string
  language: Lang
  /** The person's own, or SUSPENDED with their company. */
  status: string
  /** Whether an identity of this provider is linked already. */
  linked: boolean
  /** Disabled because the directory named no group. */
  withdrawn: boolean
}

const accountSql = (
  provider: IdentityProvider,
) => sql`select u.id, u.company_id, c.kind, u.role, u.email, u.language,
    case when c.suspended_at is null then u.status else 'SUSPENDED' end as status,
    i.id is not null as linked, i.withdrawn_at is not null as withdrawn
  from users u join companies c on c.id = u.company_id
    left join external_identities i on i.user_id = u.id and i.provider = ${provider}`

export const accountOfIdentity = (
  tx: Tx,
  { provider, issuer, subject }: Omit<Identity, 'assurance'>,
): Promise<Account | undefined> =>
  maybe(
    tx,
    sql`${accountSql(provider)} where i.issuer = ${issuer} and i.subject = ${subject} for update of u`,
  )

export const accountOfId = (tx: Tx, provider: IdentityProvider, id: string): Promise<Account> =>
  one(tx, sql`${accountSql(provider)} where u.id = ${id} for update of u`)

export const accountOfEmail = (
  tx: Tx,
  provider: IdentityProvider,
  email: string,
): Promise<Account | undefined> =>
  maybe(tx, sql`${accountSql(provider)} where u.email = ${email} for update of u`)

export const accountOfMobile = (
  tx: Tx,
  provider: IdentityProvider,
  mobile: string,
): Promise<Account | undefined> =>
  maybe(
    tx,
    sql`${accountSql(provider)} where u.mobile = ${mobile} and u.status <> 'REFUSED'
      order by u.created_at, u.id limit 1 for update of u`,
  )

export const isMobileKnown = async (db: Db, mobile: string): Promise<boolean> =>
  (
    await one<{ found: boolean }>(
      db,
      sql`select exists (select from users where mobile = ${mobile} and status <> 'REFUSED') as found`,
    )
  ).found

export const insertIdentity = async (tx: Tx, userId: string, identity: Identity): Promise<void> => {
  const { provider, issuer, subject, assurance } = identity
  await sql`insert into external_identities (provider, issuer, subject, user_id, assurance)
    values (${provider}, ${issuer}, ${subject}, ${userId}, ${assurance})`.execute(tx)
}

export const noteUse = async (tx: Tx, { provider, issuer, subject, assurance }: Identity): Promise<void> => {
  await sql`update external_identities set last_used_at = now(), assurance = ${assurance}
    where provider = ${provider} and issuer = ${issuer} and subject = ${subject}`.execute(tx)
}

export const setRole = async (tx: Tx, userId: string, role: Role): Promise<void> => {
  await sql`update users set role = ${role} where id = ${userId}`.execute(tx)
}

/** Takes the account away, or gives it back, because of what the directory says. */
export const setWithdrawn = async (tx: Tx, userId: string, withdrawn: boolean): Promise<void> => {
  await sql`update users set status = ${withdrawn ? 'DISABLED' : 'ACTIVE'} where id = ${userId}`.execute(tx)
  await sql`update external_identities set withdrawn_at = ${withdrawn ? sql`now()` : null}
    where user_id = ${userId} and provider = 'directory'`.execute(tx)
}

export type EnteringRow = {
  id: string
  user_code: string
  idle_minutes: number
  role: Role
  is_company_admin: boolean
  status: string
}

export const enteringPerson = (db: Db, userId: string): Promise<EnteringRow> =>
  one(
    db,
    sql`select u.id, u.user_code, u.idle_minutes, u.role, u.is_company_admin,
        case when c.suspended_at is null then u.status else 'SUSPENDED' end as status
      from users u join companies c on c.id = u.company_id where u.id = ${userId}`,
  )

export type OwnLink = { linked_at: Date | null; last_used_at: Date | null; has_own_password: boolean }

/** The UAE PASS of a person, nulls where none is linked. */
export const ownLink = (db: Db, userId: string): Promise<OwnLink> =>
  one(
    db,
    sql`select i.linked_at, i.last_used_at, u.has_own_password from users u
      left join external_identities i on i.user_id = u.id and i.provider = 'uae-pass' where u.id = ${userId}`,
  )

/** The same with the person's row locked, so that two requests at once are one after the other. */
export const lockOwnLink = async (tx: Tx, userId: string): Promise<OwnLink> => {
  await sql`select from users where id = ${userId} for update`.execute(tx)
  return ownLink(tx, userId)
}

/** Removes the link, and ends the sessions that began with it but one. */
export const removeLink = async (tx: Tx, userId: string, except: string): Promise<void> => {
  await sql`delete from external_identities where user_id = ${userId} and provider = 'uae-pass'`.execute(tx)
  await sql`update sessions set ended_at = now(), ended_reason = 'identity unlinked'
    where user_id = ${userId} and login_kind = 'uae-pass' and ended_at is null and id <> ${except}`.execute(
    tx,
  )
}

/** The password of this account was made at random and is known to nobody. */
export const notePasswordUnknown = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update users set has_own_password = false where id = ${userId}`.execute(tx)
}
