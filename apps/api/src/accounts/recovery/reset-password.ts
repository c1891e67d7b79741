// What the link opens: a look at it, and once a new password, after which everybody has to sign in anew (C013, Z15).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  resetPassword as resetCall,
  viewPasswordReset as viewCall,
} from '@marsa/model/accounts/recovery/recovery-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Db } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { forgetDevices } from '../factors/factors.store.ts'
import { holderById, liftLocks, setPassword, type HolderRow } from '../holder.store.ts'
import { checkNewPassword, leastLength } from '../new-password.ts'
import { hashPassword } from '../passwords.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { nameHash } from '../token.ts'
import { resetByHash, useReset, type ResetRow } from './resets.store.ts'
import { hashOfId } from './send-reset-link.ts'

const find = async (db: Db, requestId: string): Promise<{ reset: ResetRow; holder: HolderRow }> => {
  const reset = await resetByHash(db, hashOfId(requestId))
  const holder = reset && (await holderById(db, reset.user_id))
  if (!reset || !holder) throw new Problem('accounts.reset-invalid')
  if (!reset.open) throw new Problem('accounts.reset-expired')
  return { reset, holder }
}

export const viewPasswordReset = async (call: Call<typeof viewCall>): Promise<AnswerOf<typeof viewCall>> => {
  const { reset, holder } = await find(call.db, call.body.RequestID)
  return {
    email: holder.email,
    leastPassword: leastLength(holder),
    expiresAt: toOffset(reset.expires_at),
  }
}

/** Nobody is signed in by it: whoever has only the mailbox still meets the second step. */
export const resetPassword =
  (secret: string) =>
  async (call: Call<typeof resetCall>): Promise<typeof succeeded> => {
    const { RequestID, Email, Password } = call.body
    const { reset, holder } = await find(call.db, RequestID)
    if (holder.email !== Email) throw new Problem('accounts.reset-invalid')
    await checkNewPassword('Password', Password, holder)
    const hash = await hashPassword(Password)
    return call.once(async (tx) => {
      // The second of two at once, with the same link or another one, finds it used or the password changed.
      if (!(await useReset(tx, reset.id)) || !(await setPassword(tx, holder, hash)))
        throw new Problem('accounts.reset-expired')
      await endSessionsOf(tx, { userId: holder.id }, 'password reset')
      await forgetDevices(tx, holder.id)
      await liftLocks(tx, nameHash(secret, holder.email))
      await audit(tx, {
        kind: 'visitor',
        action: 'resetPassword',
        objectKind: 'user',
        objectId: holder.id,
        companyId: holder.company_id,
      })
      await notify(tx, {
        to: { userIds: [holder.id] },
        template: 'password-changed',
        params: {},
        subjectId: holder.id,
        version: reset.id,
      })
      return succeeded
    })
  }
