// Opens the session of a person who has proven who they are, in whatever way: cookies, tokens and the answer of C001.
import { accessSeconds, sessionHours } from '@marsa/model/accounts/session.ts'
import type { Call } from '../kit/serve.ts'
import { setSessionCookies, type CookieRules } from '../kit/session-cookies.ts'
import { startSession, type NewSession } from './sessions.store.ts'
import { refreshVerifier, writeToken } from './token.ts'

export type SessionParts = { secret: string; cookies: CookieRules }
export type Entering = { id: string; user_code: string; idle_minutes: number }

/** The answer of C001; whoever comes this far needs no second step any more. */
export type Opened = {
  token: string
  refreshToken: string
  expiresTime: number
  idleTime: number
  status: 'SUCCESS'
  errorMessage: null
  usercode: string
  adminToken: null
  adminUserCode: null
}

export const openSession = async (
  { db, now, settings, request, reply }: Pick<Call, 'db' | 'now' | 'settings' | 'request' | 'reply'>,
  { secret, cookies }: SessionParts,
  person: Entering,
  { kind, remember, forget }: Pick<NewSession, 'kind' | 'remember' | 'forget'>,
): Promise<Opened> => {
  const hours = sessionHours(settings)
  const session = await startSession(db, {
    userId: person.id,
    kind,
    remember,
    hours: remember ? hours.remembered : hours.plain,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    forget,
  })
  const ends = remember ? session.expires_at : undefined
  setSessionCookies(reply, cookies, refreshVerifier(secret, session.id, 1), ends)
  return {
    token: writeToken(secret, {
      sessionId: session.id,
      expiresAt: new Date(now.getTime() + accessSeconds * 1000),
    }),
    refreshToken: `${session.id}.1`,
    expiresTime: accessSeconds,
    idleTime: person.idle_minutes,
    status: 'SUCCESS',
    errorMessage: null,
    usercode: person.user_code,
    adminToken: null,
    adminUserCode: null,
  }
}
