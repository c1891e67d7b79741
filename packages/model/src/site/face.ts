// Who is signed in, as a page shows it that was rendered for everybody: what the browser keeps, and how the page waits for it.
import type { Lang } from '../kit/text.ts'
import type { HeaderVariant } from './layout.ts'
import { scriptPolicySource } from './script-policy.ts'

/** Says that somebody is signed in, and gives no right to anything. */
export const signedInCookie = 'marsa_signed_in'

/** Where the browser keeps the face. */
export const faceKey = 'marsa.face'

type Both = Record<Lang, string>
/** `path` is below the language. */
export type FaceLink = { label: Both; path: string }

/** The header of the app in short; no secret, and no right to anything. */
export type Face = {
  variant: HeaderVariant
  name: Both
  initials: Both
  detail: Both
  services: readonly FaceLink[]
  account: readonly FaceLink[]
}

/**
 * Runs before a public page is drawn, so that nobody signed in sees the header of a visitor for a moment. The server allows
 * this text alone.
 */
export const faceScript = `document.cookie.includes('${signedInCookie}=1')&&(document.documentElement.dataset.in='');${scriptPolicySource}`
