// All documents of a subject that the caller may read, or of several, in one archive that is written while it is sent.
import { Readable } from 'node:stream'
import {
  archiveFolder,
  archiveList,
  archiveListName,
  archiveMost,
  archiveNames,
} from '@marsa/model/documents/archive.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../kit/attachment.ts'
import { audit } from '../kit/audit.ts'
import type { Db } from '../kit/db.ts'
import { once } from '../kit/once.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { zipStream, type ZipFile } from '../kit/zip-stream.ts'
import { documentsOf, filesOf, documentFactsOf, type DocumentRow } from './documents.store.ts'
import type { DocumentParts, DocumentSubject } from './parts.ts'
import { readDocument } from './read-document.ts'

/** Pictures and documents are packed already; the rest of the formats are archives themselves, or the old binary ones. */
const packs = (mediaType: string): boolean =>
  mediaType === 'application/msword' || mediaType === 'application/vnd.ms-excel'

type Archive = { id: string; title: string; documents: DocumentRow[]; names: string[]; list: string }

type Reading = Pick<Call, 'db' | 'actor' | 'language'>

/** What a subject's archive holds; undefined where the caller has no such subject. Identity documents stay out (Z64). */
const archiveOf = async (
  parts: DocumentParts,
  subjectKind: string,
  call: Reading,
  id: string,
): Promise<Archive | undefined> => {
  const line = parts.lines[subjectKind]
  const rights = await line?.rights(call.db, signedIn(call), id)
  if (!line || !rights) return undefined
  const readable = (await documentsOf(call.db, subjectKind, id)).filter(
    (row) => !rights('read', documentFactsOf(row)),
  )
  const wanted = readable.filter((row) => !documentTypes[row.doc_code].identity)
  const documents = await filesOf(
    call.db,
    wanted.map((row) => row.id),
  )
  const listed = documents.map((row) => ({
    docCode: row.doc_code,
    file: row.file_name,
    state: row.state,
    addedOn: dayOf(row.created_at),
  }))
  const title = (await line.title?.(call.db, id)) ?? id
  const names = archiveNames(call.language, listed)
  return {
    id,
    title,
    documents,
    names,
    list: archiveList(title, listed, names, wanted.length < readable.length),
  }
}

async function* contents(
  { files }: DocumentParts,
  archives: readonly Archive[],
  now: Date,
  folderOf: (archive: Archive) => string,
): AsyncGenerator<ZipFile> {
  for (const archive of archives) {
    const folder = folderOf(archive)
    const list = Buffer.from(archive.list)
    yield { name: `${folder}${archiveListName}`, content: list, modified: now, deflate: true }
    for (const [at, document] of archive.documents.entries())
      yield {
        name: `${folder}${archive.names[at]!}`,
        content: await readDocument(files, document),
        modified: document.created_at,
        deflate: packs(document.media_type),
      }
  }
}

/** Recorded whoever takes it, also who only looks and so could not write a row themselves. */
const record = async (
  writing: Db,
  call: Pick<Call, 'actor' | 'request'>,
  archives: readonly Archive[],
): Promise<void> => {
  const actor = signedIn(call)
  const acting = {
    userId: actor.acting?.userId ?? actor.userId,
    subjectId: actor.acting && actor.userId,
    sessionId: actor.sessionId,
    requestId: call.request.id,
  }
  await once(writing, acting, undefined, async (tx) => {
    for (const { id, title, documents } of archives)
      await audit(tx, {
        kind: kindOf(actor.acting ?? actor),
        action: 'read-archive',
        objectKind: 'documents',
        objectId: id,
        companyId: actor.companyId,
        reason: `${documents.length} documents of ${title}`,
      })
  })
}

type Sending = Reading & Pick<Call, 'now' | 'request' | 'reply'>

/** `writing` reaches the audit trail. Who acts for another is recorded with every look already (`recordRead`). */
export const downloadDocuments =
  <Field extends string>(parts: DocumentParts, { kind, idField }: DocumentSubject<Field>, writing: Db) =>
  async (call: Sending & { query: { [name in Field]: string } }): Promise<unknown> => {
    const archive = await archiveOf(parts, kind, call, call.query[idField])
    if (!archive) throw new Problem('kit.not-found')
    if (archive.documents.length === 0) throw new Problem('documents.none')
    if (!signedIn(call).acting) await record(writing, call, [archive])
    return send(
      call,
      `${archive.title}.zip`,
      contents(parts, [archive], call.now, () => ''),
    )
  }

/** The same of several, a folder each. The look of who acts names only the person, so each subject gets its row here. */
export const downloadArchives =
  (parts: DocumentParts, { kind }: DocumentSubject, writing: Db) =>
  async (call: Sending & { query: { ids: readonly string[] } }): Promise<unknown> => {
    const archives: Archive[] = []
    for (const id of new Set(call.query.ids)) {
      const archive = await archiveOf(parts, kind, call, id)
      if (archive?.documents.length) archives.push(archive)
    }
    if (archives.length === 0) throw new Problem('documents.none')
    const bytes = archives
      .flatMap(({ documents }) => documents)
      .reduce((sum, row) => sum + row.size_bytes, 0n)
    if (bytes > archiveMost) throw new Problem('documents.archive-size')
    await record(writing, call, archives)
    const folder = ({ title }: Archive) => `${archiveFolder(title)}/`
    return send(call, `marsa-papers-${dayOf(call.now)}.zip`, contents(parts, archives, call.now, folder))
  }

const send = ({ reply }: Pick<Call, 'reply'>, name: string, files: AsyncGenerator<ZipFile>) =>
  attachment(reply, 'application/zip', name).send(Readable.from(zipStream(files), { objectMode: false }))
