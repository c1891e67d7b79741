// SQL of the conversations of shipments.

import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type MessageRow = {
  number: number
  side: ShipmentSide
  by: { en: string; ar: string }
  body: string
  at: Date
}
export type ConversationRow = { last_number: number; customer_read: number; agent_read: number }
/** A conversation: of a request with the company that has won it. */
export type ConversationKey = { requestId: string; agentId: string }

const ofConversation = ({ requestId, agentId }: ConversationKey) =>
  sql`m.request_id = ${requestId} and m.agent_id = ${agentId}`

const selected = sql`select m.number, m.side, m.body, m.at,
    json_build_object('en', u.first_name, 'ar', coalesce(u.first_name_ar, u.first_name)) as by
  from shipment_messages m join users u on u.id = m.author_id`

export const conversationOf = (
  db: Db,
  { requestId, agentId }: ConversationKey,
): Promise<ConversationRow | undefined> =>
  maybe(
    db,
    sql`select last_number, customer_read, agent_read from shipment_conversations
      where request_id = ${requestId} and agent_id = ${agentId}`,
  )

export const messagesOf = (db: Db, key: ConversationKey): Promise<MessageRow[]> =>
  rows(db, sql`${selected} where ${ofConversation(key)} order by m.number`)

export const messageOf = (db: Db, key: ConversationKey, clientId: string): Promise<MessageRow | undefined> =>
  maybe(db, sql`${selected} where ${ofConversation(key)} and m.client_id = ${clientId}`)

/** How many the other side has written after what a side has read. */
export const unreadBy = async (
  db: Db,
  key: ConversationKey,
  side: ShipmentSide,
  read: number,
): Promise<number> =>
  (
    await one<{ unread: number }>(
      db,
      sql`select count(*)::int as unread from shipment_messages m
        where ${ofConversation(key)} and m.side <> ${side} and m.number > ${read}`,
    )
  ).unread

/** Writes the next message of a request that the transaction holds; whoever writes has read what is before it. */
export const insertMessage = async (
  tx: Tx,
  { requestId, agentId }: ConversationKey,
  {
    side,
    authorId,
    clientId,
    text,
    at,
  }: { side: ShipmentSide; authorId: string; clientId: string; text: string; at: Date },
): Promise<ConversationRow> => {
  const read = sql.ref(`${side}_read`)
  const conversation = await one<ConversationRow>(
    tx,
    sql`insert into shipment_conversations as t (request_id, agent_id, last_number, ${read}) values (${requestId}, ${agentId}, 1, 1)
      on conflict (request_id, agent_id) do update set last_number = t.last_number + 1, ${read} = t.last_number + 1
      returning last_number, customer_read, agent_read`,
  )
  await sql`insert into shipment_messages (request_id, agent_id, number, side, author_id, client_id, body, at)
    values (${requestId}, ${agentId}, ${conversation.last_number}, ${side}, ${authorId}, ${clientId}, ${text}, ${at})`.execute(
    tx,
  )
  return conversation
}

/** Moves the mark of what a side has read forward, never beyond what was written. */
export const markRead = async (
  tx: Tx,
  { requestId, agentId }: ConversationKey,
  side: ShipmentSide,
  upTo: number,
): Promise<void> => {
  const read = sql.ref(`${side}_read`)
  await sql`update shipment_conversations set ${read} = greatest(${read}, least(${upTo}::int, last_number))
    where request_id = ${requestId} and agent_id = ${agentId}`.execute(tx)
}
