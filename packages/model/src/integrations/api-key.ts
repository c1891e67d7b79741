// Rules of API keys: who makes them, what a key may be allowed, how long it lives.
import type { Actor, Policy, Role } from '../kit/access.ts'
import type { ApiScope } from '../kit/scope.ts'

export const mostKeys = 20
/** Days a new key may be valid for. */
export const keyLives = [30, 90, 365] as const
/** Begins every key, so that it is recognised where it should not be. */
export const keyPrefix = 'mk_'

/** Companies with systems of their own; each by its administrators. */
export const integrationManagers = {
  business: 'own',
  portal: 'own',
  'clearing-agent': 'own',
  'warehouse-agent': 'own',
  'truck-provider': 'own',
} as const satisfies Policy

type Manager = Pick<Actor, 'role' | 'isCompanyAdmin'>

/** True for whom the page opens. */
export const managesIntegrations = ({ role, isCompanyAdmin }: Manager): boolean =>
  isCompanyAdmin && Object.hasOwn(integrationManagers, role)

export const integrationRefusal = (actor: Manager): string | undefined =>
  managesIntegrations(actor) ? undefined : 'integrations.not-authorised'

const ofEverybody = ['reference.read', 'shipments.read', 'documents.read', 'documents.write'] as const
const ofCustomers = [
  ...ofEverybody,
  'requests.write',
  'quotes.read',
  'invoices.read',
  'parcels.write',
  'parcels.pay',
] as const
const ofAgents = [...ofEverybody, 'quotes.read', 'quotes.write', 'milestones.write', 'invoices.read'] as const
const ofClearingAgents = [...ofAgents, 'events.write'] as const
const ofCarriers = [...ofAgents, 'positions.write'] as const

/** What a key of this role can be allowed; more would open nothing. */
export const scopesFor = (role: Role): readonly ApiScope[] =>
  role === 'business' || role === 'portal'
    ? ofCustomers
    : role === 'clearing-agent'
      ? ofClearingAgents
      : role === 'truck-provider'
        ? ofCarriers
        : ['reference.read']
