// All SQL of codes by text message: how many were sent, the one that is open, its tries and its end.
import { sql } from '../kit/sql.ts'
import type { CodePurpose } from '@marsa/model/accounts/code.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'
import { deleteInPortions } from '../kit/integrity.ts'

/** What a code belongs to: it opens nothing else. */
export type CodeHolder = { purpose: CodePurpose; mobile: string; binding: string }

/** Stops others who ask for a code for the same number until this transaction ends. */
export const lockNumber = async (tx: Tx, mobile: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mobile}, 0))`.execute(tx)
}

/** Seconds since the latest code of a holder, or null. */
export const lastCodeAgo = async (db: Db, { purpose, mobile, binding }: CodeHolder): Promise<number | null> =>
  (
    await one<{ ago: number | null }>(
      db,
      sql`select extract(epoch from now() - max(created_at))::float as ago from sms_codes
        where purpose = ${purpose} and mobile = ${mobile} and binding = ${binding}`,
    )
  ).ago

/** Closes the holder's open code and opens another; answers its id. */
export const replaceCode = async (
  tx: Tx,
  { purpose, mobile, binding }: CodeHolder,
  hash: Buffer,
  minutes: number,
): Promise<string> => {
  await sql`update sms_codes set closed_at = now()
    where purpose = ${purpose} and mobile = ${mobile} and binding = ${binding} and closed_at is null`.execute(
    tx,
  )
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into sms_codes (purpose, mobile, binding, code_hash, expires_at)
      values (${purpose}, ${mobile}, ${binding}, ${hash}, now() + make_interval(mins => ${minutes}))
      returning id`,
  )
  return id
}

/** Counts a try on the holder's open code and hands out what to compare with; nothing when none is open. */
export const tryCode = (
  db: Db,
  { purpose, mobile, binding }: CodeHolder,
  tries: number,
): Promise<{ id: string; code_hash: Buffer; expired: boolean } | undefined> =>
  maybe(
    db,
    sql`update sms_codes set tries = tries + 1
      where purpose = ${purpose} and mobile = ${mobile} and binding = ${binding} and closed_at is null and tries < ${tries}
      returning id, code_hash, expires_at <= now() as expired`,
  )

/** Uses a code up; false when somebody else just did. */
export const closeCode = async (tx: Tx, id: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update sms_codes set closed_at = now() where id = ${id} and closed_at is null returning id`,
  )) !== undefined

/** Forgets codes two days after they were sent, with the numbers that they went to; answers how many. */
export const forgetCodes = (db: Db): Promise<number> =>
  deleteInPortions(db, 'sms_codes', `created_at < now() - interval '2 days'`)
