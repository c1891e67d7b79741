// Areas that are not everybody's, what happens to who may not enter (A 2, A 6), and where the work of each role begins.
import type { Role } from '../kit/access.ts'
import { quotedLines, requestsOf } from '../lines.ts'
import { headerVariantOf, type HeaderVariant } from './layout.ts'

const starts: Record<HeaderVariant, string> = {
  visitor: 'home',
  customer: 'freight/dashboard',
  agent: 'home',
  readonly: 'desk/overview',
  staff: 'desk/overview',
}

/** Agents begin with what they are asked for, couriers with their day, somebody of a depot with what arrives there. */
const ownStarts: Partial<Record<Role, string>> = {
  ...Object.fromEntries(
    quotedLines.map((line) => [requestsOf[line].agentRole, requestsOf[line].pages.agent]),
  ),
  courier: 'courier',
  depot: 'depot/intake',
}

/**
 * Where the work of a role begins, below the language: after sign-in, and when somebody opens the overview of customers who
 * is none. Roles without pages in the app begin at the public home.
 */
export const startOf = (role: Role | undefined): string =>
  (role && ownStarts[role]) ?? starts[headerVariantOf(role)]

/** Milliseconds after which a clearing agent is told that an area is not theirs (A 6). */
export const areaWarningMs = 300

export type AreaVerdict = 'open' | 'warn' | 'home'

/** Who enters finance, credit and express: agents are warned first, others who may not are sent home (A 2, A 6). The desk recommends on credit (CR2). */
export const areaVerdict = (area: 'finance' | 'credit' | 'express', role: Role): AreaVerdict => {
  if (headerVariantOf(role) === 'agent') return 'warn'
  if (area === 'express') return 'open'
  if (area === 'credit' && role === 'desk') return 'open'
  return role === 'admin' || role === 'admin-readonly' ? 'open' : 'home'
}

/** Whose dashboard is shown instead of the home of freight (A 2): everybody's who is signed in and no agent. */
export const hasDashboard = (variant: HeaderVariant): boolean => variant !== 'visitor' && variant !== 'agent'
