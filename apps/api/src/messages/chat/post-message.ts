// Writes one message into a conversation, once for its client id, with what it does to the conversation's state.
import { answerRefusal } from '@marsa/model/messages/chat/chat.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { addWorkingMinutes } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { calendarOf } from '../../reference/door.ts'
import { settingsInForce } from '../../settings/door.ts'
import type { Tx } from '../../kit/db.ts'
import { insertMessage, messageByClientId, type MessageRow, type StoredFile } from './chat-messages.store.ts'
import { lockChat, markAnswered, markWritten, moveChat, type Chat } from './chats.store.ts'
import { publishChat, notifyCustomer, notifyDesk } from './notify-chat.ts'

export type NewPost = {
  clientId: string
  text?: string
  file?: StoredFile | undefined
  now: Date
}

const fromCustomer = async (tx: Tx, chat: Chat, actor: Actor | null, post: NewPost): Promise<MessageRow> => {
  const { now } = post
  if (chat.state === 'CLOSED') {
    await moveChat(tx, chat.id, 'reopenChat', kindOf(actor), {
      assigned_to: null,
      outcome: null,
      closed_at: null,
    })
    await insertMessage(tx, chat.id, { sender: 'system', authorId: null, event: 'reopened', at: now })
  }
  const message = await insertMessage(tx, chat.id, { ...post, sender: 'customer', authorId: null, at: now })
  const { 'help.chat-minutes': minutes } = await settingsInForce(tx)
  const lateAt = addWorkingMinutes(now, minutes, await calendarOf(tx, 'federal'))
  await markWritten(tx, chat.id, message.number, now, lateAt)
  if (chat.last_number === 0 || chat.state === 'CLOSED') await notifyDesk(tx, chat, message.number)
  return message
}

const fromDesk = async (tx: Tx, chat: Chat, actor: Actor, post: NewPost): Promise<MessageRow> => {
  refuse(answerRefusal({ state: chat.state, assignedTo: chat.assigned_to }, actor.userId))
  if (chat.state === 'OPEN') await takeAs(tx, chat, actor, post.now)
  const message = await insertMessage(tx, chat.id, {
    ...post,
    sender: 'desk',
    authorId: actor.userId,
    at: post.now,
  })
  await markAnswered(tx, chat.id, message.number)
  await notifyCustomer(tx, chat, actor.userId, post.now)
  return message
}

/** Gives a waiting conversation to one person of the desk, and says so in it. */
export const takeAs = async (tx: Tx, chat: Chat, actor: Actor, now: Date): Promise<void> => {
  await moveChat(tx, chat.id, 'takeChat', kindOf(actor), { assigned_to: actor.userId })
  await insertMessage(tx, chat.id, { sender: 'system', authorId: actor.userId, event: 'taken', at: now })
}

/** The stored message; for a client id that is known the one stored first. */
export const postMessage = async (
  tx: Tx,
  chatId: string,
  actor: Actor | null,
  side: 'customer' | 'desk',
  post: NewPost,
): Promise<MessageRow> => {
  const chat = await lockChat(tx, chatId)
  if (!chat) throw new Problem('chat.id')
  const known = await messageByClientId(tx, chat.id, post.clientId)
  if (known) return known
  const message =
    side === 'desk' && actor
      ? await fromDesk(tx, chat, actor, post)
      : await fromCustomer(tx, chat, actor, post)
  await publishChat(tx, chat)
  return message
}
