// Sends a message: a visitor's or customer's into their own conversation, opened by the first one, or the desk's into any.
import { randomUUID } from 'node:crypto'
import { kindOf } from '@marsa/model/kit/access.ts'
import type { AnswerOf, BodyOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { sendChatMessage as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { Call } from '../../kit/serve.ts'
import { chatOf, openChat, type Chat, type ChatOwner } from './chats.store.ts'
import { findChat, ownChat, ownerOf, sideOf } from './find-chat.ts'
import { postMessage } from './post-message.ts'
import { newVisitorId, setVisitorCookie, type VisitorCookies } from './visitor-cookie.ts'
import { toMessage } from './wire.ts'

/** How long a first message whose answer was lost may be sent again into the conversation that it opened. */
const resendMs = 3_600_000

type Sent = Call<typeof contract>
type Body = BodyOf<typeof contract>

/** A visitor without a conversation becomes the owner of one, known by a cookie from now on. */
const newVisitor = async (parts: VisitorCookies, call: Sent, body: Body): Promise<ChatOwner> => {
  if (!body.visitor) throw new Problem('chat.introduce')
  const visitorId = newVisitorId(parts, body.clientId, body.visitor.email)
  const known = await chatOf(call.db, { visitorId })
  if (known && call.now.getTime() - known.opened_at.getTime() < resendMs) return { visitorId }
  await call.spend('chat.open')
  return { visitorId: known ? randomUUID() : visitorId }
}

/** Whose conversation it goes into, with the conversation where there is one already. */
const destination = async (
  parts: VisitorCookies,
  call: Sent,
  body: Body,
): Promise<{ chat?: Chat; owner?: ChatOwner }> => {
  if (body.id !== undefined || sideOf(call.actor) === 'desk')
    return { chat: await findChat(call.db, parts, call, body.id) }
  const chat = await ownChat(call.db, parts, call)
  if (chat) return { chat }
  const signedIn = call.actor ? ownerOf(parts, call) : undefined
  return { owner: signedIn ?? (await newVisitor(parts, call, body)) }
}

export const sendChatMessage =
  (parts: VisitorCookies) =>
  async (call: Sent): Promise<AnswerOf<typeof contract>> => {
    const { actor, body, now } = call
    const { chat, owner } = await destination(parts, call, body)
    const side = sideOf(actor)
    const answer = await call.once(async (tx) => {
      const opened =
        chat ??
        (await openChat(tx, owner!, kindOf(actor), {
          language: body.language ?? call.language,
          visitor: actor ? undefined : body.visitor,
          now,
        }))
      return toMessage(await postMessage(tx, opened.id, actor, side, { ...body, now }), side)
    })
    if (owner && 'visitorId' in owner) setVisitorCookie(parts, call.reply, owner.visitorId, now)
    return answer
  }
