// SQL of the links that lead a visitor back into their conversation, each once; only their hashes are kept.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from '../../kit/sql.ts'
import { maybe, type Db, type Tx } from '../../kit/db.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const newReturnToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export type NewReturn = { chatId: string; hash: Buffer; expiresAt: Date }

/** The newest link is the only one that opens. */
export const addReturn = async (tx: Tx, { chatId, hash, expiresAt }: NewReturn): Promise<void> => {
  await sql`delete from chat_returns where chat_id = ${chatId}`.execute(tx)
  await sql`insert into chat_returns (token_hash, chat_id, expires_at)
    values (${hash}, ${chatId}, ${expiresAt})`.execute(tx)
}

/** Uses a link up; undefined when it is used, too old or made up. */
export const useReturn = (
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ chat_id: string; visitor_id: string } | undefined> =>
  maybe(
    tx,
    sql`update chat_returns r set used_at = ${now} from chats c
      where r.token_hash = ${hashOf(token)} and r.used_at is null and r.expires_at > ${now}
        and c.id = r.chat_id and c.visitor_id is not null
      returning r.chat_id, c.visitor_id`,
  )

/** How far a mail has told of answers, and when. */
export const markMailed = async (tx: Tx, id: string, number: number, at: Date): Promise<void> => {
  await sql`update chats set mailed_number = ${number}, mailed_at = ${at} where id = ${id}`.execute(tx)
}

export const forgetReturns = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from chat_returns where expires_at < ${now}`.execute(db)
}
