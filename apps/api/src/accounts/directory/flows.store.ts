// All SQL of sign-ins under way: begun, answered by the provider, handed over to the page, waiting for an account.
import { sql } from '../../kit/sql.ts'
import {
  flowMinutes,
  handOverSeconds,
  pendingMinutes,
  type IdentityProvider,
} from '@marsa/model/accounts/directory/directory.ts'
import type { StaffRole } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'
import { deleteInPortions } from '../../kit/integrity.ts'

export const insertFlow = async (
  db: Db,
  hash: Buffer,
  provider: IdentityProvider,
  language: Lang,
): Promise<void> => {
  await sql`insert into identity_flows (handle_hash, provider, language, expires_at)
    values (${hash}, ${provider}, ${language}, now() + make_interval(mins => ${flowMinutes}))`.execute(db)
}

export type Flow = {
  id: string
  provider: IdentityProvider
  language: Lang
  answered: boolean
  expired: boolean
  session_id: string | null
}

export const flowOf = (db: Db, hash: Buffer): Promise<Flow | undefined> =>
  maybe(
    db,
    sql`select id, provider, language, answered_at is not null as answered, expires_at <= now() as expired, session_id
      from identity_flows where handle_hash = ${hash}`,
  )

/** Takes the provider's answer of a flow; false when somebody else just did, or it is too late. */
export const claimAnswer = async (db: Db, id: string): Promise<boolean> =>
  (await maybe(
    db,
    sql`update identity_flows set answered_at = now()
      where id = ${id} and answered_at is null and expires_at > now() returning id`,
  )) !== undefined

/** Lets the page fetch the session of a person with the two codes whose hash this is. */
export const offerHandOver = async (
  tx: Tx,
  id: string,
  codes: Buffer,
  userId: string | null,
): Promise<void> => {
  await sql`update identity_flows set hand_over_hash = ${codes}, user_id = ${userId},
    hand_over_until = now() + make_interval(secs => ${handOverSeconds}) where id = ${id}`.execute(tx)
}

export type PendingFacts = {
  issuer: string
  subject: string
  assurance: string | undefined
  firstName: string
  lastName: string
  email: string | undefined
  mobile: string | undefined
  userCode: string
}

/** Keeps what the provider has proven of somebody without an account. */
export const keepPending = async (tx: Tx, id: string, facts: PendingFacts): Promise<void> => {
  await sql`update identity_flows set issuer = ${facts.issuer}, subject = ${facts.subject}, assurance = ${facts.assurance ?? null},
    first_name = ${facts.firstName}, last_name = ${facts.lastName}, email = ${facts.email ?? null},
    mobile = ${facts.mobile ?? null}, user_code = ${facts.userCode} where id = ${id}`.execute(tx)
}

export type Linking = {
  issuer: string
  subject: string
  assurance: string | null
  userId: string
  role: StaffRole
}

/** Keeps what the directory has proven of somebody whose address has an account already, and the role of their groups. */
export const keepLinking = async (tx: Tx, id: string, linking: Linking): Promise<void> => {
  const { issuer, subject, assurance, userId, role } = linking
  await sql`update identity_flows set issuer = ${issuer}, subject = ${subject}, assurance = ${assurance},
    link_user_id = ${userId}, link_role = ${role} where id = ${id}`.execute(tx)
}

/** Uses the codes of a browser's flow up; nothing when they are wrong, late, used, or another browser's. */
export const takeHandOver = (
  db: Db,
  hash: Buffer,
  codes: Buffer,
): Promise<{ id: string; provider: IdentityProvider; user_id: string | null } | undefined> =>
  maybe(
    db,
    sql`update identity_flows set handed_over_at = now() where handle_hash = ${hash} and hand_over_hash = ${codes}
      and handed_over_at is null and hand_over_until > now() returning id, provider, user_id`,
  )

export const noteSession = async (tx: Tx, id: string, sessionId: string | null): Promise<void> => {
  await sql`update identity_flows set session_id = ${sessionId} where id = ${id}`.execute(tx)
}

export type PendingRow = {
  id: string
  provider: IdentityProvider
  language: Lang
  issuer: string
  subject: string
  assurance: string | null
  first_name: string
  last_name: string
  email: string | null
  mobile: string | null
  user_code: string
  verified_mobile: string | null
}

/** The identity that waits in a browser; only after its codes were taken, and for a while. */
export const pendingOf = (db: Db, hash: Buffer): Promise<PendingRow | undefined> =>
  maybe(
    db,
    sql`select id, provider, language, issuer, subject, assurance, first_name, last_name, email, mobile, user_code, verified_mobile
      from identity_flows where handle_hash = ${hash} and provider = 'uae-pass' and subject is not null and user_id is null and linked_at is null
        and handed_over_at > now() - make_interval(mins => ${pendingMinutes})`,
  )

export type LinkingRow = {
  id: string
  provider: 'directory'
  issuer: string
  subject: string
  assurance: string | null
  link_user_id: string
  link_role: StaffRole
  email: string
  company_id: string
}

/** The directory identity that waits in a browser for the password of an account. */
export const linkingOf = (db: Db, hash: Buffer): Promise<LinkingRow | undefined> =>
  maybe(
    db,
    sql`select f.id, f.provider, f.issuer, f.subject, f.assurance, f.link_user_id, f.link_role, u.email, u.company_id
      from identity_flows f join users u on u.id = f.link_user_id
      where f.handle_hash = ${hash} and f.provider = 'directory' and f.linked_at is null
        and f.handed_over_at > now() - make_interval(mins => ${pendingMinutes})`,
  )

export const noteVerified = async (tx: Tx, id: string, mobile: string): Promise<void> => {
  await sql`update identity_flows set verified_mobile = ${mobile} where id = ${id}`.execute(tx)
}

/** Ends the waiting; false when it has ended in the meantime. */
export const claimLink = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update identity_flows set linked_at = now() where id = ${id} and linked_at is null returning id`,
  )) !== undefined

/** Forgets flows a day after their time: until then the end of their session may be asked for. */
export const forgetFlows = (db: Db): Promise<number> =>
  deleteInPortions(db, 'identity_flows', `expires_at < now() - interval '1 day'`)
