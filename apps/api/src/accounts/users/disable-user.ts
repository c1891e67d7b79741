// Ends a person's access at once: their sessions and the invitations they sent; and gives it back.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  disableUser as disableCall,
  enableUser as enableCall,
} from '@marsa/model/accounts/users/users-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Call } from '../../kit/serve.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { isLast, lockUser } from './find-user.ts'
import { cancelInvitations } from './invitations.store.ts'
import { notifyUser } from './notify-user.ts'
import { setStatus } from './users.store.ts'

export const disableUser = (call: Call<typeof disableCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { user, actor } = await lockUser(tx, call, call.query.userCode)
    if (await isLast(tx, user)) refuse('users.last-administrator')
    if (!(await setStatus(tx, user.id, 'ACTIVE', 'DISABLED'))) throw new Problem('kit.moved-on')
    await endSessionsOf(tx, { userId: user.id }, 'disabled')
    await cancelInvitations(tx, { invitedBy: user.id })
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

export const enableUser = (call: Call<typeof enableCall>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { user, actor } = await lockUser(tx, call, call.query.userCode)
    if (!(await setStatus(tx, user.id, 'DISABLED', 'ACTIVE'))) throw new Problem('kit.moved-on')
    await audit(tx, {
      kind: kindOf(actor),
      action: 'enableUser',
      objectKind: 'user',
      objectId: user.id,
      companyId: user.company_id,
    })
    await notifyUser(tx, call, user, 'user-enabled', {})
    return succeeded
  })
