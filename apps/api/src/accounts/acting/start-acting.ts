// Begins acting for somebody: a session row of its own, after a fresh check and with a reason (C001, Z02, Z03).
import { kindOf, roleNames, type Actor, type ActingScope } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { actingReason, type startActing as contract } from '@marsa/model/accounts/acting/acting-endpoints.ts'
import { actingMinutes, scopeFor, subjectRefusal } from '@marsa/model/accounts/acting/acting-rules.ts'
import type { SignInAnswer, signIn as signInCall } from '@marsa/model/accounts/endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { refuseStale } from '../factors/check.ts'
import { noteCheck } from '../factors/steps.store.ts'
import { giveTokens, type SessionParts } from '../open-session.ts'
import type { PersonJson } from '../sessions.store.ts'
import { actingOf, insertActing, recordAs, subjectByCode } from './acting.store.ts'
import { returnTicket } from './return-ticket.ts'

type Wish = { code: string; scope: ActingScope; reason: string }

const begin = async (
  parts: SessionParts,
  call: Pick<Call, 'db' | 'unkept' | 'request' | 'reply' | 'now' | 'settings'>,
  actor: Actor,
  { code, scope, reason }: Wish,
): Promise<SignInAnswer> => {
  const subject = await subjectByCode(call.db, code)
  if (!subject) throw new Problem('acting.not-found')
  refuse(subjectRefusal(actor, subject))
  await refuseStale(call.db, actor.sessionId)
  const session = await call.unkept(async (tx) => {
    const made = await insertActing(tx, {
      subjectId: subject.id,
      actorId: actor.userId,
      actorSessionId: actor.sessionId,
      scope: scopeFor(actor.role, scope, call.settings),
      reason,
      minutes: actingMinutes(call.settings),
      address: call.request.ip,
      agent: call.request.headers['user-agent'] ?? '',
    })
    await recordAs(tx, {
      userId: actor.userId,
      subjectId: subject.id,
      sessionId: made.id,
      requestId: call.request.id,
    })
    await audit(tx, {
      kind: kindOf(actor),
      action: 'startActing',
      objectKind: 'user',
      objectId: subject.id,
      companyId: subject.company_id,
      reason,
    })
    return made
  })
  return {
    ...giveTokens(parts, call, { ...session, remember: false }),
    idleTime: subject.idle_minutes,
    status: 'SUCCESS',
    errorMessage: null,
    usercode: subject.user_code,
    adminToken: returnTicket(parts.secret, session.id),
    adminUserCode: (await actingOf(call.db, session.id))?.user_code ?? null,
    secondStep: null,
    factorDuty: null,
  }
}

export const startActing =
  (parts: SessionParts) =>
  (call: Call<typeof contract>): Promise<SignInAnswer> => {
    const { userCode, scope, reason } = call.body
    return begin(parts, call, signedIn(call), { code: userCode, scope, reason })
  }

/**
 * The documented way: signing in again with `selectedUser` under a session of the staff, whose own name and password have
 * just been right. The password counts as the fresh check only where there is no second factor.
 */
export const actAsDocumented = async (
  parts: SessionParts,
  call: Call<typeof signInCall>,
  person: PersonJson,
): Promise<SignInAnswer> => {
  const actor = signedIn(call)
  const { selectedUser = '', AdminUsercode, loggedInUserRole } = call.body
  if ((AdminUsercode ?? person.user_code) !== person.user_code) throw new Problem('kit.forbidden')
  if ((loggedInUserRole ?? roleNames[actor.role]) !== roleNames[actor.role])
    throw new Problem('kit.forbidden')
  const reason = actingReason.safeParse(call.body.reason)
  if (!reason.success) throw new Problem('kit.invalid', {}, { reason: 'acting.reason-required' })
  if (!person.has_factor) await noteCheck(call.db, actor.sessionId)
  return begin(parts, call, actor, { code: selectedUser, scope: 'read', reason: reason.data })
}
