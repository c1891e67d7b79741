// Gives a document to whoever may read it, always as an attachment that no browser will run.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { downloadDocument as downloadDocumentCall } from '@marsa/model/documents/endpoints.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../kit/attachment.ts'
import { audit } from '../kit/audit.ts'
import { FileMissing } from '../kit/files.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import type { DocumentRow } from './documents.store.ts'
import { findDocument } from './find-document.ts'
import type { DocumentParts } from './parts.ts'
import { unseal } from './sealed-file.ts'

/** The content, checked against the hash that was stored with it. */
export const readDocument = async (
  { files }: Pick<DocumentParts, 'files'>,
  row: DocumentRow,
): Promise<Buffer> => {
  const stored = await buffer(await files.get(row.storage_key))
  const content = row.file_key ? unseal(stored, row.file_key) : stored
  if (!createHash('sha256').update(content).digest().equals(row.sha256))
    throw new Error(`the file of document ${row.id} is not what was stored`)
  return content
}

export const downloadDocument =
  (parts: DocumentParts) =>
  async (call: Call<typeof downloadDocumentCall>): Promise<unknown> => {
    const actor = signedIn(call)
    const row = await findDocument(parts, call.db, actor, call.query.documentId, 'read')
    if (row.deleted_at) throw new Problem('documents.id')
    if (row.file_key)
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
    try {
      return attachment(call.reply, row.media_type, row.file_name).send(await readDocument(parts, row))
    } catch (error) {
      if (error instanceof FileMissing) throw new Problem('documents.id')
      throw error
    }
  }
