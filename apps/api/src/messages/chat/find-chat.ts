// Finds the conversation that a call is about: a visitor's or customer's own, or for staff any by its id.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { chatById, chatOf, type Chat, type ChatOwner, type ChatSide } from './chats.store.ts'
import { visitorOf, type VisitorCookies } from './visitor-cookie.ts'

type Caller = Pick<Call, 'actor' | 'request'>

export const isStaff = (actor: Actor | null): actor is Actor =>
  actor !== null && (kindOf(actor) === 'desk' || kindOf(actor) === 'admin' || actor.role === 'admin-readonly')

export const sideOf = (actor: Actor | null): ChatSide => (isStaff(actor) ? 'desk' : 'customer')

/** Whom the caller is as the owner of a conversation; undefined for a visitor without a valid cookie. */
export const ownerOf = (cookies: VisitorCookies, { actor, request }: Caller): ChatOwner | undefined => {
  if (actor) return { companyId: actor.companyId, userId: actor.userId }
  const visitorId = visitorOf(cookies, request)
  return visitorId === undefined ? undefined : { visitorId }
}

export const ownChat = async (db: Db, cookies: VisitorCookies, caller: Caller): Promise<Chat | undefined> => {
  const owner = ownerOf(cookies, caller)
  return owner && chatOf(db, owner)
}

/** Staff name a conversation, others have theirs: any other does not exist for them (404). */
export const findChat = async (
  db: Db,
  cookies: VisitorCookies,
  caller: Caller,
  id: string | undefined,
): Promise<Chat> => {
  const chat = isStaff(caller.actor)
    ? id === undefined
      ? undefined
      : await chatById(db, id)
    : await ownChat(db, cookies, caller)
  if (!chat || (id !== undefined && chat.id !== id)) throw new Problem('chat.id')
  return chat
}
