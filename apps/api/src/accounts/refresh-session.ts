// Renews the access token: needs the selector from the body and the verifier from the cookie; a replay ends the session (C002, Z05).
import { Problem } from '@marsa/model/kit/problem.ts'
import type { refreshSession as contract, tokens } from '@marsa/model/accounts/endpoints.ts'
import { refreshGraceSeconds } from '@marsa/model/accounts/session.ts'
import type { z } from 'zod'
import { audit } from '../kit/audit.ts'
import { systemTransaction, type Db } from '../kit/db.ts'
import type { Call } from '../kit/serve.ts'
import { verifierOf, type CookieRules } from '../kit/session-cookies.ts'
import { giveTokens } from './open-session.ts'
import { endSession, rotateSession, sessionById } from './sessions.store.ts'
import { refreshVerifier, sameText } from './token.ts'

const selectorPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/

const endAsReplayed = (db: Db, id: string): Promise<void> =>
  systemTransaction(db, async (tx) => {
    await endSession(tx, id, 'refresh replayed')
    await audit(tx, { kind: 'system', action: 'session.replayed', objectKind: 'session', objectId: id })
  })

/** The generation the caller moves to. Two tabs that refresh at once both get the same one. */
const nextGeneration = async (db: Db, id: string, shown: number): Promise<number> => {
  if (await rotateSession(db, id, shown)) return shown + 1
  const session = await sessionById(db, id)
  if (session?.generation === shown + 1 && session.rotated_ago < refreshGraceSeconds) return shown + 1
  await endAsReplayed(db, id)
  throw new Problem('kit.signed-out')
}

export const refreshSession =
  (secret: string, cookies: CookieRules) =>
  async (call: Call<typeof contract>): Promise<z.infer<typeof tokens>> => {
    const [, id, shownText] = selectorPattern.exec(call.body.RefreshToken) ?? []
    if (!id) throw new Problem('kit.signed-out')
    const session = await sessionById(call.db, id)
    if (!session?.alive) throw new Problem('kit.signed-out')
    // The cookie is the whole browser's and the selector one tab's: a tab may be behind the cookie, never ahead of it.
    const verifier = verifierOf(call.request, cookies)
    const shown = [session.generation, Number(shownText)].find((each) =>
      sameText(verifier, refreshVerifier(secret, id, each)),
    )
    if (shown === undefined) throw new Problem('kit.signed-out')
    const generation = await nextGeneration(call.db, id, shown)
    return giveTokens({ secret, cookies }, call, { ...session, id, generation })
  }
