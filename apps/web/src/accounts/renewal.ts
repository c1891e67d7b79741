// Renews the session of the browser by the accounts API; small, as it runs before anything else.
import { refreshSession } from '@marsa/model/accounts/endpoints.ts'
import { call, Refusal } from '../kit/call.ts'
import { session } from '../kit/session.ts'

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
