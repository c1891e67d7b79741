// Gives what a second administrator has confirmed, by the same steps as what needs no second one.
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { capabilityGrantRefusal, grantRefusal } from '@marsa/model/accounts/users/users-rules.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import type { WaitingAccess } from './access-proposals.store.ts'
import { giveRole } from './change-user-role.ts'
import { giveAccessBack } from './disable-user.ts'
import { lockUser } from './find-user.ts'
import { sendConfirmed } from './invite-user.ts'
import { writeCapabilities } from './set-capabilities.ts'

export const applyAccess = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation' | 'request' | 'now'>,
  { change, role, capabilities, company_id: companyId, email, language, user_code: userCode }: WaitingAccess,
): Promise<void> => {
  if (change === 'invite') {
    if (!companyId || !email || !language || !role) throw new Problem('users.access-none')
    await sendConfirmed(tx, call, { companyId, email, language, role })
    return
  }
  if (!userCode) throw new Problem('users.access-none')
  const { user, actor } = await lockUser(tx, call, userCode)
  if (change === 'capabilities') {
    refuse(capabilityGrantRefusal(user))
    await writeCapabilities(tx, user, [...user.capabilities, ...capabilities])
  } else if (change === 'enable') {
    await giveAccessBack(tx, call, user)
  } else {
    if (!role) throw new Problem('users.access-none')
    refuse(grantRefusal(actor, user.company_kind, role))
    await giveRole(tx, call, user, { role, isCompanyAdmin: false })
  }
}
