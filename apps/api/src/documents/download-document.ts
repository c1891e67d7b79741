// Gives a document to whoever may read it, always as an attachment that no browser will run.
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { downloadDocument as downloadDocumentCall } from '@marsa/model/documents/endpoints.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../kit/attachment.ts'
import { audit } from '../kit/audit.ts'
import { FileMissing } from '../kit/files.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { fileKeyOf, type DocumentRow } from './documents.store.ts'
import { findDocument } from './find-document.ts'
import type { DocumentParts } from './parts.ts'
import { unwrapKey } from './identity-keys.ts'
import { readDocument } from './read-document.ts'

const isIdentity = (row: DocumentRow): boolean => documentTypes[row.doc_code].identity === true

/** The key of an identity document, once its reading is logged; nobody reads one for somebody else (Z64). */
const openIdentity = async (
  { keys }: DocumentParts,
  call: Call<typeof downloadDocumentCall>,
  row: DocumentRow,
): Promise<Buffer | null> => {
  const actor = signedIn(call)
  if (actor.acting) throw new Problem('documents.identity-acting')
  await call.once((tx) =>
    audit(tx, {
      kind: kindOf(actor),
      action: 'read-identity',
      objectKind: 'document',
      objectId: row.id,
      companyId: row.company_id,
      reason: `${actor.role}, ${row.doc_code} of ${row.subject_kind} ${row.subject_id}`,
    }),
  )
  const wrapped = await fileKeyOf(call.db, row.id)
  return wrapped ? unwrapKey(keys, wrapped, row.storage_key) : null
}

export const downloadDocument =
  (parts: DocumentParts) =>
  async (call: Call<typeof downloadDocumentCall>): Promise<unknown> => {
    const row = await findDocument(parts, call.db, signedIn(call), call.query.documentId, 'read')
    if (row.deleted_at) throw new Problem('documents.id')
    const key = isIdentity(row) ? await openIdentity(parts, call, row) : null
    try {
      return attachment(call.reply, row.media_type, row.file_name).send(
        await readDocument(parts.files, row, key),
      )
    } catch (error) {
      if (error instanceof FileMissing) throw new Problem('documents.id')
      throw error
    }
  }
