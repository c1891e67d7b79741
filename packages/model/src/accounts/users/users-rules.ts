// Who manages whom: the roles of each kind of company, what one may grant, and why a change is refused (A 6, Z59).
import { roles, type Actor, type Policy, type Role } from '../../kit/access.ts'

export const companyKinds = ['person', 'business', 'agent', 'platform'] as const
export type CompanyKind = (typeof companyKinds)[number]

/** The roles of a kind of company with their height: nobody grants a role above their own. */
const heights: Record<CompanyKind, Partial<Record<Role, number>>> = {
  person: { customer: 1 },
  business: { portal: 1, business: 2 },
  agent: { 'clearing-agent': 1, 'warehouse-agent': 1, 'truck-provider': 1 },
  platform: { courier: 1, depot: 1, desk: 1, 'admin-readonly': 2, admin: 3 },
}

/** Roles that people of such a company may have. */
export const rolesOf = (kind: CompanyKind): Role[] =>
  roles.filter((role) => heights[kind][role] !== undefined)

/** Administrators manage every company, company administrators their own; the company's side is checked by the verb. */
export const userManagers = {
  admin: 'any',
  business: 'own',
  portal: 'own',
  'clearing-agent': 'own',
  'warehouse-agent': 'own',
  'truck-provider': 'own',
} as const satisfies Policy

/** The list also serves those who choose whom to look at; they see it masked like everybody (C004, Z11). */
export const userReaders = { ...userManagers, 'admin-readonly': 'any' } as const satisfies Policy

type Manager = Pick<Actor, 'role' | 'isCompanyAdmin'>

/** True for whom the menu shows user management and its page opens. */
export const managesUsers = ({ role, isCompanyAdmin }: Manager): boolean =>
  role === 'admin' || (isCompanyAdmin && Object.hasOwn(userManagers, role))

export const managerRefusal = (actor: Manager): string | undefined =>
  managesUsers(actor) || actor.role === 'admin-readonly' ? undefined : 'users.not-authorised'

/** Why this role cannot be given in this company by this person. */
export const grantRefusal = (actor: Manager, kind: CompanyKind, role: Role): string | undefined => {
  const height = heights[kind][role]
  if (height === undefined) return 'users.role-company'
  const own = heights[kind][actor.role]
  if (actor.role === 'admin') return undefined
  return own === undefined || height > own ? 'users.role-above' : undefined
}

/** Why this person is allowed nothing in finance: the read-only look, and all others are no administrators. */
export const capabilityGrantRefusal = ({ role }: { role: Role }): string | undefined =>
  role === 'admin' ? undefined : 'users.capabilities-admin'

/**
 * Why nobody is made an administrator of this company: the first one of a provider is made by two persons at its
 * registration (Z17), and not by one of them another way.
 */
export const adminGrantRefusal = (isCompanyAdmin: boolean, awaitsFirst: boolean): string | undefined =>
  isCompanyAdmin && awaitsFirst ? 'users.admin-waits' : undefined

export type Managed = {
  userId: string
  role: Role
  status: string
  isCompanyAdmin: boolean
  kind: CompanyKind
}

/** Why a person cannot be changed at all: oneself, or somebody above. */
export const changeRefusal = (actor: Manager & { userId: string }, user: Managed): string | undefined =>
  actor.userId === user.userId ? 'users.self' : grantRefusal(actor, user.kind, user.role)

/** Whether a company would be left without somebody who may manage it; `others` are its other active administrators. */
export const isLastAdministrator = (user: Managed, others: number): boolean =>
  user.status === 'ACTIVE' &&
  (user.kind === 'platform' ? user.role === 'admin' : user.isCompanyAdmin) &&
  others === 0

/** Whose password has to be long because it opens more than their own affairs (Z12). */
export const needsLongPassword = (role: Role, isCompanyAdmin: boolean): boolean =>
  heights.platform[role] !== undefined || (isCompanyAdmin && heights.agent[role] !== undefined)

/** Hours an invitation's link is good for. */
export const invitationHours = 72
/** Open invitations of one company at a time. */
export const mostInvitations = 50

/** "om•••@company.ae": enough to recognise, too little to write to (Z11). */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, Math.max(1, at - 1)))}•••${email.slice(at)}`
}

/** "+971 •• ••• 4567". */
export const maskedMobile = (mobile: string): string => `+971 •• ••• ${mobile.slice(-4)}`
