// Contracts of the documents of a request, the same in every quoted line: upload, list, download, delete and restore, check.
import { z } from 'zod'
import { customers, type Policy } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { id } from '../kit/fields.ts'
import type { ApiScope } from '../kit/scope.ts'
import { requestsOf, type QuotedLine } from '../lines.ts'
import { StoredDocument } from './document.ts'

/** The documented names of a line's own call; `by` is the field that names the request. */
type Named = { line: QuotedLine; verb: string; path: string; call?: string; scope?: ApiScope }
type NamedBy<By extends string> = Named & { by: By }

const documentId = z.uuid('documents.id')
const done = z.strictObject({ status: z.string(), errorMessage: z.string().nullable() })

const reviewers = (line: QuotedLine): Policy => ({ [requestsOf[line].agentRole]: 'assigned', desk: 'any' })
const writers = (line: QuotedLine): Policy => ({ ...customers, ...reviewers(line) })
const readers = (line: QuotedLine): Policy => ({ ...writers(line), admin: 'any', 'admin-readonly': 'any' })

const subject = <By extends string>(line: QuotedLine, by: By) =>
  ({ [by]: id(`${line}.not-found`) }) as Record<By, z.ZodUUID>

/** Fields of a multipart upload beside its `files` and the id of what it is for; `docID` names the type where `docCode` is not sent. */
const documentFields = z.strictObject({
  docCode: z.string().max(40).optional(),
  docID: z.string().max(4).optional(),
  quotationtId: z.uuid().optional(),
  /** What of the request it is for, where a line tells its parts apart: a truck of a booking. */
  partId: z.uuid().optional(),
  /** Last day of validity of a document that has one, as `YYYY-MM-DD`. */
  expiresOn: z.iso.date('documents.expiry-day').optional(),
})
/** The same with the field that holds the id. */
export const uploadFields = (idField: string) => documentFields.extend({ [idField]: z.uuid() })

/** Why a file is not taken, whatever it is for. */
export const fileProblems = [
  'documents.no-file',
  'documents.type',
  'documents.format',
  'documents.content',
  'documents.size',
  'documents.total-size',
  'documents.count',
  'documents.name',
  'documents.name-taken',
  'documents.damaged',
  'documents.macros',
  'documents.active',
  'documents.protected',
  'documents.too-complex',
  'documents.infected',
  'documents.unchecked',
  'documents.quota',
  'documents.expired',
  'documents.expiry-day',
  'documents.part',
] as const

/** Why a file of a request is not taken. */
export const uploadProblems = [
  ...fileProblems,
  // The file of a quotation follows the request: closed for quoting, closed for its file.
  'quotes.request-closed',
  'quotes.already-awarded',
  'quotes.payment-in-progress',
] as const

const screenIn = (line: QuotedLine): { screen?: string } => {
  const row = requestsOf[line]
  return 'uploads' in row ? { screen: row.uploads } : {}
}

/** All files are stored or none. */
export const uploadContract = <const By extends string>({ line, by, ...named }: NamedBy<By>) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: writers(line),
    scope: 'documents.write',
    acting: 'writers',
    multipart: { files: 'many', fields: uploadFields(by) },
    ...screenIn(line),
    answer: z.array(StoredDocument),
    problems: uploadProblems,
  })

/** With `earlier` also documents that newer ones have replaced. */
export const listContract = <const By extends string>({ line, by, ...named }: NamedBy<By>) =>
  endpoint({
    ...named,
    method: 'GET',
    policy: readers(line),
    scope: 'documents.read',
    query: z.strictObject({ ...subject(line, by), earlier: z.enum(['true']).optional() }),
    readRecord: { kind: requestsOf[line].kind, by },
    answer: z.array(StoredDocument),
  })

/** All documents that the caller may read in one archive; identity documents are never in it (Z64). */
export const archiveContract = <const By extends string>({ line, by, ...named }: NamedBy<By>) =>
  endpoint({
    ...named,
    method: 'GET',
    policy: readers(line),
    query: z.strictObject(subject(line, by)),
    readRecord: { kind: requestsOf[line].kind, by },
    answer: z.unknown(),
    file: 'application/zip',
    problems: ['documents.none'],
  })

export const downloadContract = ({ line, by: _, ...named }: Named & { by?: string }) =>
  endpoint({
    ...named,
    method: 'GET',
    policy: readers(line),
    scope: 'documents.read',
    query: z.strictObject({ documentId }),
    readRecord: { kind: 'document', by: 'documentId' },
    answer: z.unknown(),
    file: 'any',
    problems: ['documents.id', 'documents.identity-acting'],
  })

/** A documented GET that writes: a soft delete, the same answer when repeated. Our own client uses the DELETE twin. */
export const deleteContract = ({ line, by: _, ...named }: Named & { by?: string }) =>
  endpoint({
    ...named,
    method: 'GET',
    twins: [{ method: 'DELETE' }, { method: 'POST' }],
    writes: true,
    policy: writers(line),
    acting: 'writers',
    query: z.strictObject({ documentId }),
    answer: done,
    problems: ['documents.id', 'documents.in-use', 'documents.accepted'],
  })

export const restoreContract = ({ line, by: _, ...named }: Named & { by?: string }) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: writers(line),
    acting: 'writers',
    body: z.strictObject({ documentId }),
    answer: done,
    problems: ['documents.id', 'documents.gone', 'documents.name-taken'],
  })

/** The check of a document by the agent in charge or the service desk: accepted, or returned with a reason. */
export const reviewContract = ({ line, by: _, ...named }: Named & { by?: string }) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: reviewers(line),
    body: z.strictObject({
      documentId,
      outcome: z.enum(['accept', 'return']),
      reason: z.string().max(300).optional(),
    }),
    answer: done,
    problems: ['documents.id', 'documents.reviewed', 'documents.reason', 'documents.expired'],
  })

type Name = 'upload' | 'list' | 'archive' | 'file' | 'remove' | 'restore' | 'review'

/** The calls of the documents of a line, named after one of its requests; `documented` names what has a row of its own. */
export const documentCalls = <const By extends string>(
  { line, noun, by }: { line: QuotedLine; noun: string; by: By },
  documented: Partial<Record<Name, { path: string; call: string; scope?: ApiScope }>> = {},
) => {
  const folder = line.charAt(0).toUpperCase() + line.slice(1)
  const named = (name: Name, verb: string, path: string): NamedBy<By> => ({
    line,
    verb,
    path: `${folder}/${path}`,
    by,
    ...documented[name],
  })
  return {
    upload: uploadContract(named('upload', `upload${noun}Documents`, 'UploadDocument')),
    list: listContract(named('list', `list${noun}Documents`, 'GetDocuments')),
    archive: archiveContract(named('archive', `download${noun}Documents`, 'DocumentsArchive')),
    file: downloadContract(named('file', `download${noun}Document`, 'DocumentDownload')),
    remove: deleteContract(named('remove', `delete${noun}Document`, 'DeleteDocument')),
    restore: restoreContract(named('restore', `restore${noun}Document`, 'RestoreDocument')),
    review: reviewContract(named('review', `review${noun}Document`, 'ReviewDocument')),
  }
}
