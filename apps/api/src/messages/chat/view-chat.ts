// One conversation for the desk, with whom it is, who has it, and the colleagues it may be handed to.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { may } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { chatAnswerers } from '@marsa/model/messages/chat/chat.ts'
import type { viewChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listedChat } from './chat-list.store.ts'
import { chatById, deskPeople } from './chats.store.ts'
import { toChatRow } from './list-chats.ts'
import { threadOf } from './wire.ts'

export const viewChat = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { id, ...places } = call.query
  const [chat, listed] = await Promise.all([chatById(call.db, id), listedChat(call.db, id)])
  if (!chat || !listed) throw new Problem('chat.id')
  const [thread, people] = await Promise.all([
    threadOf(call.db, chat, 'desk', places, call.now),
    deskPeople(call.db),
  ])
  return {
    ...thread,
    chat: toChatRow(listed, call.now),
    people,
    mayAct: may(actor, chatAnswerers) !== undefined,
    me: actor.userId,
  }
}
