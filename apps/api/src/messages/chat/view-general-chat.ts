// The caller's own conversation with the desk from a place on (C037); empty for who has none.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { viewGeneralChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { firstNameOf } from './chats.store.ts'
import { ownChat } from './find-chat.ts'
import type { VisitorCookies } from './visitor-cookie.ts'
import { threadOf } from './wire.ts'

const none: AnswerOf<typeof contract> = {
  items: [],
  cursor: '0',
  earlier: false,
  delivered: 0,
  unread: 0,
  typing: false,
  id: null,
  state: null,
  agent: null,
  name: null,
}

export const viewGeneralChat =
  (parts: VisitorCookies) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const chat = await ownChat(call.db, parts, call)
    if (!chat) return none
    return {
      ...(await threadOf(call.db, chat, 'customer', call.query, call.now)),
      id: chat.id,
      state: chat.state,
      agent: chat.assigned_to === null ? null : await firstNameOf(call.db, chat.assigned_to),
      name: chat.visitor_name,
    }
  }
