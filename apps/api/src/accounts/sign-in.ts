// Signs a person in: same time and same words whether the name exists or not, locked after repeated failures (C001).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { signIn as contract, SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import { delayAfter, lockRules } from '@marsa/model/accounts/sign-in-lock.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Call } from '../kit/serve.ts'
import type { Db } from '../kit/db.ts'
import { networkOf } from '../kit/limit-keys.ts'
import { actAsDocumented } from './acting/start-acting.ts'
import { deviceHash } from './factors/remembered-device.ts'
import { askSecondStep } from './factors/second-step.ts'
import type { FactorParts } from './factors/ticket.ts'
import { openSession } from './open-session.ts'
import {
  countFailure,
  forgetFailures,
  locksOf,
  signInState,
  type Lock,
  type PersonJson,
} from './sessions.store.ts'
import { nameHash } from './token.ts'
import { passwordMatches } from './passwords.ts'

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

/** What applicants read who know their password; nobody else learns that there is a registration. */
const closed: Readonly<Record<string, string>> = {
  PENDING_APPROVAL: 'accounts.registration-waits',
  REFUSED: 'accounts.registration-rejected',
}

/** The person of name and password, and the failures that their right password makes forgotten. */
export const personOfPassword = async (
  parts: FactorParts,
  { db, request, settings }: Pick<Call, 'db' | 'request' | 'settings'>,
  { username, password }: { username: string; password: string },
): Promise<{ person: PersonJson; forget: { name: Buffer; scope: string } | undefined }> => {
  const name = nameHash(parts.secret, username)
  const scope = networkOf(request.ip)
  const device = deviceHash(parts, request)
  const found = await signInState(db, username, request.ip, name, scope, device)
  refuseLocked(found.locks, found.known_address)
  if (!(await passwordMatches(found.person?.password_hash, password)) || !found.person)
    return failed({ db, settings }, name, scope)
  const { status } = found.person
  if (status !== 'ACTIVE') throw new Problem(closed[status] ?? 'accounts.not-active')
  return { person: found.person, forget: found.locks.length ? { name, scope } : undefined }
}

export const signIn =
  (parts: FactorParts) =>
  async (call: Call<typeof contract>): Promise<SignInAnswer> => {
    const { person, forget } = await personOfPassword(parts, call, call.body)
    const { actor, body } = call
    // What the body says of other people counts for nothing unless a session of the staff says it of itself (Z02).
    if (actor && body.selectedUser !== undefined && actor.userId === person.id && actsForOthers(actor.role))
      return actAsDocumented(parts, call, person)
    const remember = body.rememberMe === true
    if (person.has_factor && !person.remembered) {
      if (forget) await forgetFailures(call.db, forget.name, forget.scope)
      return askSecondStep(parts, call, person, remember)
    }
    const method = person.has_factor ? 'device' : 'password'
    return openSession(parts, call, person, { remember, method, forget })
  }
