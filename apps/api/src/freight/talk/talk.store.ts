// SQL of the conversations of shipments.
import type { TalkSide } from '@marsa/model/freight/talk/talk.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { sql } from '../../kit/sql.ts'

export type MessageRow = {
  number: number
  side: TalkSide
  by: { en: string; ar: string }
  body: string
  at: Date
}
export type TalkRow = { last_number: number; customer_read: number; agent_read: number }
/** A conversation: of a request with the company that has won it. */
export type TalkKey = { requestId: string; agentId: string }

const ofTalk = ({ requestId, agentId }: TalkKey) =>
  sql`m.request_id = ${requestId} and m.agent_id = ${agentId}`

const selected = sql`select m.number, m.side, m.body, m.at,
    json_build_object('en', u.first_name, 'ar', coalesce(u.first_name_ar, u.first_name)) as by
  from shipment_messages m join users u on u.id = m.author_id`

export const talkOf = (db: Db, { requestId, agentId }: TalkKey): Promise<TalkRow | undefined> =>
  maybe(
    db,
    sql`select last_number, customer_read, agent_read from shipment_talks
      where request_id = ${requestId} and agent_id = ${agentId}`,
  )

export const messagesOf = (db: Db, key: TalkKey): Promise<MessageRow[]> =>
  rows(db, sql`${selected} where ${ofTalk(key)} order by m.number`)

export const messageOf = (db: Db, key: TalkKey, clientId: string): Promise<MessageRow | undefined> =>
  maybe(db, sql`${selected} where ${ofTalk(key)} and m.client_id = ${clientId}`)

/** How many the other side has written after what a side has read. */
export const unreadBy = async (db: Db, key: TalkKey, side: TalkSide, read: number): Promise<number> =>
  (
    await one<{ unread: number }>(
      db,
      sql`select count(*)::int as unread from shipment_messages m
        where ${ofTalk(key)} and m.side <> ${side} and m.number > ${read}`,
    )
  ).unread

/** Writes the next message of a request that the transaction holds; whoever writes has read what is before it. */
export const insertMessage = async (
  tx: Tx,
  { requestId, agentId }: TalkKey,
  {
    side,
    authorId,
    clientId,
    text,
    at,
  }: { side: TalkSide; authorId: string; clientId: string; text: string; at: Date },
): Promise<TalkRow> => {
  const read = sql.ref(`${side}_read`)
  const talk = await one<TalkRow>(
    tx,
    sql`insert into shipment_talks as t (request_id, agent_id, last_number, ${read}) values (${requestId}, ${agentId}, 1, 1)
      on conflict (request_id, agent_id) do update set last_number = t.last_number + 1, ${read} = t.last_number + 1
      returning last_number, customer_read, agent_read`,
  )
  await sql`insert into shipment_messages (request_id, agent_id, number, side, author_id, client_id, body, at)
    values (${requestId}, ${agentId}, ${talk.last_number}, ${side}, ${authorId}, ${clientId}, ${text}, ${at})`.execute(
    tx,
  )
  return talk
}

/** Moves the mark of what a side has read forward, never beyond what was written. */
export const markRead = async (
  tx: Tx,
  { requestId, agentId }: TalkKey,
  side: TalkSide,
  upTo: number,
): Promise<void> => {
  const read = sql.ref(`${side}_read`)
  await sql`update shipment_talks set ${read} = greatest(${read}, least(${upTo}::int, last_number))
    where request_id = ${requestId} and agent_id = ${agentId}`.execute(tx)
}
