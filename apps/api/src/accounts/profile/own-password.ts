// The password again, before something that whoever found an open session must not do (Z14).
import { Problem } from '@marsa/model/kit/problem.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { holderById, type HolderRow } from '../holder.store.ts'
import { passwordMatches } from '../passwords.ts'

/** The caller with the password that was given; refuses under the field. Tries are counted by the contract's rate limit. */
export const confirmPassword = async (
  call: Pick<Call, 'actor' | 'db'>,
  field: string,
  password: string,
): Promise<HolderRow> => {
  const holder = await holderById(call.db, signedIn(call).userId)
  if (!holder) throw new Problem('kit.signed-out')
  if (!(await passwordMatches(holder.password_hash, password)))
    throw new Problem('accounts.password-wrong', {}, { [field]: 'accounts.password-wrong' })
  return holder
}

/** An e-mail in a body must be the caller's own (Z14). */
export const refuseOthersEmail = (call: Pick<Call, 'actor'>, email: string | undefined): void => {
  if (email !== undefined && email.trim().toLowerCase() !== signedIn(call).email)
    throw new Problem('kit.forbidden')
}
