// SQL of the messages of conversations: writing them in order, and reading them by their numbers.
import { sql } from '../../kit/sql.ts'
import { chatPage, type ChatEvent, type ChatOutcome } from '@marsa/model/messages/chat/chat.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { firstName, type Both } from './names.store.ts'

export type MessageRow = {
  id: string
  chat_id: string
  number: number
  sender: 'customer' | 'desk' | 'system'
  author_id: string | null
  author: Both | null
  client_id: string | null
  body: string
  event: ChatEvent | null
  outcome: ChatOutcome | null
  at: Date
  file_name: string | null
  media_type: string | null
  size_bytes: number | null
  sha256: Buffer | null
  storage_key: string | null
}

/** A file that is durable already, under its key. */
export type StoredFile = {
  file_name: string
  media_type: string
  size_bytes: number
  sha256: Buffer
  storage_key: string
}

export type NewMessage = {
  sender: MessageRow['sender']
  authorId: string | null
  clientId?: string
  text?: string
  file?: StoredFile | undefined
  event?: ChatEvent
  outcome?: ChatOutcome
  at: Date
}

/** Writes the next message of a conversation that the transaction holds. */
export const insertMessage = (tx: Tx, chatId: string, message: NewMessage): Promise<MessageRow> =>
  one(
    tx,
    sql`with numbered as (
        update chats set last_number = last_number + 1, last_at = greatest(last_at, ${message.at}) where id = ${chatId}
        returning last_number),
      made as (
        insert into chat_messages (chat_id, number, sender, author_id, client_id, body, event, outcome, at, file_name,
          media_type, size_bytes, sha256, storage_key)
        select ${chatId}, last_number, ${message.sender}, ${message.authorId}::uuid, ${message.clientId ?? null}::uuid,
          ${message.text ?? ''}, ${message.event ?? null}, ${message.outcome ?? null}, ${message.at}::timestamptz,
          ${message.file?.file_name ?? null}, ${message.file?.media_type ?? null}, ${message.file?.size_bytes ?? null}::int,
          ${message.file?.sha256 ?? null}::bytea, ${message.file?.storage_key ?? null}
        from numbered returning *)
      select made.*, ${firstName('u')} as author from made left join users u on u.id = made.author_id`,
  )

const selected = sql`select m.id, m.chat_id, m.number, m.sender, m.author_id, m.client_id, m.body, m.event, m.outcome, m.at, m.file_name,
    m.media_type, m.size_bytes, m.sha256, m.storage_key, ${firstName('u')} as author
  from chat_messages m left join users u on u.id = m.author_id`

export const messageByClientId = (
  db: Db,
  chatId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  maybe(db, sql`${selected} where m.chat_id = ${chatId} and m.client_id = ${clientId}`)

export const messageById = (db: Db, id: string): Promise<MessageRow | undefined> =>
  maybe(db, sql`${selected} where m.id = ${id}`)

/** One page: everything after `since`, or the newest, or the newest before a number; oldest first. */
export const messagesOf = async (
  db: Db,
  chatId: string,
  { since, before }: { since?: number | undefined; before?: number | undefined },
): Promise<MessageRow[]> => {
  if (since !== undefined)
    return rows(
      db,
      sql`${selected} where m.chat_id = ${chatId} and m.number > ${since} order by m.number limit ${chatPage}`,
    )
  const found = await rows<MessageRow>(
    db,
    sql`${selected} where m.chat_id = ${chatId} and (${before ?? null}::int is null or m.number < ${before ?? null}::int)
      order by m.number desc limit ${chatPage}`,
  )
  return found.toReversed()
}

export const allMessagesOf = (db: Db, chatId: string): Promise<MessageRow[]> =>
  rows(db, sql`${selected} where m.chat_id = ${chatId} order by m.number`)

/** What the other side wrote after a number. */
export const unreadAfter = async (
  db: Db,
  chatId: string,
  sender: 'customer' | 'desk',
  number: number,
): Promise<number> =>
  (
    await one<{ unread: number }>(
      db,
      sql`select count(*)::int as unread from chat_messages
        where chat_id = ${chatId} and sender = ${sender} and number > ${number}`,
    )
  ).unread

/** Number of the newest message of the desk. */
export const lastAnswerNumber = async (db: Db, chatId: string): Promise<number> =>
  (
    await one<{ number: number }>(
      db,
      sql`select coalesce(max(number), 0)::int as number from chat_messages where chat_id = ${chatId} and sender = 'desk'`,
    )
  ).number

/** The first message of the desk after a number. */
export const firstAnswerAfter = (db: Db, chatId: string, number: number): Promise<MessageRow | undefined> =>
  maybe(
    db,
    sql`${selected} where m.chat_id = ${chatId} and m.sender = 'desk' and m.number > ${number} order by m.number limit 1`,
  )

export const fileCount = async (db: Db, chatId: string): Promise<number> =>
  (
    await one<{ files: number }>(
      db,
      sql`select count(*)::int as files from chat_messages where chat_id = ${chatId} and storage_key is not null`,
    )
  ).files
