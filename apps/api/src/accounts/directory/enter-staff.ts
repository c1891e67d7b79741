// Lets somebody of the directory in: role by groups, account made at the first time, a known address linked by its password.
import { roleOfGroups, type SignInTrouble } from '@marsa/model/accounts/directory/directory.ts'
import type { StaffRole } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { DirectorySettings } from '../../kit/config.ts'
import type { Tx } from '../../kit/db.ts'
import { insertPerson, newUserCode, platformCompany } from '../people.store.ts'
import { lockCompany } from '../users/users.store.ts'
import { groupsOf, personOf } from './claims.ts'
import { keepLinking, type Flow } from './flows.store.ts'
import { followGroups, note } from './follow-groups.ts'
import {
  accountOfEmail,
  accountOfIdentity,
  insertIdentity,
  noteUse,
  setWithdrawn,
  type Account,
  type Identity,
} from './identities.store.ts'
import type { Proof } from './providers.ts'

/** Nobody's id where an account waits for its password. */
export type Entered = { userId: string | null; language: Lang } | { trouble: SignInTrouble }

type Coming = {
  flow: Pick<Flow, 'id' | 'language'>
  proof: Proof
  identity: Identity
  /** Of a password that nobody knows. */
  passwordHash: string
}

/** Somebody who comes for the first time: a new account, or one of the platform that has to show its password once. */
const enterFirst = async (
  tx: Tx,
  { flow, proof, identity, passwordHash }: Coming,
  { role, companyId, trustsEmail }: { role: StaffRole; companyId: string; trustsEmail: boolean },
): Promise<Entered> => {
  const { email, firstName, lastName, firstNameAr, lastNameAr } = personOf(proof.claims, trustsEmail)
  if (!email) return { trouble: 'no-mail' }
  const held = await accountOfEmail(tx, 'directory', email)
  if (held) {
    if (held.kind !== 'platform') return { trouble: 'customer-mail' }
    // Another person of the directory has it: an address that was given on.
    if (held.linked) return { trouble: 'refused' }
    if (held.status !== 'ACTIVE') return { trouble: 'not-active' }
    await keepLinking(tx, flow.id, { ...identity, userId: held.id, role })
    // In the language that was chosen here: what the account says is shown to nobody before the password.
    return { userId: null, language: flow.language }
  }
  const userCode = newUserCode('ST')
  const { language } = flow
  const person = { companyId, role, userCode, email, passwordHash, firstName, lastName, language }
  const made = await insertPerson(tx, { ...person, firstNameAr, lastNameAr })
  if (!made) return { trouble: 'used' }
  await note(tx, 'user.created', made, `directory: ${role}`)
  await insertIdentity(tx, made, identity)
  await note(tx, 'identity.linked', made, 'directory')
  return { userId: made, language }
}

const enterKnown = async (
  tx: Tx,
  known: Account,
  role: StaffRole,
  { flow, identity }: Coming,
): Promise<Entered> => {
  let account = known
  if (known.status === 'DISABLED' && known.withdrawn) {
    await setWithdrawn(tx, known.id, false)
    await note(tx, 'user.restored', known.id, `directory: ${role}`)
    account = { ...known, status: 'ACTIVE', withdrawn: false }
  } else if (known.status !== 'ACTIVE') return { trouble: 'not-active' }
  await followGroups(tx, account, role, flow.id)
  await noteUse(tx, identity)
  return { userId: account.id, language: account.language }
}

export const enterStaff = async (
  tx: Tx,
  { groupsClaim, roleGroups, trustsEmail }: DirectorySettings,
  given: Omit<Coming, 'identity'>,
): Promise<Entered> => {
  const { claims } = given.proof
  const assurance = personOf(claims).assurance ?? null
  const coming: Coming = { ...given, identity: { provider: 'directory', ...given.proof, assurance } }
  const role = roleOfGroups(roleGroups, groupsOf(claims, groupsClaim))
  const companyId = await platformCompany(tx)
  await lockCompany(tx, companyId)
  const known = await accountOfIdentity(tx, coming.identity)
  if (!role) {
    if (known) await followGroups(tx, known, undefined, given.flow.id)
    return { trouble: 'no-group' }
  }
  if (known) return enterKnown(tx, known, role, coming)
  return enterFirst(tx, coming, { role, companyId, trustsEmail })
}
