// All papers of a subject that the caller may read, in one archive that is written while it is sent.
import { Readable } from 'node:stream'
import { archiveList, archiveListName, archiveNames } from '@marsa/model/documents/archive.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { downloadDocuments as downloadDocumentsCall } from '@marsa/model/documents/endpoints.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../kit/attachment.ts'
import { audit } from '../kit/audit.ts'
import type { Db } from '../kit/db.ts'
import { once } from '../kit/once.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { zipStream, type ZipFile } from '../kit/zip-stream.ts'
import { documentsOf, filesOf, paperOf, type DocumentRow } from './documents.store.ts'
import type { DocumentParts } from './parts.ts'
import { readDocument } from './read-document.ts'

/** Pictures and papers are packed already; the rest of the formats are archives themselves, or the old binary ones. */
const packs = (mediaType: string): boolean =>
  mediaType === 'application/msword' || mediaType === 'application/vnd.ms-excel'

async function* contents(
  { files }: DocumentParts,
  papers: readonly DocumentRow[],
  names: readonly string[],
  list: ZipFile,
): AsyncGenerator<ZipFile> {
  yield list
  for (const [at, paper] of papers.entries())
    yield {
      name: names[at]!,
      content: await readDocument(files, paper),
      modified: paper.created_at,
      deflate: packs(paper.media_type),
    }
}

/**
 * Recorded whoever takes it, also who only looks and so could not write a row themselves. Who acts for another is recorded
 * with every look already (`recordLook`).
 */
const record = async (
  writing: Db,
  { query, request }: Call<typeof downloadDocumentsCall>,
  actor: Actor,
  reason: string,
): Promise<void> => {
  if (actor.acting) return
  const acting = { userId: actor.userId, sessionId: actor.sessionId, requestId: request.id }
  await once(writing, acting, undefined, (tx) =>
    audit(tx, {
      kind: kindOf(actor),
      action: 'read-archive',
      objectKind: 'documents',
      objectId: query.RequestId,
      companyId: actor.companyId,
      reason,
    }),
  )
}

/** Identity papers stay out: their reading is asked for and recorded one by one (Z64). `writing` reaches the audit trail. */
export const downloadDocuments =
  (parts: DocumentParts, subjectKind: string, writing: Db) =>
  async (call: Call<typeof downloadDocumentsCall>): Promise<unknown> => {
    const actor = signedIn(call)
    const { RequestId: subjectId } = call.query
    const line = parts.lines[subjectKind]
    const rights = await line?.rights(call.db, actor, subjectId)
    if (!line || !rights) throw new Problem('kit.not-found')
    const readable = (await documentsOf(call.db, subjectKind, subjectId)).filter(
      (row) => !rights('read', paperOf(row)),
    )
    const wanted = readable.filter((row) => !documentTypes[row.doc_code].identity)
    const papers = await filesOf(
      call.db,
      wanted.map(({ id }) => id),
    )
    if (papers.length === 0) throw new Problem('documents.none')
    const listed = papers.map((row) => ({
      docCode: row.doc_code,
      file: row.file_name,
      state: row.state,
      addedOn: dayOf(row.created_at),
    }))
    const title = (await line.title?.(call.db, subjectId)) ?? subjectId
    const names = archiveNames(call.language, listed)
    await record(writing, call, actor, `${papers.length} documents of ${title}`)
    const text = archiveList(title, listed, names, wanted.length < readable.length)
    const list = { name: archiveListName, content: Buffer.from(text), modified: call.now, deflate: true }
    const archive = Readable.from(zipStream(contents(parts, papers, names, list)), { objectMode: false })
    return attachment(call.reply, 'application/zip', `${title}.zip`).send(archive)
  }
