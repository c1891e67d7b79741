// How conversations and messages leave the server, each side with what it may know.
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'
import { chatTyping } from '@marsa/model/messages/chat/chat.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { Db } from '../../kit/db.ts'
import { messagesOf, unreadAfter, type MessageRow } from './chat-messages.store.ts'
import type { Chat, ChatSide } from './chats.store.ts'

export const toMessage = (row: MessageRow, side: ChatSide): ChatMessage => ({
  id: row.id,
  number: row.number,
  from: row.sender,
  by: row.author,
  text: row.body,
  event: row.event,
  outcome: side === 'desk' ? row.outcome : null,
  at: toOffset(row.at),
  clientId: row.sender === side ? row.client_id : null,
  file:
    row.file_name !== null && row.media_type !== null && row.size_bytes !== null
      ? { name: row.file_name, mediaType: row.media_type, size: row.size_bytes }
      : null,
})

const numberOf = (place: string | undefined): number | undefined =>
  place === undefined ? undefined : Number(place)

/** One page of a conversation for one of its sides. */
export const threadOf = async (
  db: Db,
  chat: Chat,
  side: ChatSide,
  places: { since?: string | undefined; before?: string | undefined },
  now: Date,
) => {
  const since = numberOf(places.since)
  const before = numberOf(places.before)
  const other = side === 'desk' ? 'customer' : 'desk'
  const found = await messagesOf(db, chat.id, { since, before })
  const read = side === 'desk' ? chat.desk_read : chat.customer_read
  const typingAt = side === 'desk' ? chat.customer_typing_at : chat.desk_typing_at
  return {
    items: found.map((row) => toMessage(row, side)),
    cursor: String(found.at(-1)?.number ?? since ?? 0),
    earlier: (found[0]?.number ?? 1) > 1,
    delivered: side === 'desk' ? chat.customer_read : chat.desk_read,
    unread: await unreadAfter(db, chat.id, other, read),
    typing: typingAt !== null && now.getTime() - typingAt.getTime() < chatTyping.holds * 1000,
  }
}
