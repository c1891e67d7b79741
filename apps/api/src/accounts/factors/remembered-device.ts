// The cookie of a device that needs no second step for some days.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceDays } from '@marsa/model/accounts/factors/factors.ts'
import type { Call } from '../../kit/serve.ts'
import { cookie, cookieOf, type CookieRules } from '../../kit/session-cookies.ts'
import { insertDevice } from './factors.store.ts'
import { newTicket, ticketHash } from './seal.ts'

type Parts = { cookies: CookieRules }

const nameOf = ({ secure }: CookieRules): string => (secure ? '__Host-marsa_device' : 'marsa_device')
const dayMs = 86_400_000

/** What the table keeps of this browser's cookie, or null where it has none. */
export const deviceHash = ({ cookies }: Parts, request: FastifyRequest): Buffer | null => {
  const held = cookieOf(request, nameOf(cookies))
  return held ? ticketHash(held) : null
}

export const rememberDevice = async (
  { cookies }: Parts,
  call: Pick<Call, 'db' | 'now' | 'request' | 'settings'> & { reply: FastifyReply },
  userId: string,
): Promise<void> => {
  const token = newTicket()
  const days = deviceDays(call.settings)
  await insertDevice(call.db, {
    userId,
    tokenHash: ticketHash(token),
    agent: (call.request.headers['user-agent'] ?? '').slice(0, 300),
    address: call.request.ip,
    days,
  })
  const until = new Date(call.now.getTime() + days * dayMs)
  void call.reply.header('set-cookie', cookie(nameOf(cookies), token, cookies, true, until))
}
