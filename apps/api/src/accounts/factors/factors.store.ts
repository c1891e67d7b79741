// All SQL of second factors: authenticator, passkeys, recovery codes, remembered devices.
import { sql } from '../../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { deleteInPortions } from '../../kit/integrity.ts'
import { hasFactorSql, type PersonJson } from '../sessions.store.ts'

export type Authenticator = { sealed_secret: Buffer; confirmed_at: Date | null; last_step: bigint }

export const authenticatorOf = (db: Db, userId: string): Promise<Authenticator | undefined> =>
  maybe(db, sql`select sealed_secret, confirmed_at, last_step from authenticators where user_id = ${userId}`)

/** Begins anew with a key that is not confirmed yet; false when a confirmed one is there. */
export const insertAuthenticator = async (tx: Tx, userId: string, sealed: Buffer): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into authenticators as a (user_id, sealed_secret) values (${userId}, ${sealed})
      on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
        where a.confirmed_at is null returning user_id`,
  )) !== undefined

/** Uses up a step of time; false when it or a later one was used before. */
export const takeStep = async (db: Db, userId: string, step: number): Promise<boolean> =>
  (await maybe(
    db,
    sql`update authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`,
  )) !== undefined

export const confirmAuthenticator = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update authenticators set confirmed_at = now() where user_id = ${userId}`.execute(tx)
}

export const deleteAuthenticator = async (tx: Tx, userId: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`delete from authenticators where user_id = ${userId} and confirmed_at is not null returning user_id`,
  )) !== undefined

export type Passkey = {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  sign_count: bigint
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

const passkeySql = sql`select id, user_id, credential_id, public_key, sign_count, transports, name, created_at, last_used_at from passkeys`

export const passkeysOf = (db: Db, userId: string): Promise<Passkey[]> =>
  rows(db, sql`${passkeySql} where user_id = ${userId} order by id`)

export const passkeyByCredential = (db: Db, credentialId: string): Promise<Passkey | undefined> =>
  maybe(db, sql`${passkeySql} where credential_id = ${credentialId}`)

export type NewPasskey = {
  userId: string
  credentialId: string
  publicKey: Buffer
  signCount: number
  transports: readonly string[]
  name: string
}

/** False when the credential is known already, whoever has it. */
export const insertPasskey = async (tx: Tx, key: NewPasskey): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into passkeys (user_id, credential_id, public_key, sign_count, transports, name)
      values (${key.userId}, ${key.credentialId}, ${key.publicKey}, ${key.signCount}, ${[...key.transports]}::text[], ${key.name})
      on conflict (credential_id) do nothing returning id`,
  )) !== undefined

/** Notes a use; false when the count does not go on, as that of a copied key would (0 means that it does not count). */
export const takePasskey = async (db: Db, id: string, signCount: number): Promise<boolean> =>
  (await maybe(
    db,
    sql`update passkeys set sign_count = ${signCount}, last_used_at = now()
      where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0)) returning id`,
  )) !== undefined

export const namePasskey = async (tx: Tx, userId: string, id: string, name: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning id`,
  )) !== undefined

export const deletePasskey = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await maybe(tx, sql`delete from passkeys where id = ${id} and user_id = ${userId} returning id`)) !==
  undefined

export const replaceRecovery = async (tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> => {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(tx)
  if (hashes.length > 0)
    await sql`insert into recovery_codes (user_id, code_hash) select ${userId}, unnest(${[...hashes]}::bytea[])`.execute(
      tx,
    )
}

/** Uses up a recovery code; answers how many are left, or undefined when it is none. */
export const takeRecovery = async (db: Db, userId: string, hash: Buffer): Promise<number | undefined> => {
  const used = await maybe(
    db,
    sql`delete from recovery_codes where user_id = ${userId} and code_hash = ${hash} returning user_id`,
  )
  return used ? recoveryLeft(db, userId) : undefined
}

export const recoveryLeft = async (db: Db, userId: string): Promise<number> =>
  (
    await one<{ left: number }>(
      db,
      sql`select count(*)::int as left from recovery_codes where user_id = ${userId}`,
    )
  ).left

export const hasFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await one<{ has: boolean }>(db, sql`select ${hasFactorSql} as has from users u where u.id = ${userId}`))
    .has

export type FactorOwner = PersonJson & {
  email: string
  first_name: string
  last_name: string
  language: Lang
  factor_asked_at: Date | null
}

/** The person as sign-in knows them; `SUSPENDED` with their company. */
export const ownerOf = (db: Db, userId: string): Promise<FactorOwner | undefined> =>
  maybe(
    db,
    sql`select u.id, u.password_hash, case when c.suspended_at is null then u.status else 'SUSPENDED' end as status, u.user_code,
        u.idle_minutes, u.role, u.is_company_admin, ${hasFactorSql} as has_factor, false as remembered, u.email, u.first_name,
        u.last_name, u.language, u.factor_asked_at
      from users u join companies c on c.id = u.company_id where u.id = ${userId}`,
  )

export type NewDevice = { userId: string; tokenHash: Buffer; agent: string; address: string; days: number }

export const insertDevice = async (db: Db, device: NewDevice): Promise<void> => {
  await sql`insert into remembered_devices (user_id, token_hash, agent, address, expires_at)
    values (${device.userId}, ${device.tokenHash}, ${device.agent}, ${device.address}, now() + make_interval(days => ${device.days}))`.execute(
    db,
  )
}

export type Device = {
  id: string
  agent: string
  address: string
  created_at: Date
  expires_at: Date
  this_one: boolean
}

export const devicesOf = (db: Db, userId: string, held: Buffer | null): Promise<Device[]> =>
  rows(
    db,
    sql`select id, agent, address, created_at, expires_at, coalesce(token_hash = ${held}::bytea, false) as this_one
      from remembered_devices where user_id = ${userId} and expires_at > now() order by id desc`,
  )

export const deleteDevice = async (tx: Tx, userId: string, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`delete from remembered_devices where id = ${id} and user_id = ${userId} returning id`,
  )) !== undefined

/** Every device of a person needs the second step again. */
export const forgetDevices = async (tx: Tx, userId: string): Promise<void> => {
  await sql`delete from remembered_devices where user_id = ${userId}`.execute(tx)
}

export const forgetOldDevices = (db: Db): Promise<number> =>
  deleteInPortions(db, 'remembered_devices', 'expires_at < now()')
