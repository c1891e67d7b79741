// SQL of single conversations: finding whose they are, opening, moving, and the marks of reading and writing.
import { sql } from '../../kit/sql.ts'
import { chatMachine, type ChatOutcome, type ChatState } from '@marsa/model/messages/chat/chat.ts'
import type { ChatVisitor } from '@marsa/model/messages/chat/chat-fields.ts'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { customerName, firstName, wholeName, type Both } from './names.store.ts'

export type Chat = {
  id: string
  company_id: string | null
  user_id: string | null
  visitor_id: string | null
  visitor_name: string | null
  visitor_email: string | null
  language: Lang
  opened_at: Date
  state: ChatState
  assigned_to: string | null
  last_number: number
  customer_read: number
  desk_read: number
  customer_typing_at: Date | null
  desk_typing_at: Date | null
  waiting_since: Date | null
  late_at: Date | null
  /** Number of the newest message when a visitor was last written to by mail, and that moment. */
  mailed_number: number
  mailed_at: Date | null
}

/** Whose a conversation is: a signed-in person's, or that of a visitor's browser. */
export type ChatOwner = { companyId: string; userId: string } | { visitorId: string }

const ofOwner = (owner: ChatOwner) =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`visitor_id = ${owner.visitorId}`

export const chatOf = (db: Db, owner: ChatOwner): Promise<Chat | undefined> =>
  maybe(db, sql`select * from chats where ${ofOwner(owner)}`)

export const chatById = (db: Db, id: string): Promise<Chat | undefined> =>
  maybe(db, sql`select * from chats where id = ${id}`)

/** The row, held until the transaction ends: what is written to one conversation is written one after another. */
export const lockChat = (tx: Tx, id: string): Promise<Chat | undefined> =>
  maybe(tx, sql`select * from chats where id = ${id} for update`)

/** Opens a conversation unless its owner has one, also by a call of the same moment; answers the one there is. */
export const openChat = async (
  tx: Tx,
  owner: ChatOwner,
  as: ActorKind,
  { language, visitor, now }: { language: Lang; visitor?: ChatVisitor | undefined; now: Date },
): Promise<Chat> => {
  const person = 'userId' in owner ? owner : null
  await sql`insert into chats (company_id, user_id, visitor_id, visitor_name, visitor_email, visitor_mobile, language, state,
      move, moved_as, opened_at, last_at)
    values (${person?.companyId ?? null}, ${person?.userId ?? null}, ${'visitorId' in owner ? owner.visitorId : null},
      ${visitor?.fullName ?? null}, ${visitor?.email ?? null}, ${visitor?.mobile ?? null}, ${language}, 'OPEN', 'openChat',
      ${as}, ${now}, ${now})
    on conflict do nothing`.execute(tx)
  return one(tx, sql`select * from chats where ${ofOwner(owner)}`)
}

export type ChatMove = 'takeChat' | 'handOverChat' | 'closeChat' | 'expireChat' | 'reopenChat'

export const moveChat = (
  tx: Tx,
  id: string,
  name: ChatMove,
  as: ActorKind,
  set: { assigned_to?: string | null; outcome?: ChatOutcome | null; closed_at?: Date | null } & {
    waiting_since?: null
    late_at?: null
  },
): Promise<Chat> =>
  move<Chat, ChatState, keyof typeof chatMachine.moves>(tx, {
    table: 'chats',
    machine: chatMachine,
    move: name,
    id,
    as,
    ...(name === 'handOverChat' && { to: 'IN_WORK' }),
    ...(set.outcome && { reason: set.outcome }),
    set,
  })

export type ChatSide = 'customer' | 'desk'
const column = (side: ChatSide, name: 'read' | 'typing_at') => sql.ref(`${side}_${name}`)

/** Moves the mark of what a side has read forward; answers whether it moved. */
export const markChatRead = async (db: Db, id: string, side: ChatSide, upTo: number): Promise<boolean> =>
  (
    await rows(
      db,
      sql`update chats set ${column(side, 'read')} = least(${upTo}::int, last_number)
        where id = ${id} and ${column(side, 'read')} < least(${upTo}::int, last_number) returning id`,
    )
  ).length > 0

export const markTyping = async (db: Db, id: string, side: ChatSide, at: Date): Promise<void> => {
  await sql`update chats set ${column(side, 'typing_at')} = ${at} where id = ${id}`.execute(db)
}

/** A customer's message is in: they have read up to it and wait, unless they did already. */
export const markWritten = async (
  tx: Tx,
  id: string,
  number: number,
  now: Date,
  lateAt: Date,
): Promise<void> => {
  await sql`update chats set customer_read = ${number}, customer_typing_at = null,
    waiting_since = coalesce(waiting_since, ${now}::timestamptz), late_at = coalesce(late_at, ${lateAt}::timestamptz)
    where id = ${id}`.execute(tx)
}

/** The desk's message is in: nobody waits any more. */
export const markAnswered = async (tx: Tx, id: string, number: number): Promise<void> => {
  await sql`update chats set desk_read = ${number}, desk_typing_at = null, waiting_since = null, late_at = null
    where id = ${id}`.execute(tx)
}

/** Companies whose people are staff: they are all notified of conversations. */
export const staffCompanies = async (db: Db): Promise<string[]> =>
  (await rows<{ id: string }>(db, sql`select id from companies where kind = 'platform'`)).map(({ id }) => id)

/** Name of whom a conversation is with, as they are called in notices. */
export const chatName = async (db: Db, id: string): Promise<Both> =>
  (
    await one<{ name: Both }>(
      db,
      sql`select ${customerName} as name from chats c left join users u on u.id = c.user_id where c.id = ${id}`,
    )
  ).name

/** Staff who answer, by name. */
export const deskPeople = (db: Db): Promise<{ id: string; name: Both }[]> =>
  rows(
    db,
    sql`select u.id, ${wholeName('u')} as name from users u
      where u.role in ('desk', 'admin') and u.status = 'ACTIVE' order by u.role desc, u.first_name, u.id`,
  )

export const firstNameOf = async (db: Db, userId: string): Promise<Both> =>
  (await one<{ name: Both }>(db, sql`select ${firstName('u')} as name from users u where u.id = ${userId}`))
    .name
