// A second colleague makes the first person of an approved provider its administrator (Z17).
import type { confirmAgentAdmin as contract } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { confirmAdminRefusal } from '@marsa/model/accounts/registration/registration.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { confirmAdmin, lockRegistration } from './decisions.store.ts'

export const confirmAgentAdmin = (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const found = await lockRegistration(tx, call.query.id)
    if (!found) throw new Problem('kit.not-found')
    const standing = {
      userType: found.user_type,
      state: found.state,
      decidedBy: found.decided_by,
      adminConfirmed: found.admin_confirmed_at !== null,
    }
    refuse(confirmAdminRefusal(standing, actor.userId))
    await confirmAdmin(tx, found, actor.userId, call.now)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'confirmAgentAdmin',
      objectKind: 'registration',
      objectId: found.id,
      companyId: found.company_id,
    })
    await notify(tx, {
      to: { userIds: [found.user_id] },
      template: 'agent-admin-confirmed',
      params: { company: { en: found.name_en, ar: found.name_ar } },
      subjectId: found.id,
    })
    return succeeded
  })
}
