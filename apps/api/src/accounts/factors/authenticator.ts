// Setting up and removing the codes of an authenticator, and the recovery codes that come with the first factor.
import { randomBytes, randomInt } from 'node:crypto'
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import type * as calls from '@marsa/model/accounts/factors/factors-endpoints.ts'
import {
  codeRule,
  recoveryAlphabet,
  recoveryCount,
  recoveryLength,
  shownRecovery,
} from '@marsa/model/accounts/factors/factors.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import type { FactorParts } from './ticket.ts'
import { refuseStale } from './check.ts'
import * as store from './factors.store.ts'
import { proveCode, recoveryHash } from './prove.ts'
import { seal } from './seal.ts'
import { factorNames, notifyOwner } from './notify-owner.ts'

const newCode = (): string =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

/** New recovery codes in place of the old ones; this is the only time that anybody sees them. */
export const newRecovery = async ({ secret }: FactorParts, tx: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCount }, newCode)
  await store.replaceRecovery(
    tx,
    userId,
    codes.map((code) => recoveryHash(secret, userId, code)),
  )
  return codes.map(shownRecovery)
}

/** Audits a change of one's own factors and writes to their owner. */
export const recordFactor = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'request'>,
  action: AuditAction,
  factor: keyof typeof factorNames,
  mail: 'factor-added' | 'factor-removed',
): Promise<void> => {
  const actor = signedIn(call)
  await audit(tx, {
    kind: kindOf(actor),
    action,
    objectKind: 'user',
    objectId: actor.userId,
    companyId: actor.companyId,
  })
  const owner = { id: actor.userId, email: actor.email, language: actor.language }
  await notifyOwner(tx, call, owner, mail, { factor: factorNames[factor] })
}

/** The last factor gone, neither recovery codes nor remembered devices mean anything. */
export const forgetRemains = async (tx: Tx, userId: string): Promise<void> => {
  await store.forgetDevices(tx, userId)
  if (!(await store.hasFactor(tx, userId))) await store.replaceRecovery(tx, userId, [])
}

export const beginCode =
  ({ secret }: FactorParts) =>
  async (call: Call<typeof calls.beginCode>): Promise<AnswerOf<typeof calls.beginCode>> => {
    const { userId, email, sessionId } = signedIn(call)
    await refuseStale(call.db, sessionId)
    const key = randomBytes(20)
    const { Secret, TOTP } = await import('otpauth')
    const totp = new TOTP({
      issuer: 'Marsa',
      label: email,
      secret: new Secret({ buffer: new Uint8Array(key).buffer }),
      digits: codeRule.digits,
      period: codeRule.period,
    })
    const fresh = await call.unkept((tx) => store.insertAuthenticator(tx, userId, seal(secret, userId, key)))
    if (!fresh) throw new Problem('factors.set-up')
    return { secret: totp.secret.base32, address: totp.toString() }
  }

export const confirmCode =
  (parts: FactorParts) =>
  async (call: Call<typeof calls.confirmCode>): Promise<AnswerOf<typeof calls.confirmCode>> => {
    const { userId, sessionId } = signedIn(call)
    await refuseStale(call.db, sessionId)
    await call.spend('factor.tries', userId)
    await proveCode(parts, call, userId, call.body.code, false)
    await call.restore('factor.tries', userId)
    return {
      recoveryCodes: await call.unkept(async (tx) => {
        await store.confirmAuthenticator(tx, userId)
        await recordFactor(tx, call, 'addAuthenticator', 'code', 'factor-added')
        return newRecovery(parts, tx, userId)
      }),
    }
  }

export const removeCode = async (call: Call<typeof calls.removeCode>): Promise<typeof succeeded> => {
  const { userId, sessionId } = signedIn(call)
  await refuseStale(call.db, sessionId)
  return call.once(async (tx) => {
    if (!(await store.deleteAuthenticator(tx, userId))) throw new Problem('factors.not-found')
    await forgetRemains(tx, userId)
    await recordFactor(tx, call, 'removeAuthenticator', 'code', 'factor-removed')
    return succeeded
  })
}

export const renewRecovery =
  (parts: FactorParts) =>
  async (call: Call<typeof calls.renewRecovery>): Promise<AnswerOf<typeof calls.renewRecovery>> => {
    const actor = signedIn(call)
    await refuseStale(call.db, actor.sessionId)
    if (!(await store.hasFactor(call.db, actor.userId))) throw new Problem('factors.not-found')
    return {
      recoveryCodes: await call.unkept(async (tx) => {
        await audit(tx, {
          kind: kindOf(actor),
          action: 'renewRecovery',
          objectKind: 'user',
          objectId: actor.userId,
          companyId: actor.companyId,
        })
        return newRecovery(parts, tx, actor.userId)
      }),
    }
  }
