// Signs a person in: same time and same words whether the name exists or not, locked after repeated failures (C001).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { signIn as contract, signInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { accessSeconds, sessionHours } from '@marsa/model/accounts/session.ts'
import {
  delayAfter,
  failuresToLock,
  failuresToLockEverywhere,
  lockMinutes,
} from '@marsa/model/accounts/sign-in-lock.ts'
import type { z } from 'zod'
import type { Call } from '../kit/serve.ts'
import type { Db } from '../kit/db.ts'
import { networkOf } from '../kit/limit-keys.ts'
import { setSessionCookies, type CookieRules } from '../kit/session-cookies.ts'
import { countFailure, locksOf, signInState, startSession, type Lock } from './sessions.store.ts'
import { nameHash, refreshVerifier, writeToken } from './token.ts'
import { passwordMatches } from './passwords.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const refuseLocked = (locks: readonly Lock[], knownAddress: boolean): void => {
  const binding = locks.find((lock) => (lock.locked_for ?? 0) > 0 && !(lock.scope === '' && knownAddress))
  if (binding) throw new Problem('accounts.locked', { minutes: Math.ceil((binding.locked_for ?? 0) / 60) })
}

const failed = async (db: Db, name: Buffer, scope: string): Promise<never> => {
  const limits = [
    { scope, limit: failuresToLock },
    { scope: '', limit: failuresToLockEverywhere },
  ]
  const failures = await countFailure(db, name, limits, lockMinutes)
  if (failures >= failuresToLock) refuseLocked(await locksOf(db, name, scope), false)
  await pause(delayAfter(failures))
  throw new Problem('accounts.wrong-password')
}

export const signIn =
  (secret: string, cookies: CookieRules) =>
  async (call: Call<typeof contract>): Promise<z.infer<typeof signInAnswer>> => {
    const { db, body, request, reply } = call
    const name = nameHash(secret, body.username)
    const scope = networkOf(request.ip)
    const { person, known_address, locks } = await signInState(db, body.username, request.ip, name, scope)
    refuseLocked(locks, known_address)
    if (!(await passwordMatches(person?.password_hash, body.password)) || !person)
      return failed(db, name, scope)
    if (person.status !== 'ACTIVE') throw new Problem('accounts.not-active')
    const remember = body.rememberMe === true
    const session = await startSession(db, {
      userId: person.id,
      remember,
      hours: remember ? sessionHours.remembered : sessionHours.plain,
      address: request.ip,
      agent: request.headers['user-agent'] ?? '',
      forget: locks.length ? { name, scope } : undefined,
    })
    setSessionCookies(
      reply,
      cookies,
      refreshVerifier(secret, session.id, 1),
      remember ? session.expires_at : undefined,
    )
    return {
      token: writeToken(secret, {
        sessionId: session.id,
        expiresAt: new Date(call.now.getTime() + accessSeconds * 1000),
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
