// A person of the desk takes a waiting conversation over; of two at once the second is told so.
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { takeRefusal } from '@marsa/model/messages/chat/chat.ts'
import type { takeChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockChat } from './chats.store.ts'
import { takeAs } from './post-message.ts'
import { publishChat } from './notify-chat.ts'

export const takeChat = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const chat = await lockChat(tx, call.body.id)
    if (!chat) throw new Problem('chat.id')
    refuse(takeRefusal({ state: chat.state, assignedTo: chat.assigned_to }))
    await takeAs(tx, chat, actor, call.now)
    await publishChat(tx, chat)
    return succeeded
  })
}
