// The page of one's own sessions: where one is signed in, ending one or all others, and when one has signed in.
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type * as calls from '@marsa/model/accounts/own-sessions/sessions-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { forgetDevices } from '../factors/factors.store.ts'
import { endOne, endOthers, livingSessions, signInsOf, type OwnSessionRow } from './own-sessions.store.ts'

const mostSignIns = 30

const placeOf = ({ id, agent, address, method }: OwnSessionRow) => ({
  id,
  agent: agent ?? '',
  address: address ?? '',
  method,
})

export const listSessions = async (
  call: Call<typeof calls.listSessions>,
): Promise<AnswerOf<typeof calls.listSessions>> => {
  const { userId, sessionId } = signedIn(call)
  const found = await livingSessions(call.db, userId)
  return {
    items: found.map((row) => ({
      ...placeOf(row),
      startedAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      thisOne: row.id === sessionId,
    })),
  }
}

const record = async (
  tx: Tx,
  call: Pick<Call, 'actor'>,
  action: AuditAction,
  sessionId?: string,
): Promise<void> => {
  const actor = signedIn(call)
  await audit(tx, {
    kind: kindOf(actor),
    action,
    objectKind: 'session',
    companyId: actor.companyId,
    ...(sessionId && { objectId: sessionId }),
  })
}

export const endOwnSession = (call: Call<typeof calls.endOwnSession>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    if (!(await endOne(tx, signedIn(call).userId, call.query.id))) throw new Problem('sessions.not-found')
    await record(tx, call, 'endOwnSession', call.query.id)
    return succeeded
  })

export const endOtherSessions = (
  call: Call<typeof calls.endOtherSessions>,
): Promise<AnswerOf<typeof calls.endOtherSessions>> =>
  call.once(async (tx) => {
    const { userId, sessionId } = signedIn(call)
    const ended = await endOthers(tx, userId, sessionId)
    await forgetDevices(tx, userId)
    await record(tx, call, 'endOtherSessions')
    return { ended }
  })

export const listSignIns = async (
  call: Call<typeof calls.listSignIns>,
): Promise<AnswerOf<typeof calls.listSignIns>> => {
  const found = await signInsOf(call.db, signedIn(call).userId, mostSignIns)
  return { items: found.map((row) => ({ ...placeOf(row), at: row.created_at.toISOString() })) }
}
