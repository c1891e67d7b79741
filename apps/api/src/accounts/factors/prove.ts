// Whether what was shown proves the person: a code of the authenticator, a recovery code, or a passkey.
import { createHmac } from 'node:crypto'
import { codeRule, isAuthenticatorCode, isRecoveryCode } from '@marsa/model/accounts/factors/factors.ts'
import type { PasskeyProof } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import { networkOf } from '../../kit/limit-keys.ts'
import type { Call } from '../../kit/serve.ts'
import type { FactorParts } from './ticket.ts'
import {
  authenticatorOf,
  passkeyByCredential,
  takePasskey,
  takeRecovery,
  takeStep,
  type Passkey,
} from './factors.store.ts'
import { unseal } from './seal.ts'

/** 50 bits under a keyed hash: nobody who reads the table gets a code out of it. */
export const recoveryHash = (secret: string, userId: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`recovery:${userId}:${code}`).digest()

/** The step of time that a code belongs to, or null when it belongs to none near now. */
export const stepOf = async (key: Buffer, code: string, now: Date): Promise<number | null> => {
  const { Secret, TOTP } = await import('otpauth')
  const secret = new Secret({ buffer: new Uint8Array(key).buffer })
  const totp = new TOTP({ secret, digits: codeRule.digits, period: codeRule.period })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: codeRule.drift })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / codeRule.period) + delta
}

/** Uses up a code of the person's authenticator; `confirmed` says whether it must be set up already. */
export const proveCode = async (
  { secret }: FactorParts,
  call: Pick<Call, 'now'> & { db: Db },
  userId: string,
  code: string,
  confirmed = true,
): Promise<void> => {
  const held = await authenticatorOf(call.db, userId)
  if (!held || (held.confirmed_at !== null) !== confirmed)
    throw new Problem(confirmed ? 'factors.code-wrong' : 'factors.not-found')
  const step = await stepOf(unseal(secret, userId, held.sealed_secret), code, call.now)
  if (step === null) throw new Problem('factors.code-wrong')
  if (!(await takeStep(call.db, userId, step))) throw new Problem('factors.code-used')
}

/** The passkey that answered this challenge here, and nowhere else; `verified` asks for fingerprint, face or PIN, too. */
export const provePasskey = async (
  { publicUrl }: FactorParts,
  db: Db,
  proof: PasskeyProof,
  challenge: Buffer,
  { userId, verified }: { userId?: string | undefined; verified: boolean },
): Promise<Passkey> => {
  const key = await passkeyByCredential(db, proof.id)
  if (!key || (userId !== undefined && key.user_id !== userId)) throw new Problem('factors.passkey-wrong')
  const { origin, hostname } = new URL(publicUrl)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: proof as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: verified,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.sign_count),
    },
  }).catch(() => undefined)
  if (!checked?.verified || !(await takePasskey(db, key.id, checked.authenticationInfo.newCounter)))
    throw new Problem('factors.passkey-wrong')
  return key
}

export type Shown = { code?: string | undefined; passkey?: PasskeyProof | undefined }
export type Proved = { method: 'code' | 'recovery' | 'passkey'; recoveryLeft?: number }

/** Which guesses a proof counts with: those of a short code for the person, others for the person and the network. */
export const countGuess = async (
  call: Pick<Call, 'spend' | 'restore' | 'request'>,
  userId: string,
  { code, passkey }: Shown,
): Promise<{ right: () => Promise<void> }> => {
  if (code === undefined && passkey === undefined) throw new Problem('factors.code-required')
  const isShort = passkey === undefined && isAuthenticatorCode(code ?? '')
  if (!passkey && !isShort && !isRecoveryCode(code ?? '')) throw new Problem('factors.code-wrong')
  const [rateLimit, key] = isShort
    ? (['factor.tries', userId] as const)
    : (['proof.tries', `${userId} ${networkOf(call.request.ip)}`] as const)
  await call.spend(rateLimit, key)
  return { right: () => call.restore(rateLimit, key) }
}

/** Proves by what was shown, and uses it up; a guess is counted before, by `countGuess`, so that five at once are five. */
export const proveFactor = async (
  parts: FactorParts,
  call: Pick<Call, 'now'> & { db: Db },
  userId: string,
  { code = '', passkey }: Shown,
  challenge: Buffer | undefined,
): Promise<Proved> => {
  if (passkey) {
    if (!challenge) throw new Problem('factors.step-over')
    await provePasskey(parts, call.db, passkey, challenge, { userId, verified: false })
    return { method: 'passkey' }
  }
  if (isAuthenticatorCode(code)) {
    await proveCode(parts, call, userId, code)
    return { method: 'code' }
  }
  const left = await takeRecovery(call.db, userId, recoveryHash(parts.secret, userId, code))
  if (left === undefined) throw new Problem('factors.code-wrong')
  return { method: 'recovery', recoveryLeft: left }
}
