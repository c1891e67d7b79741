// Who is behind a bearer token: a short cache over the sessions table, emptied at once when a session ends anywhere.
import type { Acting, Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'
import { factorDuty, factorGraceDays } from '@marsa/model/accounts/factors/factors.ts'
import type { Db } from '../kit/db.ts'
import type { Listener } from '../kit/listen.ts'
import { readToken, type AccessToken } from './token.ts'
import { openSessionTouches } from './session-touches.ts'
import { actorBySession, type ActorRow } from './sessions.store.ts'

/** Milliseconds a session is believed without asking the database; the end of a session does not wait for it. */
const cacheMs = 30_000
/** Milliseconds between two notes that a session is in use. */
const touchMs = 30_000
const cacheSize = 10_000

type Known = {
  actor: Actor
  idleMs: number
  usedAt: number
  touchedAt: number
  readAt: number
  expiresAt: number
}

const actingOf = (row: ActorRow): Acting | undefined =>
  row.acting_user_id && row.acting_session_id && row.acting_role && row.acting_scope
    ? {
        userId: row.acting_user_id,
        sessionId: row.acting_session_id,
        role: row.acting_role,
        scope: row.acting_scope,
      }
    : undefined

/** Whoever comes from the directory has shown a second factor there. */
const factorDue = (row: ActorRow, demo: boolean, settings: SettingsInForce): boolean =>
  !row.has_factor &&
  row.login_kind === 'password' &&
  row.factor_asked_for > factorGraceDays(settings) &&
  factorDuty(row.role, row.is_company_admin, demo) === 'required'

export const actorOf = (row: ActorRow, demo: boolean, settings: SettingsInForce): Actor => ({
  userId: row.user_id,
  companyId: row.company_id,
  sessionId: row.session_id,
  role: row.role,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language,
  companyName: { en: row.name_en, ar: row.name_ar },
  agentCode: row.agent_code,
  modes: row.modes,
  isCompanyAdmin: row.is_company_admin,
  isCreditCustomer: row.is_credit,
  capabilities: row.capabilities,
  acting: actingOf(row),
  factorDue: factorDue(row, demo, settings),
})

export type Authenticator = {
  /** The actor of a token, or `kit.signed-out`. A background call does not keep the session alive (Z47). */
  authenticate: (token: string, background: boolean) => Promise<Actor>
  close: () => Promise<void>
}

export const createAuthenticator = (
  db: Db,
  listener: Listener,
  secret: string,
  demo = false,
  settings = async (): Promise<SettingsInForce> => settingDefaults,
): Authenticator => {
  const known = new Map<string, Known>()
  const touches = openSessionTouches(db)
  listener.on('marsa_session', (id) => (id === '*' ? known.clear() : known.delete(id)))
  listener.onGap(() => known.clear())

  const load = async (sessionId: string, now: number): Promise<Known> => {
    const row = await actorBySession(db, sessionId)
    if (!row) throw new Problem('kit.signed-out')
    const usedAt = now - row.idle_for * 1000
    const entry = {
      actor: actorOf(row, demo, await settings()),
      idleMs: row.idle_minutes * 60_000,
      usedAt,
      touchedAt: usedAt,
      readAt: now,
      expiresAt: row.expires_at.getTime(),
    }
    if (known.size >= cacheSize) known.delete(known.keys().next().value as string)
    known.set(sessionId, entry)
    return entry
  }

  const claims = new Map<string, AccessToken>()
  const claimOf = (token: string): AccessToken => {
    const read = claims.get(token)
    if (read) return read
    const claim = readToken(secret, token)
    if (!claim) throw new Problem('kit.signed-out')
    if (claims.size >= cacheSize) claims.clear()
    claims.set(token, claim)
    return claim
  }

  const authenticate = async (token: string, background: boolean): Promise<Actor> => {
    const now = Date.now()
    const claim = claimOf(token)
    if (claim.expiresAt.getTime() < now) throw new Problem('kit.signed-out')
    let entry = known.get(claim.sessionId)
    // Who seems idle here may have been busy at another process.
    const isIdle = entry !== undefined && now - entry.usedAt > entry.idleMs
    if (!entry || isIdle || now - entry.readAt > cacheMs) entry = await load(claim.sessionId, now)
    if (now > entry.expiresAt || now - entry.usedAt > entry.idleMs) throw new Problem('kit.signed-out')
    if (!background) {
      entry.usedAt = now
      if (now - entry.touchedAt > touchMs) {
        entry.touchedAt = now
        touches.note(claim.sessionId)
      }
    }
    return entry.actor
  }
  return { authenticate, close: touches.close }
}
