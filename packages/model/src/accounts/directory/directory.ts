// Signing in through somebody else: the company's directory and UAE PASS; clocks, troubles and which groups give which role.
import { staffRoles, type Role, type StaffRole } from '../../kit/access.ts'

/** `directory` is for staff, `uae-pass` for customers. */
export const identityProviders = ['directory', 'uae-pass'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** How a session began. */
export const loginKinds = ['password', ...identityProviders] as const
export type LoginKind = (typeof loginKinds)[number]

/** Minutes a person may take at the provider. */
export const flowMinutes = 15
/** Seconds the one-time codes of /response live (Z06). */
export const handOverSeconds = 60
/** Minutes a proven identity waits for an account. */
export const pendingMinutes = 30
/** Seconds that the provider's clock may differ from ours. */
export const clockSkewSeconds = 30

/** Names of the directory's groups for each role of staff. */
export type RoleGroups = Readonly<Partial<Record<StaffRole, readonly string[]>>>

/** The most powerful role that one of the groups gives, or undefined; what is not spelled exactly alike gives none. */
export const roleOfGroups = (mapping: RoleGroups, groups: readonly string[]): StaffRole | undefined =>
  staffRoles.find((role) => mapping[role]?.some((group) => groups.includes(group)))

/**
 * What becomes of an account whose groups give the role `groupRole`, or none: nothing, that role, or it is taken away. The last
 * administrator stays one, so that a directory never leaves the portal without anybody who may run it.
 */
export const groupsEffect = (
  role: Role,
  groupRole: StaffRole | undefined,
  isLast: boolean,
): 'stay' | 'kept' | 'withdraw' | StaffRole => {
  if (role === groupRole) return 'stay'
  return isLast ? 'kept' : (groupRole ?? 'withdraw')
}

/** Why a directory identity is not linked to a local account whose password was right. */
export const staffLinkRefusal = (account: {
  kind: string
  status: string
  linked: boolean
}): string | undefined => {
  if (account.kind !== 'platform' || account.status !== 'ACTIVE') return 'accounts.not-active'
  return account.linked ? 'accounts.no-pending-link' : undefined
}

/** Why a sign-in through a provider did not succeed; each has its own page with a way on. */
export const signInTroubles = [
  'denied',
  'lost',
  'expired',
  'used',
  'unreachable',
  'clock',
  'refused',
  'no-group',
  'no-mail',
  'customer-mail',
  'not-active',
  'not-set-up',
  'too-many',
] as const
export type SignInTrouble = (typeof signInTroubles)[number]

export const asTrouble = (value: unknown): SignInTrouble | undefined =>
  signInTroubles.find((each) => each === value)

/** Why an identity is not linked to the account of a number, or undefined. */
export const linkRefusal = (account: {
  kind: string
  status: string
  linked: boolean
}): string | undefined => {
  if (account.kind === 'platform') return 'accounts.link-staff'
  if (account.status !== 'ACTIVE') return 'accounts.not-active'
  return account.linked ? 'accounts.link-taken' : undefined
}

/** Why a person's UAE PASS stays linked, or undefined: nobody takes their only way in away. */
export const unlinkRefusal = (account: { linked: boolean; hasOwnPassword: boolean }): string | undefined => {
  if (!account.linked) return 'accounts.not-linked'
  return account.hasOwnPassword ? undefined : 'accounts.only-way-in'
}

/** A one-time code: 128 bits in 22 characters. */
export const handOverCode = /^[\w-]{22}$/
