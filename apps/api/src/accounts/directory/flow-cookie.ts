// The cookie that ties a sign-in to one browser; state, nonce and PKCE verifier are made from it, so none of them is stored.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'

const nameOf = ({ secure }: CookieRules): string => (secure ? '__Host-marsa_identity' : 'marsa_identity')

/** Says to our own pages that the session came from the directory (A 2); it proves nothing. */
const mark = 'marsa_login'

export const newHandle = (): string => randomBytes(32).toString('base64url')

/** A provider leads the browser here from its own site, which only a Lax cookie survives. It ends with the browser. */
export const setHandle = (reply: FastifyReply, rules: CookieRules, handle: string): void =>
  void reply.header('set-cookie', cookie(nameOf(rules), handle, rules, true, undefined, 'Lax'))

export const setMark = (reply: FastifyReply, rules: CookieRules): void =>
  void reply.header('set-cookie', cookie(mark, 'directory', rules, false))

export const clearFlowCookies = (reply: FastifyReply, rules: CookieRules): void =>
  void reply.header('set-cookie', [
    cookie(nameOf(rules), '', rules, true, new Date(0), 'Lax'),
    cookie(mark, '', rules, false, new Date(0)),
  ])

export const handleOf = (request: FastifyRequest, rules: CookieRules): string | undefined => {
  const handle = cookieOf(request, nameOf(rules))
  return handle && /^[\w-]{43}$/.test(handle) ? handle : undefined
}

/** What is stored of a handle, and of the pair of one-time codes. */
export const flowHash = (text: string): Buffer => createHash('sha256').update(`identity:${text}`).digest()

export type FlowSecrets = { state: string; nonce: string; verifier: string }

export const secretsOf = (secret: string, handle: string): FlowSecrets => {
  const made = (what: string) =>
    createHmac('sha256', secret).update(`identity:${what}:${handle}`).digest('base64url')
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') }
}
