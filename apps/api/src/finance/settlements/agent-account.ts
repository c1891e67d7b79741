// The bank account that an agent is paid to: entered by its administrator with the password again, confirmed by a call of ours.
import type {
  confirmAgentAccount as confirmContract,
  saveAgentAccount as saveContract,
} from '@marsa/model/finance/settlements/settlement-endpoints.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { companyAdministrators, confirmPassword } from '../../accounts/door.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import {
  confirmAgentAccount as noteConfirmed,
  lockAgentAccount,
  replaceAgentAccount,
} from './bank-accounts.store.ts'
import { lockAgent } from './runs.store.ts'

export const saveAgentAccount = async (call: Call<typeof saveContract>): Promise<typeof succeeded> => {
  const actor = signedIn(call)
  const { companyId, userId } = actor
  const { iban, password } = call.body
  refuse(actor.isCompanyAdmin ? undefined : 'settlement.admin-only')
  await confirmPassword(call, 'password', password)
  return call.unkept(async (tx) => {
    await lockAgent(tx, companyId)
    await replaceAgentAccount(tx, { companyId, iban, holder: actor.companyName.en, userId })
    await audit(tx, {
      kind: kindOf(actor),
      action: 'changeAgentAccount',
      objectKind: 'company',
      objectId: companyId,
      companyId,
    })
    await notify(tx, {
      to: { userIds: await companyAdministrators(tx, companyId) },
      template: 'agent-account-changed',
      params: { colleague: `${actor.firstName} ${actor.lastName}`, end: iban.slice(-4) },
      subjectId: companyId,
      version: call.now.toISOString(),
    })
    return succeeded
  })
}

export const confirmAgentAccount = (call: Call<typeof confirmContract>): Promise<typeof succeeded> => {
  const { userId } = signedIn(call)
  const { note } = call.body
  return call.once(async (tx) => {
    const account = await lockAgentAccount(tx, call.query.id)
    if (!account) throw new Problem('settlement.no-account')
    if (account.confirmed_at) throw new Problem('kit.moved-on')
    await noteConfirmed(tx, { id: account.id, userId, note })
    await audit(tx, {
      kind: 'admin',
      action: 'confirmAgentAccount',
      objectKind: 'company',
      objectId: account.company_id,
      companyId: account.company_id,
      reason: note,
    })
    return succeeded
  })
}
