// All SQL of links for a new password.
import { sql } from '../../kit/sql.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'

export type NewReset = { id: string; userId: string; hash: Buffer; passwordVersion: number; minutes: number }

/** False when the request has its link already. */
export const insertReset = async (tx: Tx, reset: NewReset): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into password_resets (id, user_id, token_hash, password_version, expires_at)
      values (${reset.id}, ${reset.userId}, ${reset.hash}, ${reset.passwordVersion}, now() + make_interval(mins => ${reset.minutes}))
      on conflict (id) do nothing returning id`,
  )) !== undefined

export type ResetRow = { id: string; user_id: string; expires_at: Date; open: boolean }

/** `open` while it is unused, in time, and the password is still the one it was made for. */
export const resetByHash = (db: Db, hash: Buffer): Promise<ResetRow | undefined> =>
  maybe(
    db,
    sql`select r.id, r.user_id, r.expires_at,
        r.used_at is null and r.expires_at > now() and r.password_version = u.password_version as open
      from password_resets r join users u on u.id = r.user_id where r.token_hash = ${hash}`,
  )

/** Uses a link up; false when it was used in the meantime, or its time is over. */
export const useReset = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update password_resets set used_at = now() where id = ${id} and used_at is null and expires_at > now() returning id`,
  )) !== undefined

/** Kept a day longer than they are good for, so that an old link is called expired, not invalid. */
export const forgetResets = async (db: Db): Promise<void> => {
  await sql`delete from password_resets where expires_at < now() - interval '1 day'`.execute(db)
}
