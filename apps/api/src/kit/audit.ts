// The audit trail: an append-only row in the same transaction as what it records; actor and session come from it.
import { sql } from 'kysely'
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import type { Tx } from './db.ts'

export type AuditEntry = {
  kind: ActorKind
  action: string
  objectKind: string
  objectId?: string
  companyId?: string
  reason?: string
}

/** Records an action that is not a state change; state changes are recorded by the database itself (`guard_state`). */
export const audit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await sql`insert into audit_log (actor_kind, action, object_kind, object_id, company_id, reason)
    values (${entry.kind}, ${entry.action}, ${entry.objectKind}, ${entry.objectId ?? null},
      ${entry.companyId ?? null}, ${entry.reason ?? null})`.execute(tx)
}
