// What other folders may use of accounts: who is signed in, the session, the way out.
import { lazy } from 'react'

export { useMe, useNeeds, useOnly, useSessionState, useVariant, meQuery, type Me } from './queries.ts'
export { connectSession } from './renewal.ts'
export { leave, leavesTo, rememberLanguage } from './session.ts'

/** Whom somebody acts for, above every page; loaded only while they do. */
export const ActingBanner = lazy(async () => ({
  default: (await import('./acting/acting-banner.tsx')).ActingBanner,
}))

/** Begins acting for somebody; what other pages open. */
export const ActingDialog = lazy(async () => ({
  default: (await import('./acting/acting-dialog.tsx')).ActingDialog,
}))

/** Opens the sign-in dialog over a public page; its code is loaded by the call. */
export const openSignIn = async (lang: 'en' | 'ar', next?: string): Promise<void> =>
  (await import('./sign-in/sign-in-island.tsx')).openSignIn(lang, next)
