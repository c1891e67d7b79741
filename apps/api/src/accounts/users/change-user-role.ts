// Gives a person another role, or makes them their company's administrator, or no longer; they sign in anew (Z59).
import { kindOf, type Role } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { makesSecondPerson } from '@marsa/model/accounts/users/access-proposal.ts'
import type { changeUserRole as contract } from '@marsa/model/accounts/users/users-endpoints.ts'
import { adminGrantRefusal, grantRefusal } from '@marsa/model/accounts/users/users-rules.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { dropAccessProposals, hasSecondAdministrator } from './access-proposals.store.ts'
import { isLast, lockUser } from './find-user.ts'
import { cancelInvitations } from './invitations.store.ts'
import { notifyUser } from './notify-user.ts'
import { proposeAccess } from './propose-access.ts'
import { awaitsFirstAdmin, setRole, type UserRow } from './users.store.ts'

const asWords = (role: string, isAdmin: boolean): string => (isAdmin ? `${role}, administrator` : role)

const managedBefore = (user: UserRow): boolean =>
  user.company_kind === 'platform' ? user.role === 'admin' : user.is_company_admin

export const giveRole = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'request' | 'now'>,
  user: UserRow,
  { role, isCompanyAdmin }: { role: Role; isCompanyAdmin: boolean },
): Promise<void> => {
  const actor = signedIn(call)
  const manages = user.company_kind === 'platform' ? role === 'admin' : isCompanyAdmin
  const steppedDown = managedBefore(user) && !manages
  if (steppedDown && (await isLast(tx, user))) refuse('users.last-administrator')
  if (role === user.role && isCompanyAdmin === user.is_company_admin) return
  await setRole(tx, user.id, role, isCompanyAdmin)
  await dropAccessProposals(tx, { of: user.id, by: actor.userId, now: call.now })
  if (steppedDown) await cancelInvitations(tx, { invitedBy: user.id })
  await endSessionsOf(tx, { userId: user.id }, 'role-changed')
  await audit(tx, {
    kind: kindOf(actor),
    action: 'changeUserRole',
    objectKind: 'user',
    objectId: user.id,
    companyId: user.company_id,
    reason: `${asWords(user.role, user.is_company_admin)} -> ${asWords(role, isCompanyAdmin)}`,
  })
  await notifyUser(tx, call, user, 'user-role-changed', { role: roleText[role] })
}

export const changeUserRole = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> =>
  call.once(async (tx) => {
    const { role, isCompanyAdmin } = call.body
    const { user, actor } = await lockUser(tx, call, call.query.userCode)
    refuse(grantRefusal(actor, user.company_kind, role))
    refuse(adminGrantRefusal(isCompanyAdmin, await awaitsFirstAdmin(tx, user.company_id)))
    const waits = makesSecondPerson(user.role, role) && (await hasSecondAdministrator(tx, actor.userId))
    if (waits) await proposeAccess(tx, call, { user }, { change: 'role', role, capabilities: [] })
    else await giveRole(tx, call, user, { role, isCompanyAdmin })
    return { waits }
  })
