// Deletes a document so that it can come back for 30 days, and brings it back.
import type {
  deleteDocument as deleteDocumentCall,
  restoreDocument as restoreDocumentCall,
} from '@marsa/model/documents/endpoints.ts'
import { restoreRefusal } from '@marsa/model/documents/document.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { audit } from '../kit/audit.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { lockedDocument, markDeleted, markRestored, type DocumentRow } from './documents.store.ts'
import { findDocument } from './find-document.ts'
import { databaseTime } from './keeping.store.ts'
import type { DocumentParts } from './parts.ts'

const done = { status: 'SUCCESS', errorMessage: null }

const record = (tx: Tx, actor: Actor, row: DocumentRow, action: 'delete' | 'restore'): Promise<void> =>
  audit(tx, {
    kind: kindOf(actor),
    action,
    objectKind: 'document',
    objectId: row.id,
    companyId: row.company_id,
  })

/** The caller's own document, or any where the policy reaches that far; locked for the change. */
const findOwn = async (
  parts: DocumentParts,
  tx: Tx,
  call: Pick<Call, 'relation'>,
  actor: Actor,
  id: string,
): Promise<DocumentRow> => {
  await findDocument(parts, tx, actor, id, 'delete')
  const row = await lockedDocument(tx, id)
  if (!row) throw new Problem('documents.id')
  if (row.company_id !== actor.companyId && call.relation !== 'any') throw new Problem('kit.forbidden')
  return row
}

/** Idempotent: a document that is already deleted answers the same. */
export const deleteDocument =
  (parts: DocumentParts) =>
  async (call: Call<typeof deleteDocumentCall>): Promise<unknown> => {
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const row = await findOwn(parts, tx, call, actor, call.query.documentId)
      if (row.deleted_at) return done
      if (row.state === 'ACCEPTED') throw new Problem('documents.accepted')
      await markDeleted(tx, row.id, actor.userId)
      await record(tx, actor, row, 'delete')
      await parts.lines[row.subject_kind]?.removed?.(tx, actor)
      return done
    })
  }

export const restoreDocument =
  (parts: DocumentParts) =>
  async (call: Call<typeof restoreDocumentCall>): Promise<unknown> => {
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const row = await findOwn(parts, tx, call, actor, call.body.documentId)
      if (!row.deleted_at) return done
      refuse(restoreRefusal(row.deleted_at, row.purged_at !== null, await databaseTime(tx)))
      await markRestored(tx, row)
      await record(tx, actor, row, 'restore')
      return done
    })
  }
