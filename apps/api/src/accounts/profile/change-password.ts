// A new password by somebody who knows the old one; their other devices have to sign in anew.
import { randomUUID } from 'node:crypto'
import { kindOf } from '@marsa/model/kit/access.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { changePassword as contract } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { forgetDevices } from '../factors/factors.store.ts'
import { setPassword } from '../holder.store.ts'
import { checkNewPassword } from '../new-password.ts'
import { hashPassword } from '../passwords.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { confirmPassword } from './own-password.ts'

export const changePassword = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const actor = signedIn(call)
  const { oldPassword, password } = call.body
  const holder = await confirmPassword(call, 'oldPassword', oldPassword)
  await checkNewPassword('password', password, holder)
  const hash = await hashPassword(password)
  return call.once(async (tx) => {
    if (!(await setPassword(tx, holder, hash))) throw new Problem('kit.moved-on')
    const endedSessions = await endSessionsOf(
      tx,
      { userId: holder.id, except: actor.sessionId },
      'password changed',
    )
    await forgetDevices(tx, holder.id)
    await audit(tx, {
      kind: kindOf(actor),
      action: 'changePassword',
      objectKind: 'user',
      objectId: holder.id,
      companyId: holder.company_id,
    })
    await notify(tx, {
      to: { userIds: [holder.id] },
      template: 'password-changed',
      params: {},
      subjectId: holder.id,
      version: randomUUID(),
    })
    return { endedSessions }
  })
}
