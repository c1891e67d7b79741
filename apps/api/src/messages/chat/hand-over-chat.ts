// Gives a conversation to a colleague, or takes it over from one; the colleague is notified.
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { handlingRefusal } from '@marsa/model/messages/chat/chat.ts'
import type { handOverChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { insertMessage } from './chat-messages.store.ts'
import { deskPeople, lockChat, moveChat } from './chats.store.ts'
import { publishChat, notifyColleague } from './notify-chat.ts'

export const handOverChat = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { id, to } = call.body
  return call.once(async (tx) => {
    const chat = await lockChat(tx, id)
    if (!chat) throw new Problem('chat.id')
    refuse(handlingRefusal({ state: chat.state, assignedTo: chat.assigned_to }))
    const people = await deskPeople(tx)
    if (to === chat.assigned_to || !people.some((person) => person.id === to))
      throw new Problem('chat.colleague', {}, { to: 'chat.colleague' })
    await moveChat(tx, id, 'handOverChat', kindOf(actor), { assigned_to: to })
    const event = { sender: 'system', authorId: to, event: 'handed-over', at: call.now } as const
    const { number } = await insertMessage(tx, id, event)
    if (to !== actor.userId) await notifyColleague(tx, { ...chat, last_number: number }, actor.userId, to)
    await publishChat(tx, chat)
    return succeeded
  })
}
