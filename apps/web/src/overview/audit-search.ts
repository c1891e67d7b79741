// What the audit trail is searched for, as it stands in its address.

/** A word of an address, cut to what is looked for. */
export const word = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, 120) || undefined
    : undefined

const auditFilters = ['person', 'company', 'kind', 'object', 'action', 'from', 'to'] as const
export type AuditSearch = { view?: 'chain' | 'reports' } & Partial<
  Record<(typeof auditFilters)[number], string | undefined>
>

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  view: search['view'] === 'chain' || search['view'] === 'reports' ? search['view'] : undefined,
  ...Object.fromEntries(auditFilters.map((name) => [name, word(search[name])])),
})
