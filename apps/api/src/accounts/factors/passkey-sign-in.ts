// Signing in with a passkey alone: it proves the device and, by fingerprint, face or PIN, the person.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import type {
  beginPasskeySignIn as beginCall,
  signInWithPasskey as contract,
} from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Call } from '../../kit/serve.ts'
import { openSession } from '../open-session.ts'
import { ownerOf } from './factors.store.ts'
import { provePasskey } from './prove.ts'
import { closeStep } from './steps.store.ts'
import { browserStep, openBrowserStep, passkeyRequestOf, type FactorParts } from './ticket.ts'

export const beginPasskeySignIn =
  (parts: FactorParts) =>
  async (call: Call<typeof beginCall>): Promise<AnswerOf<typeof beginCall>> => {
    const { ticket, challenge } = await openBrowserStep(parts, call, {
      purpose: 'passkey-sign-in',
      userId: null,
    })
    return { ticket, passkey: passkeyRequestOf(parts, challenge, [], 'required') }
  }

export const signInWithPasskey =
  (parts: FactorParts) =>
  async (call: Call<typeof contract>): Promise<SignInAnswer> => {
    const { ticket, passkey, rememberMe } = call.body
    const step = await browserStep(parts, call, 'passkey-sign-in', ticket)
    const key = await provePasskey(parts, call.db, passkey, step.challenge, { verified: true })
    if (!(await closeStep(call.db, step.id))) throw new Problem('factors.step-over')
    const owner = await ownerOf(call.db, key.user_id)
    if (owner?.status !== 'ACTIVE') throw new Problem('accounts.not-active')
    return openSession(parts, call, owner, { remember: rememberMe === true, method: 'passkey' })
  }
