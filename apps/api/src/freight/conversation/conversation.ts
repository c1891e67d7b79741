// The conversation of a shipment between its customer and the agent that has won it; staff read it, nobody else knows of it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  ShipmentMessage,
  readShipmentMessages as readContract,
  viewShipmentMessages as viewContract,
  writeShipmentMessage as writeContract,
} from '@marsa/model/freight/conversation/conversation-endpoints.ts'
import { conversationRefusal } from '@marsa/model/freight/conversation/conversation.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { publishEvent } from '../publish-event.ts'
import { findRequest, lockVisible, type RequestRow } from '../requests.store.ts'
import { sideOf } from '../side.ts'
import {
  insertMessage,
  markRead,
  messageOf,
  messagesOf,
  conversationOf,
  unreadBy,
  type MessageRow,
  type ConversationKey,
} from './conversation.store.ts'

/** Throws for whom the shipment does not exist: an agent that has not won it sees none of this, invited or not. */
const conversationFor = (
  actor: Actor,
  request: RequestRow | undefined,
): { request: RequestRow; key: ConversationKey } => {
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const agentId = request.agent_id
  if (kindOf(actor) === 'agent' && agentId !== actor.companyId) throw new Problem('freight.not-found')
  if (!agentId) throw new Problem('freight.not-booked')
  return { request, key: { requestId: request.id, agentId } }
}

const toMessage = ({ number, side, by, body, at }: MessageRow): ShipmentMessage => ({
  number,
  side,
  by,
  text: body,
  at: toOffset(at),
})

export const viewShipmentMessages = async (call: Call<typeof viewContract>) => {
  const actor = signedIn(call)
  const found = await findRequest(call.db, actor, call.relation, call.query.RequestId)
  const { request, key } = conversationFor(actor, found)
  const side = sideOf(actor)
  const conversation = await conversationOf(call.db, key)
  return {
    items: (await messagesOf(call.db, key)).map(toMessage),
    unread: side && conversation ? await unreadBy(call.db, key, side, conversation[`${side}_read`]) : 0,
    writeRefusal: side ? (conversationRefusal(request.state) ?? null) : 'kit.forbidden',
  }
}

export const writeShipmentMessage = (call: Call<typeof writeContract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, key } = conversationFor(
      actor,
      await lockVisible(tx, actor, call.relation, call.query.id),
    )
    const known = await messageOf(tx, key, body.clientId)
    if (known) return toMessage(known)
    refuse(conversationRefusal(request.state))
    const side = sideOf(actor)!
    const { clientId, text } = body
    const conversation = await insertMessage(tx, key, {
      side,
      authorId: actor.userId,
      clientId,
      text,
      at: now,
    })
    const other = side === 'customer' ? 'agent' : 'customer'
    // Told once until they have read: what comes meanwhile is found with it.
    await publishEvent(tx, 'messageWritten', request, {
      from: side,
      agentId: key.agentId,
      read: conversation[`${other}_read`],
    })
    return toMessage((await messageOf(tx, key, clientId))!)
  })
}

export const readShipmentMessages = (call: Call<typeof readContract>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { key } = conversationFor(actor, await lockVisible(tx, actor, call.relation, call.query.id))
    await markRead(tx, key, sideOf(actor)!, call.body.upTo)
    return succeeded
  })
}
