// Ends a conversation with its outcome; it opens again when the customer writes.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { handlingRefusal } from '@marsa/model/messages/chat/chat.ts'
import type { closeChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { insertMessage } from './chat-messages.store.ts'
import { lockChat, moveChat } from './chats.store.ts'
import { publishChat } from './notify-chat.ts'

export const closeChat = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { id, outcome } = call.body
  return call.once(async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat) throw new Problem('chat.id')
    refuse(handlingRefusal({ state: chat.state, assignedTo: chat.assigned_to }))
    const ended = { outcome, closed_at: call.now, waiting_since: null, late_at: null }
    await moveChat(tx, id, 'closeChat', kindOf(actor), ended)
    await insertMessage(tx, id, {
      sender: 'system',
      authorId: actor.userId,
      event: 'closed',
      outcome,
      at: call.now,
    })
    await publishChat(tx, chat)
    return succeeded
  })
}
