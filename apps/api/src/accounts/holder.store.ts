// SQL of a person's password: whose it is, and a new one.
import { sql } from '../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, type Db, type Tx } from '../kit/db.ts'
import type { Holder } from './new-password.ts'

export type HolderRow = Holder & {
  id: string
  company_id: string
  password_hash: string
  password_version: number
  mobile: string | null
  language: Lang
}

const facts = sql`u.role, u.is_company_admin, u.email, u.first_name, u.last_name, u.first_name_ar, u.last_name_ar,
  exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
    or exists (select from passkeys p where p.user_id = u.id) as has_second_step`
const columns = sql`${facts}, u.id, u.company_id, u.password_hash, u.password_version, u.mobile, u.language`
const alive = sql`u.status in ('ACTIVE', 'PENDING_APPROVAL', 'LOCKED')`

/** What a new password is checked by, without the one there is. */
export const holderFacts = (db: Db, id: string): Promise<Holder | undefined> =>
  maybe(db, sql`select ${facts} from users u where u.id = ${id} and ${alive}`)

export const holderById = (db: Db, id: string): Promise<HolderRow | undefined> =>
  maybe(db, sql`select ${columns} from users u where u.id = ${id} and ${alive}`)

/** Who may have a forgotten password replaced; staff of a directory sign in there, where their groups are asked for. */
export const holderByEmail = (db: Db, email: string): Promise<HolderRow | undefined> =>
  maybe(
    db,
    sql`select ${columns} from users u where u.email = ${email} and ${alive}
      and not exists (select from external_identities i where i.user_id = u.id and i.provider = 'directory')`,
  )

/** Sets a password where the one before is still the one that was looked at; false when somebody was faster. */
export const setPassword = async (
  tx: Tx,
  { id, password_version }: Pick<HolderRow, 'id' | 'password_version'>,
  hash: string,
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update users u set password_hash = ${hash}, status = case u.status when 'LOCKED' then 'ACTIVE' else u.status end
      where u.id = ${id} and u.password_version = ${password_version} and ${alive} returning id`,
  )) !== undefined

/** Lifts the locks of a name, wherever the wrong passwords came from. */
export const liftLocks = async (tx: Tx, name: Buffer): Promise<void> => {
  await sql`delete from sign_in_failures where name_hash = ${name}`.execute(tx)
}
