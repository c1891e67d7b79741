// Turns received files into documents: access, inspection, scan, durable file, then the rows, all or none.
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { docCodeOf, documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { uploadFields } from '@marsa/model/documents/document-contracts.ts'
import {
  formatOfName,
  freeName,
  subjectQuota,
  uploadRefusal,
  type UploadScreen,
} from '@marsa/model/documents/upload.ts'
import { asksExpiry, expiryRefusal } from '@marsa/model/documents/expiry.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db, Tx } from '../kit/db.ts'
import { takeBack } from '../kit/files.ts'
import { parseInput } from '../kit/read-input.ts'
import {
  insertDocument,
  lockedTotals,
  namesOf,
  replaceReturned,
  toWire,
  type NewDocument,
} from './documents.store.ts'
import { inspectFile } from './inspection/inspect-file.ts'
import type { DocumentParts, DocumentRights, DocumentSubject } from './parts.ts'
import { discard, type Received, type ReceivedFile } from './receive-upload.ts'
import { wrapKey } from './identity-keys.ts'
import { seal } from './sealed-file.ts'

export type Uploading = {
  db: Db
  now: Date
  actor: Actor
  once: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export type Subject = {
  kind: string
  id: string
  docCode: DocCode
  quotationId: string | null
  partId: string | null
  expiresOn: string | null
}
export type Ready = Pick<
  NewDocument,
  'file_name' | 'media_type' | 'sha256' | 'storage_key' | 'file_key' | 'key_id' | 'size'
>

const subjectOf = (
  { kind, idField, names = {} }: DocumentSubject,
  received: Received,
  now: Date,
): Subject => {
  const fields = parseInput(uploadFields(idField), received.fields)
  const docCode = names[fields.docCode ?? ''] ?? docCodeOf(fields.docCode, fields.docID)
  if (!docCode) throw new Problem('documents.type', {}, { docCode: 'documents.type' })
  // Only a document that has an end is asked for one; whatever a caller sends with others is not kept.
  const expiresOn = asksExpiry(docCode) ? fields.expiresOn : undefined
  const refusal = expiryRefusal(docCode, expiresOn, dayOf(now))
  if (refusal) throw new Problem(refusal, {}, { expiresOn: refusal })
  return {
    kind,
    id: fields[idField]!,
    docCode,
    quotationId: fields.quotationtId ?? null,
    partId: fields.partId ?? null,
    expiresOn: expiresOn ?? null,
  }
}

const requireAccess = async (
  { lines }: DocumentParts,
  db: Db,
  actor: Actor,
  subject: Subject,
): Promise<DocumentRights> => {
  const rights = await lines[subject.kind]?.rights(db, actor, subject.id)
  if (!rights) throw new Problem('kit.not-found')
  const refusal = rights('add', { ...subject, documentId: null, companyId: actor.companyId })
  if (refusal) throw new Problem(refusal)
  const { id, partId } = subject
  if (partId !== null && !(await lines[subject.kind]?.parts?.(db, id))?.includes(partId))
    throw new Problem('documents.part', {}, { partId: 'documents.part' })
  return rights
}

/** Inspects and scans one quarantined file and makes what is to be kept of it durable under a new key. */
const keep = async (
  { files, scan, keys }: DocumentParts,
  { name, path }: ReceivedFile,
  docCode: DocCode,
  day: string,
  kept: string[],
): Promise<Ready> => {
  const format = formatOfName(name)
  if (!format) throw new Problem('documents.format')
  const rewritten = `${path}-rewritten`
  try {
    await scan?.(path)
    const content = await inspectFile({ path, format, rewritten }, name)
    const bytes = await readFile(content.path)
    const identity = documentTypes[docCode].identity === true
    const storageKey = `${identity ? 'identity' : 'documents'}/${day}/${randomUUID()}`
    kept.push(storageKey)
    const ready = {
      file_name: name,
      media_type: content.mediaType,
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key: storageKey,
      size: bytes.length,
    }
    if (!identity) {
      await files.adopt(storageKey, content.path)
      return { ...ready, file_key: null, key_id: null }
    }
    const { sealed, key } = seal(bytes)
    await files.put(storageKey, sealed)
    const { fileKey, keyId } = wrapKey(keys, key, storageKey)
    return { ...ready, file_key: fileKey, key_id: keyId }
  } finally {
    await discard([path, rewritten])
  }
}

/** The rows of files that are durable, with the line's rules asked once more. */
export const insertAll = async (
  tx: Tx,
  parts: DocumentParts,
  actor: Actor,
  subject: Subject,
  ready: readonly Ready[],
): Promise<StoredDocument[]> => {
  const rights = await requireAccess(parts, tx, actor, subject)
  const held = await lockedTotals(tx, subject.id)
  const bytes = ready.reduce((total, file) => total + file.size, held.bytes)
  if (held.files + ready.length > subjectQuota.files || bytes > subjectQuota.bytes)
    throw new Problem('documents.quota')
  await replaceReturned(tx, actor, subject)
  const names = await namesOf(tx, subject, actor.companyId)
  const most = parts.lines[subject.kind]?.most
  if (most !== undefined && names.length + ready.length > most)
    throw new Problem('documents.full', { count: most })
  const stored: StoredDocument[] = []
  const { kind, id, docCode, quotationId, partId, expiresOn } = subject
  for (const file of ready) {
    const name = freeName(file.file_name, names)
    names.push(name)
    stored.push(
      toWire(
        await insertDocument(tx, actor, {
          ...file,
          file_name: name,
          subject_kind: kind,
          subject_id: id,
          doc_code: docCode,
          quotation_id: quotationId,
          part_id: partId,
          expires_on: expiresOn,
        }),
        actor,
        rights,
      ),
    )
  }
  await parts.lines[kind]?.stored?.(tx, actor, id, stored)
  return stored
}

/**
 * Stores everything received or nothing. Files are durable before their rows commit: a crash leaves at most files
 * without rows, which the sweep removes.
 */
export const storeUpload = async (
  parts: DocumentParts,
  { db, now, actor, once }: Uploading,
  of: DocumentSubject,
  screen: UploadScreen,
  received: Received,
): Promise<StoredDocument[]> => {
  const kept: string[] = []
  let isWriting = false
  try {
    const refusal = uploadRefusal(screen, received.files)
    if (refusal) throw new Problem(refusal.code, refusal.params)
    const subject = subjectOf(of, received, now)
    await requireAccess(parts, db, actor, subject)
    const ready: Ready[] = []
    for (const file of received.files) ready.push(await keep(parts, file, subject.docCode, dayOf(now), kept))
    let inserted: StoredDocument[] = []
    isWriting = true
    const answer = await once(async (tx) => (inserted = await insertAll(tx, parts, actor, subject, ready)))
    // A repeated idempotency key answers what the first call stored; this call's files are not wanted then.
    if (answer[0]?.documentId !== inserted[0]?.documentId) await takeBack(parts.files, kept)
    return answer
  } catch (error) {
    // Once rows are written only a refusal is sure to have rolled back; after a lost connection they may be there, so the
    // sweep decides.
    if (!isWriting || error instanceof Problem) await takeBack(parts.files, kept, error)
    throw error
  } finally {
    await discard(received.files.map((file) => file.path))
  }
}
