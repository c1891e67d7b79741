// What the check of the audit trail finds, by kind, for people who have to decide what to do.

/** Each kind by the words that the check uses (apps/api/migrations/0001-kit.sql, kit/audit-chain.ts). */
const patterns = {
  missing: /^audit row \d+ is missing/,
  changed: /^audit row \d+ was changed/,
  broken: /^the chain is broken/,
  ends: /ends before position/,
  other: /is not the one of/,
  older: /claims an older time/,
  added: /was added later/,
  differs: /differs from its root file/,
} as const
export type AuditFaultKind = keyof typeof patterns | 'unknown'

export const auditFaultKind = (fault: string): AuditFaultKind =>
  (Object.keys(patterns) as (keyof typeof patterns)[]).find((kind) => patterns[kind].test(fault)) ?? 'unknown'
