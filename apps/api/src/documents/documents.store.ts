// All SQL of documents.
import { sql, type Sql } from '../kit/sql.ts'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { documentMachine, type DocumentState, type StoredDocument } from '@marsa/model/documents/document.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { nameKey } from '@marsa/model/documents/upload.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { codeOf, maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import { move } from '../kit/move.ts'
import type { DocumentRights, DocumentFacts } from './parts.ts'

export type DocumentRow = {
  id: string
  subject_kind: string
  subject_id: string
  quotation_id: string | null
  part_id: string | null
  company_id: string
  doc_code: DocCode
  file_name: string
  media_type: string
  size_bytes: bigint
  sha256: Buffer
  storage_key: string
  state: DocumentState
  version: number
  return_reason: string | null
  expires_on: string | null
  created_at: Date
  deleted_at: Date | null
  purged_at: Date | null
}

/** A row without what opens its file, which lists need none of. */
export type ListedDocument = Omit<DocumentRow, 'sha256' | 'storage_key'> & {
  quoted_by?: StoredDocument['quotedBy']
}

export const documentFactsOf = (row: ListedDocument): DocumentFacts => ({
  documentId: row.id,
  docCode: row.doc_code,
  quotationId: row.quotation_id,
  companyId: row.company_id,
})

export const toWire = (
  row: ListedDocument,
  actor: Pick<Actor, 'companyId'>,
  rights: DocumentRights,
): StoredDocument => ({
  documentId: row.id,
  docCode: row.doc_code,
  docID: documentTypes[row.doc_code].id,
  quotationtId: row.quotation_id,
  partId: row.part_id,
  quotedBy: row.quoted_by ?? null,
  file: row.file_name,
  size: Number(row.size_bytes),
  mediaType: row.media_type,
  state: row.state,
  returnReason: row.return_reason,
  addedDate: toOffset(row.created_at),
  expiresOn: row.expires_on,
  own: row.company_id === actor.companyId,
  removable:
    row.company_id === actor.companyId &&
    row.state !== 'ACCEPTED' &&
    rights('delete', documentFactsOf(row)) === undefined,
  reviewable:
    row.company_id !== actor.companyId &&
    documentMachine.moves.return.from.some((state) => state === row.state) &&
    rights('review', documentFactsOf(row)) === undefined,
})

const listed = sql`id, subject_kind, subject_id, quotation_id, part_id, company_id, doc_code, file_name, media_type, size_bytes, state,
  version, return_reason, expires_on::text as expires_on, created_at, deleted_at, purged_at`
const columns = sql`${listed}, sha256, storage_key`

/** One document, deleted ones included unless purged. */
export const documentById = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  maybe(db, sql`select ${columns} from documents where id = ${id} and purged_at is null`)

/** The wrapped key of an identity document's file. Who acts for somebody else read-only cannot read it (Z64). */
export const fileKeyOf = (
  db: Db,
  id: string,
): Promise<{ fileKey: Buffer; keyId: string | null } | undefined> =>
  maybe(
    db,
    sql`select file_key as "fileKey", key_id as "keyId" from documents where id = ${id} and file_key is not null`,
  )

/** The same row, locked until the transaction ends. */
export const lockedDocument = (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  maybe(tx, sql`select ${columns} from documents where id = ${id} and purged_at is null for update`)

/** Live documents of a subject, oldest first; replaced ones are history and left out unless `earlier`. */
export const documentsOf = (
  db: Db,
  subjectKind: string,
  subjectId: string,
  earlier = false,
): Promise<ListedDocument[]> =>
  rows(
    db,
    sql`select ${listed}, case when doc_code = 'VENDOR_QUOTE' then (select json_build_object('en', c.name_en, 'ar', c.name_ar)
        from companies c where c.id = documents.company_id) end as quoted_by
      from documents where subject_kind = ${subjectKind} and subject_id = ${subjectId}
      and deleted_at is null and purged_at is null and (${earlier} or state <> 'REPLACED') order by id`,
  )

/** Codes and states of the same documents, for rules that need no more. */
export const documentStates = (
  db: Db,
  subjectKind: string,
  subjectId: string,
): Promise<Pick<DocumentRow, 'doc_code' | 'state'>[]> =>
  rows(
    db,
    sql`select doc_code, state from documents where subject_kind = ${subjectKind} and subject_id = ${subjectId}
      and deleted_at is null and purged_at is null and state <> 'REPLACED' order by id`,
  )

/** Whether a company has put the same document there already. */
export const holdsSame = async (db: Db, subjectId: string, document: DocumentRow): Promise<boolean> =>
  (
    await one<{ held: boolean }>(
      db,
      sql`select exists (select from documents where subject_kind = ${document.subject_kind} and subject_id = ${subjectId}
        and company_id = ${document.company_id} and doc_code = ${document.doc_code} and sha256 = ${document.sha256}
        and state in ('UPLOADED', 'ACCEPTED') and deleted_at is null and purged_at is null) as held`,
    )
  ).held

/** Rows with what opens their files, in the order of the ids; those that are no more are left out. */
export const filesOf = (db: Db, ids: readonly string[]): Promise<DocumentRow[]> =>
  rows(
    db,
    sql`select ${columns} from documents where id = any(${[...ids]}) and deleted_at is null and purged_at is null
      and missing_since is null order by id`,
  )

/** How much a subject holds; locks the subject so that parallel uploads are counted one after another. */
export const lockedTotals = async (tx: Tx, subjectId: string): Promise<{ files: number; bytes: number }> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 3))`.execute(tx)
  const { files, bytes } = await one<{ files: number; bytes: bigint }>(
    tx,
    sql`select count(*)::int as files, coalesce(sum(size_bytes), 0)::bigint as bytes from documents
      where subject_id = ${subjectId} and purged_at is null`,
  )
  return { files, bytes: Number(bytes) }
}

export type NewDocument = Pick<
  DocumentRow,
  | 'subject_kind'
  | 'subject_id'
  | 'quotation_id'
  | 'part_id'
  | 'doc_code'
  | 'file_name'
  | 'media_type'
  | 'sha256'
  | 'storage_key'
  | 'expires_on'
> & { size: number; file_key: Buffer | null; key_id: string | null }

/** Names of the sender's files on a subject, among which a new one has to be free. */
export const namesOf = async (
  tx: Tx,
  { kind, id }: { kind: string; id: string },
  companyId: string,
): Promise<string[]> =>
  (
    await rows<{ file_name: string }>(
      tx,
      sql`select file_name from documents where subject_kind = ${kind} and subject_id = ${id}
        and company_id = ${companyId} and deleted_at is null and state <> 'REPLACED'`,
    )
  ).map((row) => row.file_name)

/** Inserts a row whose file is already durable. A name that the sender already has there is `documents.name-taken`. */
export const insertDocument = async (tx: Tx, actor: Actor, document: NewDocument): Promise<DocumentRow> => {
  try {
    return await one<DocumentRow>(
      tx,
      sql`insert into documents (subject_kind, subject_id, quotation_id, part_id, company_id, uploaded_by, doc_code, file_name,
          name_key, media_type, size_bytes, sha256, storage_key, file_key, key_id, expires_on,
          state, move, moved_as)
        values (${document.subject_kind}, ${document.subject_id}, ${document.quotation_id}, ${document.part_id}, ${actor.companyId}, ${actor.userId},
          ${document.doc_code}, ${document.file_name}, ${nameKey(document.file_name)}, ${document.media_type}, ${document.size},
          ${document.sha256}, ${document.storage_key}, ${document.file_key}, ${document.key_id}, ${document.expires_on},
          'UPLOADED', 'upload', ${kindOf(actor)})
        returning ${columns}`,
    )
  } catch (error) {
    if (codeOf(error) === '23505') throw new Problem('documents.name-taken', { name: document.file_name })
    throw error
  }
}

/** Returned documents of one type and part are replaced by the sender's new upload of that type. */
export const replaceReturned = async (
  tx: Tx,
  actor: Actor,
  { id: subjectId, docCode, partId }: { id: string; docCode: DocCode; partId: string | null },
): Promise<void> => {
  const returned = await rows<{ id: string }>(
    tx,
    sql`select id from documents where subject_id = ${subjectId} and company_id = ${actor.companyId}
      and doc_code = ${docCode} and part_id is not distinct from ${partId} and state = 'RETURNED' and deleted_at is null order by id for update`,
  )
  for (const { id } of returned)
    await move(tx, { table: 'documents', machine: documentMachine, move: 'replace', id, as: kindOf(actor) })
}

/** The outcome of a check; throws `kit.moved-on` when somebody was faster. */
export const moveReviewed = async (
  tx: Tx,
  actor: Actor,
  row: DocumentRow,
  outcome: 'accept' | 'return',
  reason: string,
): Promise<void> => {
  await move(tx, {
    table: 'documents',
    machine: documentMachine,
    move: outcome,
    id: row.id,
    as: kindOf(actor),
    version: row.version,
    reason,
    set: { return_reason: outcome === 'return' ? reason : null },
  })
}

const change = (tx: Tx, id: string, set: Sql): Promise<unknown> =>
  sql`update documents set ${set} where id = ${id}`.execute(tx)

/** A completed step that refers to the document holds it by foreign key: `documents.in-use`. */
export const markDeleted = async (tx: Tx, id: string, userId: string): Promise<void> => {
  try {
    await change(tx, id, sql`deleted_at = now(), deleted_by = ${userId}`)
  } catch (error) {
    if (codeOf(error) === '23503') throw new Problem('documents.in-use')
    throw error
  }
}

export const markRestored = async (tx: Tx, row: DocumentRow): Promise<void> => {
  try {
    await change(tx, row.id, sql`deleted_at = null, deleted_by = null`)
  } catch (error) {
    if (codeOf(error) === '23505') throw new Problem('documents.name-taken', { name: row.file_name })
    throw error
  }
}
