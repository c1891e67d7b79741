// Who may do what: roles, the signed-in actor, and the policy table read by `may`, the server, the menus and the tests.
import type { ActorKind } from './machine.ts'
import type { ActingKey } from './scope.ts'
import type { Lang } from './text.ts'

/**
 * Roles of A 6; `portal` and `business` are users of a company account, `desk` is service-desk staff, `courier` and `depot` are
 * the operator's people who carry parcels.
 */
export const roles = [
  'customer',
  'business',
  'portal',
  'clearing-agent',
  'warehouse-agent',
  'truck-provider',
  'courier',
  'depot',
  'desk',
  'admin',
  'admin-readonly',
] as const
export type Role = (typeof roles)[number]

/** Roles of the operator's own people, the most powerful first; the directory may give these and no others. */
export const staffRoles = ['admin', 'desk', 'admin-readonly'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** The documented spelling of each role in answers (`loggedInUserRole`, `role`). */
export const roleNames: Record<Role, string> = {
  customer: 'CUSTOMER',
  business: 'BusinessUser',
  portal: 'PortalUser',
  'clearing-agent': 'ClearingAgent',
  'warehouse-agent': 'WarehouseAgent',
  'truck-provider': 'TruckProvider',
  courier: 'Courier',
  depot: 'Depot',
  desk: 'ServiceDesk',
  admin: 'Admin',
  'admin-readonly': 'ADMIN-READONLY',
}

/**
 * What an administrator may be allowed beyond looking at the books: to prepare what moves money, to approve what somebody else
 * has prepared, and to close a month. Given in user management, by somebody else.
 */
export const capabilities = ['finance.prepare', 'finance.approve', 'finance.close'] as const
export type Capability = (typeof capabilities)[number]

/** How far somebody goes who acts for another: looks, or also does what contracts open to them. */
export type ActingScope = 'read' | 'write'

/** Who of the staff acts for the signed-in person, why, and until when (Z02). */
export type Acting = {
  userId: string
  /** Their own session, which ends this one with it. */
  sessionId: string
  role: Role
  scope: ActingScope
}

/** The signed-in caller as verbs and rules see it; `null` is a visitor. */
export type Actor = {
  userId: string
  companyId: string
  sessionId: string
  role: Role
  email: string
  firstName: string
  lastName: string
  language: Lang
  companyName: { en: string; ar: string }
  agentCode: string | null
  modes: readonly string[]
  isCompanyAdmin: boolean
  isCreditCustomer: boolean
  /** Of administrators alone. */
  capabilities: readonly Capability[]
  /** Set while somebody of the staff acts for this person. */
  acting?: Acting | undefined
  /** Set where a program calls with an API key of this person. */
  key?: ActingKey | undefined
  /** A second factor is overdue: nothing but setting one up is open. */
  factorDue?: boolean
}

const kinds: Record<Role, ActorKind> = {
  customer: 'customer',
  business: 'customer',
  portal: 'customer',
  'clearing-agent': 'agent',
  'warehouse-agent': 'agent',
  'truck-provider': 'agent',
  courier: 'agent',
  depot: 'agent',
  desk: 'desk',
  admin: 'admin',
  'admin-readonly': 'visitor',
}

/** The kind of actor in state machines; a read-only administrator moves nothing, like a visitor. */
export const kindOf = (actor: Pick<Actor, 'role'> | null): ActorKind =>
  actor ? kinds[actor.role] : 'visitor'

/** Who the audit trail says it was: a read-only administrator moves nothing, but takes files away under their own name. */
export type AuditKind = ActorKind | 'admin-readonly'
export const auditKindOf = (actor: Pick<Actor, 'role'> | null): AuditKind =>
  actor?.role === 'admin-readonly' ? actor.role : kindOf(actor)

/**
 * How far a permission reaches: `own` the rows of the caller's company, `assigned` rows the caller's company
 * was invited to or has won, `any` every row.
 */
export type Relation = 'own' | 'assigned' | 'any'
export type Policy = Partial<Record<Role | 'visitor', Relation>>

/** Declares permission -> roles and relation. What is not listed is denied. */
export const policies = <const Table extends Record<string, Policy>>(table: Table): Table => table

export const customers = { customer: 'own', business: 'own', portal: 'own' } as const satisfies Policy
export const clearingAgents = { 'clearing-agent': 'assigned' } as const satisfies Policy
export const everyone = {
  customer: 'own',
  business: 'own',
  portal: 'own',
  'clearing-agent': 'own',
  'warehouse-agent': 'own',
  'truck-provider': 'own',
  courier: 'own',
  depot: 'own',
  desk: 'own',
  admin: 'own',
  'admin-readonly': 'own',
} as const satisfies Policy
export const anyone = { visitor: 'any', ...everyone } as const satisfies Policy

/** The reach that a caller has under a policy, or undefined when denied. */
export const may = (actor: Pick<Actor, 'role'> | null, policy: Policy | undefined): Relation | undefined =>
  policy?.[actor ? actor.role : 'visitor']
