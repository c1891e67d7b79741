// Opens the session of a person who has proven who they are, in whatever way: cookies, tokens and the answer of C001.
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { factorDuty } from '@marsa/model/accounts/factors/factors.ts'
import { accessSeconds, sessionHours } from '@marsa/model/accounts/session.ts'
import type { Call } from '../kit/serve.ts'
import { setSessionCookies, type CookieRules } from '../kit/session-cookies.ts'
import { noteFactorAsked, startSession, type NewSession, type PersonJson } from './sessions.store.ts'
import { refreshVerifier, writeToken } from './token.ts'

export type SessionParts = {
  secret: string
  cookies: CookieRules
  /** In the demo nobody is asked for a second factor. */
  isDemo: boolean
}
export type Entering = Pick<PersonJson, 'id' | 'user_code' | 'idle_minutes' | 'role' | 'is_company_admin'> &
  Partial<Pick<PersonJson, 'has_factor'>>

export type Beginning = Pick<NewSession, 'remember' | 'forget'> & Partial<Pick<NewSession, 'kind' | 'method'>>

/** Cookies and tokens of a generation of a session, the first one where none is named. */
export const giveTokens = (
  { secret, cookies }: Pick<SessionParts, 'secret' | 'cookies'>,
  { reply, now }: Pick<Call, 'reply' | 'now'>,
  session: { id: string; generation?: number; remember: boolean; expires_at: Date },
): { token: string; refreshToken: string; expiresTime: number } => {
  const generation = session.generation ?? 1
  const ends = session.remember ? session.expires_at : undefined
  setSessionCookies(reply, cookies, refreshVerifier(secret, session.id, generation), ends)
  const expiresAt = new Date(now.getTime() + accessSeconds * 1000)
  return {
    token: writeToken(secret, { sessionId: session.id, expiresAt }),
    refreshToken: `${session.id}.${generation}`,
    expiresTime: accessSeconds,
  }
}

export const openSession = async (
  parts: SessionParts,
  { db, now, settings, request, reply }: Pick<Call, 'db' | 'now' | 'settings' | 'request' | 'reply'>,
  person: Entering,
  { kind = 'password', method = kind, remember, forget }: Beginning,
): Promise<SignInAnswer> => {
  const duty =
    kind === 'password' && !person.has_factor
      ? factorDuty(person.role, person.is_company_admin, parts.isDemo)
      : null
  if (duty) await noteFactorAsked(db, person.id)
  const hours = sessionHours(settings)
  const session = await startSession(db, {
    userId: person.id,
    kind,
    remember,
    method,
    hours: remember ? hours.remembered : hours.plain,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    forget,
  })
  return {
    ...giveTokens(parts, { reply, now }, { ...session, remember }),
    idleTime: person.idle_minutes,
    status: 'SUCCESS',
    errorMessage: null,
    usercode: person.user_code,
    adminToken: null,
    adminUserCode: null,
    secondStep: null,
    factorDuty: duty,
  }
}
