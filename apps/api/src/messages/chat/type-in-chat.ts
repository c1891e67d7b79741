// Tells the other side that somebody is writing; holds for a few seconds.
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { typeInChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { markTyping } from './chats.store.ts'
import { findChat, sideOf } from './find-chat.ts'
import { publishChat } from './notify-chat.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

export const typeInChat =
  (parts: VisitorCookies) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const chat = await findChat(call.db, parts, call, call.body.id)
    await call.once(async (tx) => {
      await markTyping(tx, chat.id, sideOf(call.actor), call.now)
      await publishChat(tx, chat)
    })
    return succeeded
  }
