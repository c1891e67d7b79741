// Marks what the other side wrote as read up to a message; it shows there as delivered.
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { readChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { markChatRead } from './chats.store.ts'
import { findChat, sideOf } from './find-chat.ts'
import { publishChat } from './notify-chat.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

export const readChat =
  (parts: VisitorCookies) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const chat = await findChat(call.db, parts, call, call.body.id)
    await call.once(async (tx) => {
      if (await markChatRead(tx, chat.id, sideOf(call.actor), call.body.upTo)) await publishChat(tx, chat)
    })
    return succeeded
  }
