// Ties the session of the browser to the accounts API: sign-in, sign-out.
import { setPreferredLanguage, signIn, signOut, type SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { asLang, type Lang } from '@marsa/model/kit/text.ts'
import { call, type InputOf } from '../kit/call.ts'
import { session, type SessionEnd } from '../kit/session.ts'

export type SecondStep = NonNullable<SignInAnswer['secondStep']>

/** Where a second factor is missing, sign-in leads to the page that sets it up: always, or once in two weeks. */
const offerKey = 'marsa.factor-offer'
const offerDays = 14
let leadsToSecurity = false
let wayOut: string | null | undefined

const offers = (duty: SignInAnswer['factorDuty']): boolean => {
  if (duty !== 'offered') return duty === 'required'
  const last = Number(localStorage.getItem(offerKey) ?? 0)
  if (Date.now() - last < offerDays * 86_400_000) return false
  localStorage.setItem(offerKey, String(Date.now()))
  return true
}

/** Takes up the session of an answer; answers the second step that stands before it, where one does. */
export const takeUp = (answer: SignInAnswer, remember: boolean): SecondStep | undefined => {
  const { token, refreshToken, expiresTime, secondStep, factorDuty } = answer
  leadsToSecurity = offers(factorDuty)
  wayOut = undefined
  if (token !== null && refreshToken !== null) session.begin({ token, refreshToken, expiresTime }, remember)
  return secondStep ?? undefined
}

/** Starts a session, or answers the second step it needs; throws the refusal of the API with its sentence. */
export const enter = async (
  form: NonNullable<InputOf<typeof signIn>['body']>,
): Promise<SecondStep | undefined> =>
  takeUp(await call(signIn, { body: form, anonymous: true }), form.rememberMe === true)

/** Where to go once signed in: the page that was asked for, or where the person starts. */
export const afterSignIn = (lang: Lang, next: unknown): string =>
  leadsToSecurity ? `/${lang}/user/security` : (ownPath(next) ?? `/${lang}/start`)

/** Where who has signed out goes: home, on to a sign-out elsewhere, or nowhere (null). The session guard goes there, nobody else. */
export const leavesTo = (lang: Lang): string | null => (wayOut === undefined ? `/${lang}/home` : wayOut)

/** Somebody of the directory is signed out there, too; its code is loaded for them alone. */
const endElsewhere = async (): Promise<string | undefined> =>
  document.cookie.includes('marsa_login=directory')
    ? (await import('./directory/leave-directory.ts')).endAtDirectory(asLang(document.documentElement.lang))
    : undefined

/** Ends the session on the server where possible, and here in any case. */
export const leave = async (end: SessionEnd = 'signed-out'): Promise<void> => {
  wayOut = end === 'signed-out' ? await endElsewhere() : undefined
  await call(signOut, { body: {} }).catch(() => undefined)
  session.end(end)
}

/** Forgets a session that the server has ended by itself; `to` as in `leavesTo`. */
export const endHere = (to: string | null): void => {
  wayOut = to
  session.end('signed-out')
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
