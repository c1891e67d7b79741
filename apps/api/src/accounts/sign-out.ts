// Ends the session of the caller's token, even past its time, whatever e-mail the body names; answers everybody the same (C003, Z04).
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { signOut as contract } from '@marsa/model/accounts/endpoints.ts'
import { bearerOf, type Call } from '../kit/serve.ts'
import { clearSessionCookies, type CookieRules } from '../kit/session-cookies.ts'
import { endSessionAndOwn } from './sessions.store.ts'
import { readToken } from './token.ts'

export const signOut =
  (secret: string, cookies: CookieRules) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const claim = readToken(secret, bearerOf(call.request) ?? '')
    if (claim) await endSessionAndOwn(call.db, claim.sessionId, 'signed out')
    clearSessionCookies(call.reply, cookies)
    return succeeded
  }
