// What a program may do with an API key: a contract that names no scope is closed to keys.

export const apiScopes = [
  'reference.read',
  'shipments.read',
  'requests.write',
  'quotes.read',
  'quotes.write',
  'milestones.write',
  'events.write',
  'positions.write',
  'parcels.write',
  'parcels.pay',
  'documents.read',
  'documents.write',
  'invoices.read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** The key behind a call: its id stands in the audit trail, `hint` is the part of it that may be shown. */
export type ActingKey = { id: string; hint: string; scopes: readonly ApiScope[] }

/** Why a key does not open this call, or undefined where it does. */
export const scopeRefusal = (
  key: Pick<ActingKey, 'scopes'>,
  contract: { scope?: ApiScope | undefined },
): string | undefined => (contract.scope && key.scopes.includes(contract.scope) ? undefined : 'kit.key-scope')
