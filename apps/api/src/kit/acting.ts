// What serving adds to calls of somebody who acts for another: how far they may go now, and the record of what they look at.
import { auditKindOf, type Actor } from '@marsa/model/kit/access.ts'
import { readRecordOf, type Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { recordRead } from './audit.ts'
import type { Db } from './db.ts'

/** Changing things for another person ends with the right to it, whatever was begun (decisions 4.10 no. 8). */
export const withinRight = (actor: Actor | null, settings: SettingsInForce): Actor | null =>
  actor?.acting?.scope === 'write' && !settings['accounts.acting-changes']
    ? { ...actor, acting: { ...actor.acting, scope: 'read' } }
    : actor

/** Puts into the audit trail what somebody who acts for another is about to see (Z02); `query` is the call's, as parsed. */
export const noteRead = async (
  db: Db,
  endpoint: Endpoint,
  actor: Actor,
  query: unknown,
  requestId: string,
): Promise<void> => {
  const readRecord = actor.acting && readRecordOf(endpoint)
  if (!actor.acting || !readRecord) return
  const named = readRecord === 'person' ? undefined : (query as Record<string, string>)[readRecord.by]
  await recordRead(db, {
    userId: actor.acting.userId,
    subjectId: actor.userId,
    sessionId: actor.sessionId,
    requestId,
    kind: auditKindOf(actor.acting),
    verb: endpoint.verb,
    objectKind: readRecord === 'person' ? 'user' : readRecord.kind,
    objectId: named ?? actor.userId,
    companyId: actor.companyId,
    isFile: endpoint.file !== undefined,
  })
}
