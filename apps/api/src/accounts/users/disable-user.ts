// Ends a person's access at once: their sessions and the invitations they sent; and gives it back.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { makesSecondPerson } from '@marsa/model/accounts/users/access-proposal.ts'
import type {
  disableUser as disableCall,
  enableUser as enableCall,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { administratorsBut, dropAccessProposals } from './access-proposals.store.ts'
import { isLast, lockUser } from './find-user.ts'
import { cancelInvitations } from './invitations.store.ts'
import { notifyUser } from './notify-user.ts'
import { proposeAccess } from './propose-access.ts'
import { setStatus, type UserRow } from './users.store.ts'

export const disableUser = (call: Call<typeof disableCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { user, actor } = await lockUser(tx, call, call.query.userCode)
    if (await isLast(tx, user)) refuse('users.last-administrator')
    if (!(await setStatus(tx, user.id, 'ACTIVE', 'DISABLED'))) throw new Problem('kit.moved-on')
    await endSessionsOf(tx, { userId: user.id }, 'disabled')
    await cancelInvitations(tx, { invitedBy: user.id })
    await dropAccessProposals(tx, { of: user.id, by: actor.userId, now: call.now })
    await audit(tx, {
      kind: kindOf(actor),
      action: 'disableUser',
      objectKind: 'user',
      objectId: user.id,
      companyId: user.company_id,
      reason: call.body.reason,
    })
    await notifyUser(tx, call, user, 'user-disabled', {})
    return succeeded
  })

export const giveAccessBack = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'request'>,
  user: UserRow,
): Promise<void> => {
  if (!(await setStatus(tx, user.id, 'DISABLED', 'ACTIVE'))) throw new Problem('kit.moved-on')
  await audit(tx, {
    kind: kindOf(signedIn(call)),
    action: 'enableUser',
    objectKind: 'user',
    objectId: user.id,
    companyId: user.company_id,
  })
  await notifyUser(tx, call, user, 'user-enabled', {})
}

/** A colleague who had gone is a second person again, so that their access waits like a new one. */
export const enableUser = (call: Call<typeof enableCall>): Promise<AnswerOf<typeof enableCall>> =>
  call.once(async (tx) => {
    const { user, actor } = await lockUser(tx, call, call.query.userCode)
    const { role } = user
    const waits =
      user.status === 'DISABLED' &&
      makesSecondPerson(null, role) &&
      (await administratorsBut(tx, [actor.userId, user.id])).length > 0
    if (waits) await proposeAccess(tx, call, { user }, { change: 'enable', role, capabilities: [] })
    else await giveAccessBack(tx, call, user)
    return { waits }
  })
