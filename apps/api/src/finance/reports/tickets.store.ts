// All SQL of tickets: the keys that sign them, which ones were used, and the render sessions that they opened.
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

/** A key signs for a day and is believed for another. */
export const signingKeys = async (db: Db): Promise<Buffer[]> =>
  (
    await rows<{ key: Buffer }>(
      db,
      sql`select signing_key as key from report_keys where made_at > now() - interval '48 hours' order by made_at desc limit 2`,
    )
  ).map(({ key }) => key)

/** The newest key, a new one where it is a day old; keys that nothing can be signed with any more go. */
export const keyToSign = async (tx: Tx, fresh: Buffer): Promise<Buffer> => {
  await sql`select pg_advisory_xact_lock(hashtext('report_keys'))`.execute(tx)
  const known = await maybe<{ key: Buffer }>(
    tx,
    sql`select signing_key as key from report_keys where made_at > now() - interval '24 hours' order by made_at desc limit 1`,
  )
  if (known) return known.key
  await sql`delete from report_keys where made_at <= now() - interval '48 hours'`.execute(tx)
  return (
    await one<{ key: Buffer }>(
      tx,
      sql`insert into report_keys (signing_key) values (${fresh}) returning signing_key as key`,
    )
  ).key
}

export type RenderRow = {
  user_id: string
  session_id: string
  report_group: string
  report: string
  params: Record<string, string>
  expires_at: Date
}

/** The first use of a ticket; nothing where it was used already. */
export const openRender = (
  tx: Tx,
  row: Omit<RenderRow, 'expires_at'> & { jti: string; token_hash: Buffer; minutes: number },
): Promise<{ expires_at: Date } | undefined> =>
  maybe(
    tx,
    sql`insert into report_renders (jti, token_hash, user_id, session_id, report_group, report, params, expires_at)
      values (${row.jti}, ${row.token_hash}, ${row.user_id}, ${row.session_id}, ${row.report_group}, ${row.report},
        ${JSON.stringify(row.params)}::jsonb, now() + make_interval(mins => ${row.minutes}))
      on conflict (jti) do nothing returning expires_at`,
  )

export const findRender = (db: Db, tokenHash: Buffer): Promise<RenderRow | undefined> =>
  maybe(
    db,
    sql`select user_id, session_id, report_group, report, params, expires_at from report_renders
      where token_hash = ${tokenHash} and expires_at > now()`,
  )

/** A ticket is long past its time when its use is forgotten. */
export const forgetRenders = async (db: Db): Promise<void> => {
  await sql`delete from report_renders where expires_at < now() - interval '1 day'`.execute(db)
}
