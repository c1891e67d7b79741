// All SQL of codes by text message: how many were sent, the one that is open, its tries and its end.
import { sql } from 'kysely'
import type { CodePurpose } from '@marsa/model/accounts/code.ts'
import { maybe, one, type Db, type Tx } from '../kit/db.ts'

/** What a code belongs to: it opens nothing else. */
export type CodeHolder = { purpose: CodePurpose; mobile: string; binding: string }

export type Sends = {
  number_quarter: number
  number_day: number
  address_day: number
  all_day: number
  /** Seconds since the latest code for this holder, or null. */
  last_ago: number | null
}

/** Counts what was sent, after it has stopped others who ask for the same number until this transaction ends. */
export const countSends = async (tx: Tx, holder: CodeHolder, addressHash: Buffer): Promise<Sends> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${holder.mobile}, 0))`.execute(tx)
  return one(
    tx,
    sql`select
        (select count(*)::int from sms_codes where mobile = ${holder.mobile} and created_at > now() - interval '15 minutes')
          as number_quarter,
        (select count(*)::int from sms_codes where mobile = ${holder.mobile} and created_at > now() - interval '1 day') as number_day,
        (select count(*)::int from sms_codes where address_hash = ${addressHash} and created_at > now() - interval '1 day')
          as address_day,
        (select count(*)::int from sms_codes where created_at > now() - interval '1 day') as all_day,
        (select extract(epoch from now() - max(created_at))::float from sms_codes
          where purpose = ${holder.purpose} and mobile = ${holder.mobile} and binding = ${holder.binding}) as last_ago`,
  )
}

/** Closes the holder's open code and opens another; answers its id. */
export const replaceCode = async (
  tx: Tx,
  { purpose, mobile, binding }: CodeHolder,
  code: { hash: Buffer; addressHash: Buffer; minutes: number },
): Promise<string> => {
  await sql`update sms_codes set closed_at = now()
    where purpose = ${purpose} and mobile = ${mobile} and binding = ${binding} and closed_at is null`.execute(
    tx,
  )
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into sms_codes (purpose, mobile, binding, code_hash, address_hash, expires_at)
      values (${purpose}, ${mobile}, ${binding}, ${code.hash}, ${code.addressHash}, now() + make_interval(mins => ${code.minutes}))
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

export const forgetCodes = async (db: Db): Promise<void> => {
  await sql`delete from sms_codes where created_at < now() - interval '2 days'`.execute(db)
}
