// What other folders may use of accounts: who is signed in, the session, the way out.
export { useMe, useSessionState, meQuery, type Me } from './queries.ts'
export { connectSession, leave, rememberLanguage } from './session.ts'

/** Opens the sign-in dialog over a public page; its code is loaded by the call. */
export const openSignIn = async (lang: 'en' | 'ar', next?: string): Promise<void> =>
  (await import('./sign-in-island.tsx')).openSignIn(lang, next)
