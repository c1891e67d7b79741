// Links a directory identity to the local account of its address: once, by that account's password and second factor.
import type {
  linkDirectory as passwordCall,
  finishLink as factorCall,
} from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { staffLinkRefusal } from '@marsa/model/accounts/directory/directory.ts'
import type { SignInAnswer } from '@marsa/model/accounts/endpoints.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { codeOf } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { askSecondStep, passSecondStep } from '../factors/second-step.ts'
import { forgetFailures } from '../sessions.store.ts'
import { personOfPassword } from '../sign-in.ts'
import { lockCompany } from '../users/users.store.ts'
import { claimLink, type LinkingRow } from './flows.store.ts'
import { followGroups, note, notifyStaff } from './follow-groups.ts'
import { accountOfId, insertIdentity } from './identities.store.ts'
import type { DirectoryParts } from './parts.ts'
import { linkingFor } from './pending.ts'
import { enterBy } from './take-hand-over.ts'

type Linking = Call<typeof passwordCall> | Call<typeof factorCall>

const waiting = async (parts: DirectoryParts, call: Linking): Promise<LinkingRow> => {
  const found = await linkingFor(parts, call)
  if (!found) throw new Problem('accounts.no-pending-link')
  return found
}

/** Links, lets the groups have their say, and signs in. */
const complete = async (parts: DirectoryParts, call: Linking, linking: LinkingRow): Promise<SignInAnswer> => {
  await call
    .once(async (tx) => {
      await lockCompany(tx, linking.company_id)
      if (!(await claimLink(tx, linking.id))) throw new Problem('accounts.no-pending-link')
      const account = await accountOfId(tx, 'directory', linking.link_user_id)
      refuse(staffLinkRefusal(account))
      await insertIdentity(tx, account.id, linking)
      await note(tx, 'identity.linked', account.id, 'directory, by password')
      await notifyStaff(tx, account, 'directory-linked', {}, linking.id)
      await followGroups(tx, account, linking.link_role, linking.id)
    })
    .catch((error: unknown) => {
      // The identity got another account in the same moment.
      throw codeOf(error) === '23505' ? new Problem('kit.busy') : error
    })
  return enterBy(parts, call, linking, linking.link_user_id)
}

export const linkDirectory =
  (parts: DirectoryParts) =>
  async (call: Call<typeof passwordCall>): Promise<SignInAnswer> => {
    const linking = await waiting(parts, call)
    const given = { username: linking.email, password: call.body.password }
    const { person, forget } = await personOfPassword(parts, call, given)
    if (forget) await forgetFailures(call.db, forget.name, forget.scope)
    // A remembered device is no second factor here: what is linked opens the account from everywhere.
    if (person.has_factor) return askSecondStep(parts, call, person, false)
    return complete(parts, call, linking)
  }

export const finishLink =
  (parts: DirectoryParts) =>
  async (call: Call<typeof factorCall>): Promise<SignInAnswer> => {
    const linking = await waiting(parts, call)
    await passSecondStep(parts, call, call.body, linking.link_user_id)
    return complete(parts, call, linking)
  }
