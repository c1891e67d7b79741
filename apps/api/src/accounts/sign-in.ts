// Signs a person in: same time and same words whether the name exists or not, locked after repeated failures (C001).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { signIn as contract, signInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { delayAfter, lockRules } from '@marsa/model/accounts/sign-in-lock.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { z } from 'zod'
import type { Call } from '../kit/serve.ts'
import type { Db } from '../kit/db.ts'
import { networkOf } from '../kit/limit-keys.ts'
import type { CookieRules } from '../kit/session-cookies.ts'
import { openSession } from './open-session.ts'
import { passwordMatches } from './passwords.ts'
import { countFailure, locksOf, signInState, type Lock } from './sessions.store.ts'
import { nameHash } from './token.ts'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const refuseLocked = (locks: readonly Lock[], knownAddress: boolean): void => {
  const binding = locks.find((lock) => (lock.locked_for ?? 0) > 0 && !(lock.scope === '' && knownAddress))
  if (binding) throw new Problem('accounts.locked', { minutes: Math.ceil((binding.locked_for ?? 0) / 60) })
}

const failed = async (
  { db, settings }: { db: Db; settings: SettingsInForce },
  name: Buffer,
  scope: string,
): Promise<never> => {
  const rules = lockRules(settings)
  const limits = [
    { scope, limit: rules.failures },
    { scope: '', limit: rules.failuresEverywhere },
  ]
  const failures = await countFailure(db, name, limits, rules.minutes)
  if (failures >= rules.failures) refuseLocked(await locksOf(db, name, scope), false)
  await pause(delayAfter(failures))
  throw new Problem('accounts.wrong-password')
}

export const signIn =
  (secret: string, cookies: CookieRules) =>
  async (call: Call<typeof contract>): Promise<z.infer<typeof signInAnswer>> => {
    const { db, body, request } = call
    const name = nameHash(secret, body.username)
    const scope = networkOf(request.ip)
    const { person, known_address, locks } = await signInState(db, body.username, request.ip, name, scope)
    refuseLocked(locks, known_address)
    if (!(await passwordMatches(person?.password_hash, body.password)) || !person)
      return failed(call, name, scope)
    if (person.status !== 'ACTIVE') throw new Problem('accounts.not-active')
    return openSession(call, { secret, cookies }, person, {
      kind: 'password',
      remember: body.rememberMe === true,
      forget: locks.length ? { name, scope } : undefined,
    })
  }
