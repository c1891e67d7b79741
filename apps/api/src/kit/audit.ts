// The audit trail: an append-only row in the same transaction as what it records; actor and session come from it.
import { sql } from './sql.ts'
import type { AuditKind } from '@marsa/model/kit/access.ts'
import type { AuditAction } from '@marsa/model/kit/audit-actions.ts'
import type { Acting, Db, Tx } from './db.ts'

export type AuditEntry = {
  kind: AuditKind
  action: AuditAction
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

export type ReadEntry = Acting & {
  kind: AuditKind
  /** The verb that showed it. */
  verb: string
  objectKind: string
  objectId: string
  companyId: string
  /** What is taken away as a file is recorded every time, a look once a session. */
  isFile: boolean
}

/**
 * Records that somebody who acts for another looks at something, before they see it: outside of the reading of who only looks,
 * whose role could not write it. A page that asks again for what it shows adds nothing.
 */
export const recordRead = async (db: Db, entry: ReadEntry): Promise<void> => {
  await sql`insert into audit_log (actor_id, subject_id, session_id, request_id, actor_kind, action, object_kind, object_id, company_id, reason)
    select ${entry.userId}::uuid, ${entry.subjectId}::uuid, ${entry.sessionId}::uuid, ${entry.requestId}, ${entry.kind},
      ${(entry.isFile ? 'download' : 'look') satisfies AuditAction}, ${entry.objectKind}, ${entry.objectId}::uuid, ${entry.companyId}::uuid, ${entry.verb}
    where ${entry.isFile} or not exists (select from audit_log l where l.subject_id = ${entry.subjectId}::uuid
      and l.session_id = ${entry.sessionId}::uuid and l.action = 'look' and l.object_id = ${entry.objectId}::uuid and l.reason = ${entry.verb})`.execute(
    db,
  )
}
