// All SQL of the newsletter.
import { sql } from '../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, type Db, type Tx } from '../kit/db.ts'

export type Subscriber = { id: string; email: string; language: Lang }

export type Asked = {
  email: string
  language: Lang
  confirmHash: Buffer
  confirmUntil: Date
  leaveHash: Buffer
  at: Date
}

/** Writes the wish of an address; undefined when it is subscribed already and nothing changes. */
export const askToJoin = (tx: Tx, asked: Asked): Promise<Subscriber | undefined> =>
  maybe(
    tx,
    sql`insert into newsletter_subscribers as s (email, language, state, confirm_hash, confirm_until, leave_hash, asked_at)
      values (${asked.email}, ${asked.language}, 'PENDING', ${asked.confirmHash}, ${asked.confirmUntil}, ${asked.leaveHash}, ${asked.at})
      on conflict (email) do update set language = excluded.language, state = 'PENDING', confirm_hash = excluded.confirm_hash,
        confirm_until = excluded.confirm_until, leave_hash = excluded.leave_hash, asked_at = excluded.asked_at,
        confirmed_at = null, left_at = null
        where s.state <> 'ACTIVE'
      returning id, email, language`,
  )

export const subscribed = (db: Db, email: string): Promise<Subscriber | undefined> =>
  maybe(
    db,
    sql`select id, email, language from newsletter_subscribers where email = ${email} and state = 'ACTIVE'`,
  )

/** The link of the mail was followed in time; undefined when it is old, used or made up. */
export const confirmJoin = (tx: Tx, hash: Buffer, at: Date): Promise<Subscriber | undefined> =>
  maybe(
    tx,
    sql`update newsletter_subscribers set state = 'ACTIVE', confirm_hash = null, confirm_until = null, confirmed_at = ${at}
      where confirm_hash = ${hash} and confirm_until > ${at} returning id, email, language`,
  )

/** Ends a subscription, or a wish for one, by its own link or one of an issue's mail; also true for who has left before. */
export const leave = (
  tx: Tx,
  hash: Buffer,
  at: Date,
): Promise<(Subscriber & { before: string }) | undefined> =>
  maybe(
    tx,
    sql`with mail as (
        update newsletter_deliveries set left_at = coalesce(left_at, ${at}::timestamptz) where leave_hash = ${hash}
        returning subscriber_id),
      found as (select id, state from newsletter_subscribers
        where leave_hash = ${hash} or id = (select subscriber_id from mail) for update)
      update newsletter_subscribers s set state = 'LEFT', confirm_hash = null, confirm_until = null,
        left_at = coalesce(s.left_at, ${at}::timestamptz)
      from found where s.id = found.id returning s.id, s.email, s.language, found.state as before`,
  )

/** Removes addresses that nobody has confirmed in time. */
export const forgetUnconfirmed = async (db: Db): Promise<void> => {
  await sql`delete from newsletter_subscribers where state = 'PENDING' and confirm_until < now()`.execute(db)
}
