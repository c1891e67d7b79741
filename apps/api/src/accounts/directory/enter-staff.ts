// Lets somebody of the directory in: role by groups, account made at the first time, taken away when no group is left.
import { roleOfGroups, type SignInTrouble } from '@marsa/model/accounts/directory.ts'
import type { StaffRole } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { audit } from '../../kit/audit.ts'
import type { DirectorySettings } from '../../kit/config.ts'
import type { Tx } from '../../kit/db.ts'
import { insertPerson, newUserCode, platformCompany } from '../people.store.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { groupsOf, personOf } from './claims.ts'
import {
  accountOfEmail,
  accountOfIdentity,
  insertIdentity,
  noteUse,
  setRole,
  setWithdrawn,
  type Account,
  type Identity,
} from './identities.store.ts'
import type { Proof } from './providers.ts'

export type Entered = { userId: string; language: Lang } | { trouble: SignInTrouble }

const note = (tx: Tx, action: string, userId: string, reason?: string): Promise<void> =>
  audit(tx, { kind: 'system', action, objectKind: 'user', objectId: userId, ...(reason && { reason }) })

const withdraw = async (tx: Tx, account: Account): Promise<void> => {
  if (account.status !== 'ACTIVE') return
  await setWithdrawn(tx, account.id, true)
  await endSessionsOf(tx, { userId: account.id }, 'no group in the directory')
  await note(tx, 'user.withdrawn', account.id, `directory: no group, was ${account.role}`)
}

/** The account of somebody who comes for the first time: one of the platform with the same address, or a new one. */
const firstAccount = async (
  tx: Tx,
  proof: Proof,
  identity: Identity,
  role: StaffRole,
  language: Lang,
  /** Of a password that nobody knows. */
  passwordHash: string,
): Promise<Account | { trouble: SignInTrouble }> => {
  const { email, firstName, lastName, firstNameAr, lastNameAr } = personOf(proof.claims)
  if (!email) return { trouble: 'no-mail' }
  const held = await accountOfEmail(tx, 'directory', email)
  if (held && held.kind !== 'platform') return { trouble: 'customer-mail' }
  // Another person of the directory has it: an address that was given on.
  if (held?.linked) return { trouble: 'refused' }
  if (!held) {
    const companyId = await platformCompany(tx)
    const userCode = newUserCode('ST')
    const person = { companyId, role, userCode, email, passwordHash, firstName, lastName, language }
    const made = await insertPerson(tx, { ...person, firstNameAr, lastNameAr })
    if (made) await note(tx, 'user.created', made, `directory: ${role}`)
  }
  const account = held ?? (await accountOfEmail(tx, 'directory', email))!
  await insertIdentity(tx, account.id, identity)
  await note(tx, 'identity.linked', account.id, 'directory')
  return account
}

export const enterStaff = async (
  tx: Tx,
  { groupsClaim, roleGroups }: DirectorySettings,
  proof: Proof,
  { language, passwordHash }: { language: Lang; passwordHash: string },
): Promise<Entered> => {
  const identity: Identity = {
    provider: 'directory',
    ...proof,
    assurance: personOf(proof.claims).assurance ?? null,
  }
  const role = roleOfGroups(roleGroups, groupsOf(proof.claims, groupsClaim))
  const known = await accountOfIdentity(tx, identity)
  if (!role) {
    if (known) await withdraw(tx, known)
    return { trouble: 'no-group' }
  }
  const account = known ?? (await firstAccount(tx, proof, identity, role, language, passwordHash))
  if ('trouble' in account) return account
  if (account.status === 'DISABLED' && account.withdrawn) {
    await setWithdrawn(tx, account.id, false)
    await note(tx, 'user.restored', account.id, `directory: ${role}`)
  } else if (account.status !== 'ACTIVE') return { trouble: 'not-active' }
  if (account.role !== role) {
    await setRole(tx, account.id, role)
    await note(tx, 'user.role-changed', account.id, `directory: ${account.role} to ${role}`)
  }
  await noteUse(tx, identity)
  return { userId: account.id, language: account.language }
}
