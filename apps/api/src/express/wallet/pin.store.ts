// All SQL of cash PINs: tries that count before they are compared, locks by the database's clock, and the minutes that a right one is good for.
import { locksToReset, pinSessionMinutes } from '@marsa/model/express/wallet/pin.ts'
import { maybe, one, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type PinRow = { tries: number; locks: number; locked_until: Date | null; is_locked: boolean }

const columns = sql`tries, locks, locked_until, coalesce(locked_until > clock_timestamp(), false) as is_locked`

export const findPin = (db: Db, userId: string): Promise<PinRow | undefined> =>
  maybe(db, sql`select ${columns} from wallet_pins where user_id = ${userId}`)

/** False when there is one already. */
export const insertPin = async (tx: Tx, userId: string, hash: string): Promise<boolean> =>
  (await maybe(
    tx,
    sql`insert into wallet_pins (user_id, pin_hash) values (${userId}, ${hash}) on conflict do nothing returning user_id`,
  )) !== undefined

export const replacePin = async (tx: Tx, userId: string, hash: string): Promise<void> => {
  await sql`update wallet_pins set pin_hash = ${hash}, tries = 0, locks = 0, locked_until = null, set_at = clock_timestamp()
    where user_id = ${userId}`.execute(tx)
  await sql`delete from wallet_pin_sessions where user_id = ${userId}`.execute(tx)
}

/**
 * Counts a try and hands out what to compare it with, or nothing while the PIN is locked. The one that reaches the limit locks at
 * once, and opens again only if it was right: whoever guesses on many connections has no more tries than on one.
 */
export const takeTry = (
  db: Db,
  userId: string,
  { tries, lockMinutes }: { tries: number; lockMinutes: number },
): Promise<(PinRow & { pin_hash: string }) | undefined> =>
  maybe(
    db,
    sql`update wallet_pins set tries = (tries + 1) % ${tries}::int, locks = locks + (tries + 1) / ${tries}::int,
        locked_until = case when tries + 1 >= ${tries}::int
          then clock_timestamp() + make_interval(mins => ${lockMinutes}) else null end
      where user_id = ${userId} and locks < ${locksToReset} and (locked_until is null or locked_until <= clock_timestamp())
      returning pin_hash, ${columns}`,
  )

/** A right entry forgets the wrong ones before it, and opens the wallet in this session. */
export const openPin = async (tx: Tx, userId: string, sessionId: string): Promise<void> => {
  await sql`update wallet_pins set tries = 0, locks = 0, locked_until = null where user_id = ${userId}`.execute(
    tx,
  )
  await sql`insert into wallet_pin_sessions (session_id, user_id, open_until)
    values (${sessionId}, ${userId}, clock_timestamp() + make_interval(mins => ${pinSessionMinutes}))
    on conflict (session_id) do update set open_until = excluded.open_until, user_id = excluded.user_id`.execute(
    tx,
  )
}

/** Until when the PIN need not be typed again in this session; null where it has to be. */
export const pinOpenUntil = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Date | null> =>
  (
    await maybe<{ open_until: Date }>(
      db,
      sql`select open_until from wallet_pin_sessions
        where session_id = ${sessionId} and user_id = ${userId} and open_until > clock_timestamp()`,
    )
  )?.open_until ?? null

/** Where the code goes, and whether the number is too new for it (Z14). */
export const pinMobile = (
  db: Db,
  userId: string,
  hours: number,
): Promise<{ mobile: string | null; is_new: boolean }> =>
  one(
    db,
    sql`select mobile, coalesce(mobile_changed_at > clock_timestamp() - make_interval(hours => ${hours}), false) as is_new
      from users where id = ${userId}`,
  )
