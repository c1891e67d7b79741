// One person in full, for whoever manages them.
import { toOffset } from '@marsa/model/kit/day.ts'
import type { ManagedUser, viewUser as contract } from '@marsa/model/accounts/users/users-endpoints.ts'
import { grantRefusal, rolesOf } from '@marsa/model/accounts/users/users-rules.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { findUser, isLast } from './find-user.ts'
import { toListed } from './list-users.ts'
import { sessionFacts } from './users.store.ts'

export const viewUser = async (call: Call<typeof contract>): Promise<ManagedUser> => {
  const actor = signedIn(call)
  const user = await findUser(call.db, call, call.query.userCode)
  const [sessions, last] = await Promise.all([sessionFacts(call.db, user.id), isLast(call.db, user)])
  return {
    ...toListed(user),
    email: user.email,
    mobileNumber: user.mobile,
    companyKind: user.company_kind,
    language: user.language,
    createdAt: toOffset(user.created_at),
    lastUsedAt: sessions.last_used_at && toOffset(sessions.last_used_at),
    openSessions: sessions.open,
    grantable: rolesOf(user.company_kind).filter((role) => !grantRefusal(actor, user.company_kind, role)),
    isLastAdministrator: last,
    capabilities: user.capabilities,
    isSelf: user.id === actor.userId,
  }
}
