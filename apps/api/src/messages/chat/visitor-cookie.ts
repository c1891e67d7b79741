// The cookie by which a visitor's browser is known again: a random id with its signature, out of reach of scripts (Z39).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitorChatDays } from '@marsa/model/messages/chat/chat.ts'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'

export type VisitorCookies = { secret: string; cookies: CookieRules }

const dayMs = 86_400_000
/** Says only that there is a conversation, so that pages know to load the chat again. */
const flag = 'marsa_chat_open'
const nameOf = ({ secure }: CookieRules): string => (secure ? '__Host-marsa_chat' : 'marsa_chat')

const macOf = (secret: string, visitorId: string): Buffer =>
  createHmac('sha256', secret).update(`chat:${visitorId}`).digest()

/** The visitor that a request names, or undefined when there is none or it was not signed here. */
export const visitorOf = (
  { secret, cookies }: VisitorCookies,
  request: FastifyRequest,
): string | undefined => {
  const [visitorId = '', mac = ''] = cookieOf(request, nameOf(cookies))?.split('.') ?? []
  const given = Buffer.from(mac, 'base64url')
  const right = macOf(secret, visitorId)
  return given.length === right.length && timingSafeEqual(given, right) ? visitorId : undefined
}

/**
 * The id of a visitor who begins: made from the first message's own id, which only that browser knows, so that the same
 * message sent again after its answer was lost finds the conversation that it opened.
 */
export const newVisitorId = ({ secret }: VisitorCookies, clientId: string, email: string): string => {
  const bytes = createHmac('sha256', secret).update(`chat-visitor:${clientId}:${email}`).digest('hex')
  const parts = [bytes.slice(0, 8), bytes.slice(8, 12), `4${bytes.slice(13, 16)}`, `8${bytes.slice(17, 20)}`]
  return [...parts, bytes.slice(20, 32)].join('-')
}

export const setVisitorCookie = (
  { secret, cookies }: VisitorCookies,
  reply: FastifyReply,
  visitorId: string,
  now: Date,
): void => {
  const expires = new Date(now.getTime() + (visitorChatDays.silent + visitorChatDays.kept) * dayMs)
  const value = `${visitorId}.${macOf(secret, visitorId).toString('base64url')}`
  void reply.header('set-cookie', [
    cookie(nameOf(cookies), value, cookies, true, expires),
    cookie(flag, '1', cookies, false, expires),
  ])
}
