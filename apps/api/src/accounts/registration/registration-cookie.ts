// The cookie that ties a code by text message to the browser that asked for it: a random handle out of reach of scripts (Z13).
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'

const nameOf = ({ secure }: CookieRules): string =>
  secure ? '__Host-marsa_registration' : 'marsa_registration'
const hours = 2

/** What a code is bound to: the hash of the handle, so that nothing stored opens anything. Nothing without a cookie. */
export const bindingOf = (rules: CookieRules, request: FastifyRequest): string | undefined => {
  const handle = cookieOf(request, nameOf(rules))
  return handle && /^[\w-]{43}$/.test(handle)
    ? createHash('sha256').update(`registration:${handle}`).digest('base64url')
    : undefined
}

/** The binding of a browser that begins; its handle goes out as a cookie. */
export const newBinding = (rules: CookieRules, reply: FastifyReply, now: Date): string => {
  const handle = randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + hours * 3_600_000)
  void reply.header('set-cookie', cookie(nameOf(rules), handle, rules, true, expires))
  return createHash('sha256').update(`registration:${handle}`).digest('base64url')
}
