// Finds a document for a caller and an action; for whoever may not read it, it does not exist.
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../kit/db.ts'
import { documentById, documentFactsOf, type DocumentRow } from './documents.store.ts'
import type { DocumentAction, DocumentParts } from './parts.ts'

/** The row, deleted or not; throws `documents.id` (404) or the line's refusal. */
export const findDocument = async (
  { lines }: DocumentParts,
  db: Db,
  actor: Actor,
  id: string,
  action: DocumentAction,
): Promise<DocumentRow> => {
  const row = await documentById(db, id)
  const rights = row && (await lines[row.subject_kind]?.rights(db, actor, row.subject_id))
  if (!row || !rights || rights('read', documentFactsOf(row))) throw new Problem('documents.id')
  const refusal = rights(action, documentFactsOf(row))
  if (refusal) throw new Problem(refusal)
  return row
}
