// SQL of what time does to conversations: silent visitors' end, ended ones are erased, files without a message are found.
import { sql } from '../../kit/sql.ts'
import { rows, type Db, type Tx } from '../../kit/db.ts'

const batch = 200

/** Visitors' conversations that are still open and in which nobody has written since. */
export const silentVisitorChats = async (db: Db, before: Date): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from chats where visitor_id is not null and state <> 'CLOSED' and last_at < ${before} limit ${batch}`,
    )
  ).map(({ id }) => id)

/** Keys of the files of visitors' conversations that ended before, with the conversation of each; null for no file. */
export const endedVisitorChats = (db: Db, before: Date): Promise<{ id: string; keys: string[] }[]> =>
  rows(
    db,
    sql`select c.id, coalesce(array_agg(m.storage_key) filter (where m.storage_key is not null), '{}') as keys
      from chats c left join chat_messages m on m.chat_id = c.id
      where c.visitor_id is not null and c.state = 'CLOSED' and c.closed_at < ${before}
      group by c.id limit ${batch}`,
  )

/** Erases a conversation with its messages, unless its visitor has written again meanwhile. */
export const eraseChat = async (tx: Tx, id: string, before: Date): Promise<boolean> =>
  (
    await rows(
      tx,
      sql`delete from chats where id = ${id} and state = 'CLOSED' and closed_at < ${before} returning id`,
    )
  ).length > 0

/** Notices about an erased conversation name its visitor. */
export const eraseNotices = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from notifications where subject_id = ${id} and template in ('chat-waiting', 'chat-handed-over')`.execute(
    tx,
  )
}

export const storedKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ key: string }>(
        db,
        sql`select storage_key as key from chat_messages where storage_key = any(${[...keys]}::text[])`,
      )
    ).map(({ key }) => key),
  )
