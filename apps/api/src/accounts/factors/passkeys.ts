// Registering, naming and removing passkeys.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type * as calls from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { mostPasskeys, stepMinutes } from '@marsa/model/accounts/factors/factors.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { forgetRemains, newRecovery, recordFactor } from './authenticator.ts'
import { refuseStale } from './check.ts'
import * as store from './factors.store.ts'
import { closeStep, type Step } from './steps.store.ts'
import { openSessionStep, sessionStep, type FactorParts } from './ticket.ts'

/** Signatures that are taken, in order of liking: Ed25519, P-256 and RSA (COSE). */
const algorithms = [-8, -7, -257]

export const beginPasskey =
  ({ publicUrl }: FactorParts) =>
  async (call: Call<typeof calls.beginPasskey>): Promise<AnswerOf<typeof calls.beginPasskey>> => {
    const { userId, email, firstName, lastName, sessionId } = signedIn(call)
    await refuseStale(call.db, sessionId)
    const known = await store.passkeysOf(call.db, userId)
    if (known.length >= mostPasskeys) throw new Problem('factors.passkey-many')
    const opened = await openSessionStep(call.db, { purpose: 'passkey', userId, session: sessionId })
    return {
      ticket: opened.ticket,
      passkey: {
        challenge: opened.challenge,
        rp: { id: new URL(publicUrl).hostname, name: 'Marsa' },
        user: {
          id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
          name: email,
          displayName: `${firstName} ${lastName}`.trim(),
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: stepMinutes * 60_000,
        attestation: 'none',
        excludeCredentials: known.map(({ credential_id, transports }) => ({
          id: credential_id,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      },
    }
  }

/** What the authenticator has made for this challenge and this address. */
const madeOf = async (
  { publicUrl }: FactorParts,
  made: Call<typeof calls.addPasskey>['body']['passkey'],
  { challenge }: Step,
) => {
  const { origin, hostname } = new URL(publicUrl)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: made as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!checked?.verified) throw new Problem('factors.passkey-wrong')
  return checked.registrationInfo.credential
}

export const addPasskey =
  (parts: FactorParts) =>
  async (call: Call<typeof calls.addPasskey>): Promise<AnswerOf<typeof calls.addPasskey>> => {
    const { userId, sessionId } = signedIn(call)
    await refuseStale(call.db, sessionId)
    const { ticket, name, passkey } = call.body
    const step = await sessionStep(call.db, 'passkey', ticket, sessionId)
    const credential = await madeOf(parts, passkey, step)
    const recoveryCodes = await call.unkept(async (tx) => {
      if (!(await closeStep(tx, step.id))) throw new Problem('factors.step-over')
      const isFirst = !(await store.hasFactor(tx, userId))
      if ((await store.passkeysOf(tx, userId)).length >= mostPasskeys)
        throw new Problem('factors.passkey-many')
      const fresh = await store.insertPasskey(tx, {
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signCount: credential.counter,
        transports: credential.transports ?? [],
        name,
      })
      if (!fresh) throw new Problem('factors.passkey-known')
      await recordFactor(tx, call, 'addPasskey', 'passkey', 'factor-added')
      return isFirst ? newRecovery(parts, tx, userId) : null
    })
    return { recoveryCodes }
  }

export const renamePasskey = (call: Call<typeof calls.renamePasskey>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    if (!(await store.namePasskey(tx, signedIn(call).userId, call.query.id, call.body.name)))
      throw new Problem('factors.not-found')
    return succeeded
  })

/** Whether there is such a passkey comes before the fresh check, which then undoes its removal. */
export const removePasskey = (call: Call<typeof calls.removePasskey>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { userId, sessionId } = signedIn(call)
    if (!(await store.deletePasskey(tx, userId, call.query.id))) throw new Problem('factors.not-found')
    await refuseStale(tx, sessionId)
    await forgetRemains(tx, userId)
    await recordFactor(tx, call, 'removePasskey', 'passkey', 'factor-removed')
    return succeeded
  })

export const forgetDevice = (call: Call<typeof calls.forgetDevice>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    if (!(await store.deleteDevice(tx, signedIn(call).userId, call.query.id)))
      throw new Problem('factors.not-found')
    return succeeded
  })
