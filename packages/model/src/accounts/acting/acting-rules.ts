// Who may act for whom, how far, and for how long (Z02, Z03; decisions 4.10 no. 8).
import type { Actor, ActingScope, Policy, Role } from '../../kit/access.ts'
import type { SettingsInForce } from '../../kit/settings.ts'
import { rolesOf } from '../users/users-rules.ts'

/** Minutes that acting lasts at most. */
export const actingMinutes = (settings: SettingsInForce): number => settings['accounts.acting-minutes']
/** Minutes that a proof of being oneself counts for what needs a fresh one. */
export const freshMinutes = 10

export const mayAct = {
  admin: 'any',
  'admin-readonly': 'any',
  desk: 'any',
} as const satisfies Policy

export const actsForOthers = (role: Role): boolean => Object.hasOwn(mayAct, role)

/** Whether this person may choose to change things while acting: administrators, where the installation gives that right. */
export const mayActWithChanges = (role: Role, settings: SettingsInForce): boolean =>
  role === 'admin' && settings['accounts.acting-changes']

/** How far acting goes: everybody else of the staff looks, whatever they wish. */
export const scopeFor = (role: Role, wished: ActingScope, settings: SettingsInForce): ActingScope =>
  mayActWithChanges(role, settings) ? wished : 'read'

/** Why this person cannot be acted for. */
export const subjectRefusal = (
  actor: Pick<Actor, 'userId'>,
  subject: { id: string; role: Role; status: string },
): string | undefined => {
  if (subject.id === actor.userId) return 'acting.self'
  if (rolesOf('platform').includes(subject.role)) return 'acting.staff'
  return subject.status === 'ACTIVE' ? undefined : 'acting.not-active'
}
