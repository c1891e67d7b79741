// SQL of who reads the newsletter: how many, and who has not been written to yet.
import { sql } from '../../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { one, rows, type Db, type Tx } from '../../kit/db.ts'

export type ReaderCounts = { en: number; ar: number; unconfirmed: number }

export const readerCounts = (db: Db): Promise<ReaderCounts> =>
  one(
    db,
    sql`select count(*) filter (where state = 'ACTIVE' and language = 'en')::int as en,
        count(*) filter (where state = 'ACTIVE' and language = 'ar')::int as ar,
        count(*) filter (where state = 'PENDING')::int as unconfirmed
      from newsletter_subscribers`,
  )

/** Who had confirmed by a moment and has not left. */
export const audienceOf = async (tx: Tx, at: Date): Promise<number> =>
  (
    await one<{ count: number }>(
      tx,
      sql`select count(*)::int as count from newsletter_subscribers where state = 'ACTIVE' and confirmed_at <= ${at}`,
    )
  ).count

export type Reader = { id: string; email: string; language: Lang }

/** The next readers who have not been written to; empty when there are no more. */
export const dueReaders = (tx: Tx, issueId: string, sentAt: Date, most: number): Promise<Reader[]> =>
  rows(
    tx,
    sql`select s.id, s.email, s.language from newsletter_subscribers s
      where s.state = 'ACTIVE' and s.confirmed_at <= ${sentAt}
        and not exists (select from newsletter_deliveries d where d.issue_id = ${issueId} and d.subscriber_id = s.id)
      order by s.id limit ${most}`,
  )

/** Notes that they are written to, each with the hash of their mail's own link out. */
export const noteReaders = async (
  tx: Tx,
  issueId: string,
  readers: readonly (Reader & { leaveHash: Buffer })[],
  at: Date,
): Promise<void> => {
  await sql`insert into newsletter_deliveries (issue_id, subscriber_id, language, leave_hash, at)
    select ${issueId}::uuid, r.id, r.language, r.hash, ${at}::timestamptz
    from unnest(${readers.map(({ id }) => id)}::uuid[], ${readers.map(({ language }) => language)}::text[],
      ${readers.map(({ leaveHash }) => leaveHash)}::bytea[]) as r (id, language, hash)`.execute(tx)
}
