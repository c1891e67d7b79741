// The cookie that ties a code by text message and a copy of a licence to the browser that they came from: a random handle out of reach of scripts (Z13).
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'

const nameOf = ({ secure }: CookieRules): string =>
  secure ? '__Host-marsa_registration' : 'marsa_registration'
const hours = 2

const handleOf = (rules: CookieRules, request: FastifyRequest): string | undefined => {
  const handle = cookieOf(request, nameOf(rules))
  return handle && /^[\w-]{43}$/.test(handle) ? handle : undefined
}

/** What is stored: the hash of the handle, so that nothing stored opens anything. */
const bindingTo = (handle: string): string =>
  createHash('sha256').update(`registration:${handle}`).digest('base64url')

/** What a code or a copy of a licence is bound to. Nothing without a cookie. */
export const bindingOf = (rules: CookieRules, request: FastifyRequest): string | undefined => {
  const handle = handleOf(rules, request)
  return handle && bindingTo(handle)
}

/** The binding of a browser that begins or goes on; its handle goes out as a cookie, anew for its whole time. */
export const keepBinding = (
  rules: CookieRules,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): string => {
  const handle = handleOf(rules, request) ?? randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + hours * 3_600_000)
  void reply.header('set-cookie', cookie(nameOf(rules), handle, rules, true, expires))
  return bindingTo(handle)
}
