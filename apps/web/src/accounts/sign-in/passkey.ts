// Asks the browser for a passkey; its code comes when it is first used.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type {
  beginPasskey,
  PasskeyProof,
  passkeyMade,
} from '@marsa/model/accounts/factors/factors-endpoints.ts'
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import type { z } from 'zod'

type Request = NonNullable<NonNullable<SignInAnswer['secondStep']>['passkey']>

/** True where this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** The person closed the browser's window or had no fitting key: nothing has happened. */
export class PasskeyCancelled extends Error {}

const cancelled = (problem: unknown): never => {
  throw new PasskeyCancelled(problem instanceof Error ? problem.message : 'cancelled')
}

export const askPasskey = async (request: Request): Promise<PasskeyProof> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = request as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return (await startAuthentication({ optionsJSON }).catch(cancelled)) as PasskeyProof
}

export const makePasskey = async (
  request: AnswerOf<typeof beginPasskey>['passkey'],
): Promise<z.infer<typeof passkeyMade>> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = request as Parameters<typeof startRegistration>[0]['optionsJSON']
  return (await startRegistration({ optionsJSON }).catch(cancelled)) as z.infer<typeof passkeyMade>
}
