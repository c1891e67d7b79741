// The cookie by which a driver's phone is known again: a random secret out of reach of scripts, of which links keep the hash.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { linkDays } from '@marsa/model/trucks/driver/driver-link.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'

const dayMs = 86_400_000
const nameOf = ({ secure }: CookieRules): string => (secure ? '__Host-marsa_driver' : 'marsa_driver')

/** Its own pages alone send it: a page on a sibling address is the same site to a browser. */
const refuseOtherPages = (request: FastifyRequest): void => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Problem('kit.cross-site')
}

/** The phone that a request comes from; one phone may have several links. */
export const phoneOf = (rules: CookieRules, request: FastifyRequest): string | undefined => {
  refuseOtherPages(request)
  const phone = cookieOf(request, nameOf(rules))
  return phone && /^[\w-]{43}$/.test(phone) ? phone : undefined
}

/** A phone that begins: the same attempt at the same link makes the same one, so that a lost answer can be asked for again. */
export const newPhone = (secret: string, linkId: string, attempt: string): string =>
  createHmac('sha256', secret).update(`driver:${linkId}:${attempt}`).digest('base64url')

export const phoneHash = (phone: string): Buffer => createHash('sha256').update(`driver:${phone}`).digest()

export const isPhone = (hash: Buffer | null, phone: string | undefined): boolean =>
  hash !== null && phone !== undefined && timingSafeEqual(hash, phoneHash(phone))

export const setPhone = (rules: CookieRules, reply: FastifyReply, phone: string, now: Date): void => {
  const expires = new Date(now.getTime() + linkDays * dayMs)
  void reply.header('set-cookie', cookie(nameOf(rules), phone, rules, true, expires))
}
