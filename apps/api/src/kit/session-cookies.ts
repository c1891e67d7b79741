// The two cookies of a session: the refresh verifier no script can read, and a flag that only says "signed in" (Z01).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedInCookie } from '@marsa/model/site/face.ts'

/** `secure` is true on https and on localhost, where browsers treat plain HTTP as a secure context. */
export type CookieRules = { secure: boolean }

const nameOf = ({ secure }: CookieRules): string => (secure ? '__Host-marsa_refresh' : 'marsa_refresh')

/**
 * One `Set-Cookie` line: this site only, over https only where there is https. `Lax` also comes along when another site
 * leads the browser here, as a provider of identities does.
 */
export const cookie = (
  name: string,
  value: string,
  rules: CookieRules,
  httpOnly: boolean,
  expires?: Date,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `SameSite=${sameSite}`,
    ...(rules.secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(expires ? [`Expires=${expires.toUTCString()}`] : []),
  ].join('; ')

/** Sets both cookies; without `expires` they end with the browser. */
export const setSessionCookies = (
  reply: FastifyReply,
  rules: CookieRules,
  verifier: string,
  expires?: Date,
): void => {
  void reply.header('set-cookie', [
    cookie(nameOf(rules), verifier, rules, true, expires),
    cookie(signedInCookie, '1', rules, false, expires),
  ])
}

export const clearSessionCookies = (reply: FastifyReply, rules: CookieRules): void =>
  setSessionCookies(reply, rules, '', new Date(0))

/** The value of a cookie of the request, or undefined. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const verifierOf = (request: FastifyRequest, rules: CookieRules): string =>
  cookieOf(request, nameOf(rules)) ?? ''
