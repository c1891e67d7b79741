// Ties the session of the browser to the accounts API: renewal, sign-in, sign-out.
import {
  refreshSession,
  setPreferredLanguage,
  signIn,
  signOut,
  type SignInAnswer,
} from '@marsa/model/accounts/endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { call, Refusal, type InputOf } from '../kit/call.ts'
import { session, type SessionEnd } from '../kit/session.ts'

export type SecondStep = NonNullable<SignInAnswer['secondStep']>

/** Called once by each entry that knows of sessions. */
export const connectSession = (): void =>
  session.renewWith(async (selector) => {
    try {
      return await call(refreshSession, { body: { RefreshToken: selector }, anonymous: true })
    } catch (problem) {
      // Only a refusal ends the session; without an answer it stays as it is (Z48).
      if (
        problem instanceof Refusal &&
        problem.status >= 400 &&
        problem.status < 500 &&
        problem.status !== 429
      )
        return undefined
      throw problem
    }
  })

/** Takes up the session of an answer; the second step that stands before it, where one does. */
export const takeUp = (answer: SignInAnswer, remember: boolean): SecondStep | undefined => {
  const { token, refreshToken, expiresTime, secondStep } = answer
  if (token !== null && refreshToken !== null) session.begin({ token, refreshToken, expiresTime }, remember)
  return secondStep ?? undefined
}

/** Starts a session, or answers the second step it needs; throws the refusal of the API with its sentence. */
export const enter = async (
  form: NonNullable<InputOf<typeof signIn>['body']>,
): Promise<{ step: SecondStep | undefined; duty: SignInAnswer['factorDuty'] }> => {
  const answer = await call(signIn, { body: form, anonymous: true })
  return { step: takeUp(answer, form.rememberMe === true), duty: answer.factorDuty }
}

/** Ends the session on the server where possible, and here in any case. */
export const leave = async (end: SessionEnd = 'signed-out'): Promise<void> => {
  await call(signOut, { body: {} }).catch(() => undefined)
  session.end(end)
}

/** Tells the server the chosen language; its failure changes nothing (A 2). */
export const rememberLanguage = (lang: Lang): Promise<unknown> =>
  call(setPreferredLanguage, { query: { lang } }).catch(() => undefined)

/** A place to go after sign-in: a path of our own, or undefined for anything else. */
export const ownPath = (next: unknown): string | undefined => {
  if (typeof next !== 'string' || !/^\/(en|ar)\//.test(next)) return undefined
  try {
    const url = new URL(next, location.origin)
    return url.origin === location.origin ? url.pathname + url.search : undefined
  } catch {
    return undefined
  }
}
