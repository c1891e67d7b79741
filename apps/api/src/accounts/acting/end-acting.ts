// Ends acting and brings the own session back: needs the ticket and, out of reach of scripts, the cookie of the acting session.
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { endActing as contract } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { systemTransaction } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { verifierOf } from '../../kit/session-cookies.ts'
import { giveTokens, type SessionParts } from '../open-session.ts'
import { endSession, touchSessions } from '../sessions.store.ts'
import { refreshVerifier, sameText } from '../token.ts'
import { ownSessionOf, recordAs } from './acting.store.ts'
import { readReturnTicket } from './return-ticket.ts'

export const endActing =
  (parts: SessionParts) =>
  async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
    const { secret, cookies } = parts
    const actingId = readReturnTicket(secret, call.body.adminToken)
    const own = actingId && (await ownSessionOf(call.db, actingId))
    if (!actingId || !own) throw new Problem('acting.over')
    const held = verifierOf(call.request, cookies)
    const fits = [own.acting_generation, own.acting_generation - 1].some((generation) =>
      sameText(held, refreshVerifier(secret, actingId, generation)),
    )
    if (!fits) throw new Problem('acting.over')
    await systemTransaction(call.db, async (tx) => {
      if (!(await endSession(tx, actingId, 'acting ended'))) throw new Problem('acting.over')
      await touchSessions(tx, [own.id])
      await recordAs(tx, {
        userId: own.user_id,
        subjectId: own.subject_id,
        sessionId: actingId,
        requestId: call.request.id,
      })
      await audit(tx, {
        kind: 'system',
        action: 'endActing',
        objectKind: 'user',
        objectId: own.subject_id,
        companyId: own.subject_company_id,
      })
    })
    return { ...giveTokens(parts, call, own), rememberMe: own.remember }
  }
