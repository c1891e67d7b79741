// Gives one document to many subjects: looked at and scanned once, then a file and a row for each, in a transaction of its own.
import { randomUUID } from 'node:crypto'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { copyDocument as contract } from '@marsa/model/documents/endpoints.ts'
import { expiryRefusal } from '@marsa/model/documents/expiry.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { eachOf } from '../kit/each-of.ts'
import { FileMissing, takeBack } from '../kit/files.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { holdsSame, type DocumentRow } from './documents.store.ts'
import { findDocument } from './find-document.ts'
import type { DocumentParts } from './parts.ts'
import { readDocument } from './read-document.ts'
import { insertAll, type Ready, type Subject } from './store-upload.ts'

/** A document that the caller's own company has put in, that counts, and that no key of its own guards. */
const sourceOf = async (parts: DocumentParts, call: Call<typeof contract>): Promise<DocumentRow> => {
  const actor = signedIn(call)
  const row = await findDocument(parts, call.db, actor, call.body.documentId, 'read')
  if (row.deleted_at || row.company_id !== actor.companyId) throw new Problem('documents.id')
  if (documentTypes[row.doc_code].identity) throw new Problem('documents.copy-identity')
  if (row.state !== 'UPLOADED' && row.state !== 'ACCEPTED') throw new Problem('kit.moved-on')
  refuse(expiryRefusal(row.doc_code, row.expires_on ?? undefined, dayOf(call.now)))
  return row
}

const contentOf = async ({ files }: DocumentParts, row: DocumentRow): Promise<Buffer> => {
  try {
    return await readDocument(files, row)
  } catch (error) {
    if (error instanceof FileMissing) throw new Problem('documents.id')
    throw error
  }
}

export const copyDocument =
  (parts: DocumentParts) =>
  async (call: Call<typeof contract>): Promise<unknown> => {
    const actor = signedIn(call)
    const document = await sourceOf(parts, call)
    const bytes = await contentOf(parts, document)
    const give = async (id: string): Promise<void> => {
      const rights = await parts.lines[document.subject_kind]?.rights(call.db, actor, id)
      if (!rights) throw new Problem('kit.not-found')
      if (await holdsSame(call.db, id, document)) return
      const key = `documents/${dayOf(call.now)}/${randomUUID()}`
      const { subject_kind: kind, doc_code: docCode, expires_on: expiresOn, size_bytes: size } = document
      const subject: Subject = { kind, id, docCode, quotationId: null, partId: null, expiresOn }
      const copied = { ...document, storage_key: key, size: Number(size), file_key: null, key_id: null }
      // Durable before its row, as every upload is; a crash in between leaves a file that the sweep removes.
      await parts.files.put(key, bytes)
      const ready: Ready[] = [copied]
      let isUsed = false
      try {
        await call.onceFor(id, async (tx) => {
          await insertAll(tx, parts, actor, subject, ready)
          isUsed = true
        })
      } catch (error) {
        if (error instanceof Problem) await takeBack(parts.files, [key])
        throw error
      }
      // The key was used before: what this call has written is not wanted.
      if (!isUsed) await takeBack(parts.files, [key])
    }
    return { outcomes: await eachOf(call.body.ids, give) }
  }
