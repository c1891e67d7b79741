// The person that a call is about, as far as the caller reaches: unknown, or known and then perhaps not theirs to manage.
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import {
  changeRefusal,
  isLastAdministrator,
  managerRefusal,
  type Managed,
} from '@marsa/model/accounts/users/users-rules.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockCompany, otherAdministrators, userByCode, type UserRow } from './users.store.ts'

type About = Pick<Call, 'actor' | 'relation'>

/** The company that the caller's reach ends at, or null for all. */
export const reachOf = (call: About): string | null =>
  call.relation === 'any' ? null : signedIn(call).companyId

/** Whether the caller manages people at all comes after whether there is such a person, so that a code tells nothing. */
export const findUser = async (db: Db, call: About, code: string): Promise<UserRow> => {
  const user = await userByCode(db, code, reachOf(call))
  if (!user) throw new Problem('users.not-found')
  refuse(managerRefusal(signedIn(call)))
  return user
}

export const managedOf = (user: UserRow): Managed => ({
  userId: user.id,
  role: user.role,
  status: user.status,
  isCompanyAdmin: user.is_company_admin,
  kind: user.company_kind,
})

/** The person of a change, with their company locked; refuses oneself and whoever stands above. */
export const lockUser = async (
  tx: Tx,
  call: About,
  code: string,
): Promise<{ user: UserRow; actor: Actor }> => {
  const actor = signedIn(call)
  const found = await findUser(tx, call, code)
  await lockCompany(tx, found.company_id)
  const user = await findUser(tx, call, code)
  refuse(changeRefusal(actor, managedOf(user)))
  return { user, actor }
}

export const isLast = async (db: Db, user: UserRow): Promise<boolean> =>
  isLastAdministrator(managedOf(user), await otherAdministrators(db, user.company_id, user.id))
