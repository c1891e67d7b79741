// What the groups of the directory do to an account: another role, or none; the last administrator stays (Z59).
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import { groupsEffect } from '@marsa/model/accounts/directory/directory.ts'
import { isLastAdministrator } from '@marsa/model/accounts/users/users-rules.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import type { StaffRole } from '@marsa/model/kit/access.ts'
import type { MailTemplate, MailParams } from '@marsa/model/messages/templates/mail-templates.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { sendMail } from '../../messages/door.ts'
import { endSessionsOf } from '../sessions.store.ts'
import { cancelInvitations } from '../users/invitations.store.ts'
import { otherAdministrators } from '../users/users.store.ts'
import { setRole, setWithdrawn, type Account } from './identities.store.ts'

export const note = (tx: Tx, action: AuditAction, userId: string, reason?: string): Promise<void> =>
  audit(tx, { kind: 'system', action, objectKind: 'user', objectId: userId, ...(reason && { reason }) })

type About = Extract<MailTemplate, 'directory-linked' | 'directory-role-changed' | 'directory-withdrawn'>

/** Writes to the person; one mail of a kind for each sign-in. */
export const notifyStaff = <Name extends About>(
  tx: Tx,
  { id, email, language }: Pick<Account, 'id' | 'email' | 'language'>,
  mail: Name,
  params: MailParams<Name>,
  flowId: string,
): Promise<void> =>
  sendMail(tx, {
    mail,
    to: { channel: 'mail', address: email, language },
    params,
    key: `${id}:${flowId}`,
    isSecret: false,
  })

/** The company has to be locked, so that of two last administrators who sign in at once one stays. */
export const followGroups = async (
  tx: Tx,
  account: Account,
  stated: StaffRole | undefined,
  flowId: string,
): Promise<void> => {
  const managed = { ...account, userId: account.id, isCompanyAdmin: false, kind: 'platform' } as const
  const others = await otherAdministrators(tx, account.company_id, account.id)
  const effect = groupsEffect(account.role, stated, isLastAdministrator(managed, others))
  if (effect === 'stay') return
  if (effect === 'kept') return note(tx, 'user.kept', account.id, 'directory: the last administrator')
  if (effect === 'withdraw') {
    if (account.status !== 'ACTIVE') return
    await setWithdrawn(tx, account.id, true)
    await note(tx, 'user.withdrawn', account.id, `directory: no group, was ${account.role}`)
    await notifyStaff(tx, account, 'directory-withdrawn', {}, flowId)
  } else {
    await setRole(tx, account.id, effect)
    await note(tx, 'user.role-changed', account.id, `directory: ${account.role} to ${effect}`)
    await notifyStaff(tx, account, 'directory-role-changed', { role: roleText[effect] }, flowId)
  }
  if (account.role === 'admin') await cancelInvitations(tx, { invitedBy: account.id })
  await endSessionsOf(tx, { userId: account.id }, `directory: ${stated ?? 'no group'}`)
}
