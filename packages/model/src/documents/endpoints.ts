// Contracts of documents on freight requests: upload, list, download, delete and restore, check, types.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { bulkIds, bulkIdsInQuery, Outcome } from '../kit/bulk-action.ts'
import { documentAccess } from './access.ts'
import { docCodes } from './document-type.ts'
import { StoredDocument } from './document.ts'
import { documentStages } from './required-documents.ts'

const documentId = z.uuid('documents.id')
const done = z.strictObject({ status: z.string(), errorMessage: z.string().nullable() })

/** Fields of a multipart upload beside its `files` and the id of what it is for; `docID` names the type where `docCode` is not sent. */
const documentFields = z.strictObject({
  docCode: z.string().max(40).optional(),
  docID: z.string().max(4).optional(),
  quotationtId: z.uuid().optional(),
  /** Last day of validity of a document that has one, as `YYYY-MM-DD`. */
  expiresOn: z.iso.date('documents.expiry-day').optional(),
})
/** The same with the field that holds the id, `RequestId` of freight. */
export const uploadFields = (idField: string) => documentFields.extend({ [idField]: z.uuid() })

export const uploadProblems = [
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
  // The file of a quotation follows the request: closed for quoting, closed for its file.
  'quotes.request-closed',
  'quotes.already-awarded',
  'quotes.payment-in-progress',
]

/** The quote form's upload: 10 MB a file, five files. All files are stored or none. */
export const uploadDocuments = endpoint({
  verb: 'uploadDocuments',
  method: 'POST',
  path: 'FreightAPI/upload',
  policy: documentAccess['documents.write'],
  scope: 'documents.write',
  acting: 'writers',
  multipart: { files: 'many', fields: uploadFields('RequestId') },
  answer: z.array(StoredDocument),
  problems: uploadProblems,
})

/** The additional-documents screen's upload: 8 MB in all. */
export const addDocuments = endpoint({
  verb: 'addDocuments',
  method: 'POST',
  path: 'FreightAPI/AddDocuments',
  policy: documentAccess['documents.write'],
  scope: 'documents.write',
  acting: 'writers',
  multipart: { files: 'many', fields: uploadFields('RequestId') },
  answer: z.array(StoredDocument),
  problems: uploadProblems,
})

export const listDocuments = endpoint({
  verb: 'listDocuments',
  method: 'GET',
  path: 'FreightAPI/GetDocuments',
  policy: documentAccess['documents.read'],
  scope: 'documents.read',
  query: z.strictObject({
    RequestId: z.uuid(),
    /** With `true` also documents that newer ones have replaced. */
    earlier: z.enum(['true']).optional(),
  }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.array(StoredDocument),
})

/** All documents that the caller may read in one archive; identity documents are never in it (Z64). */
export const downloadDocuments = endpoint({
  verb: 'downloadDocuments',
  method: 'GET',
  path: 'FreightAPI/DocumentsArchive',
  policy: documentAccess['documents.read'],
  query: z.strictObject({ RequestId: z.uuid() }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/zip',
  problems: ['documents.none'],
})

/** The documents of many shipments in one archive, a folder each. What the caller may not see is not in it. */
export const downloadArchives = endpoint({
  verb: 'downloadArchives',
  method: 'GET',
  path: 'FreightAPI/DocumentsArchives',
  policy: documentAccess['documents.read'],
  query: z.strictObject({ ids: bulkIdsInQuery }),
  answer: z.unknown(),
  file: 'application/zip',
  problems: ['documents.none', 'documents.archive-size'],
})

/**
 * Gives a document of the caller's to other requests as well, each with a file of its own. A request that holds the same document
 * already is done.
 */
export const copyDocument = endpoint({
  verb: 'copyDocument',
  method: 'POST',
  path: 'FreightAPI/CopyDocument',
  policy: documentAccess['documents.write'],
  acting: 'writers',
  body: z.strictObject({ documentId, ids: bulkIds }),
  answer: z.strictObject({ outcomes: z.array(Outcome) }),
  problems: ['documents.id', 'documents.copy-identity', 'documents.expired'],
})

export const downloadDocument = endpoint({
  verb: 'downloadDocument',
  method: 'GET',
  path: 'FreightAPI/DocumentDownload',
  policy: documentAccess['documents.read'],
  scope: 'documents.read',
  query: z.strictObject({ documentId }),
  readRecord: { kind: 'document', by: 'documentId' },
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

/** A documented GET that writes: a soft delete, the same answer when repeated. Our own client uses the DELETE twin. */
export const deleteDocument = endpoint({
  verb: 'deleteDocument',
  method: 'GET',
  path: 'FreightAPI/DeleteDocument',
  twins: [{ method: 'DELETE' }, { method: 'POST' }],
  writes: true,
  policy: documentAccess['documents.write'],
  acting: 'writers',
  query: z.strictObject({ documentId }),
  answer: done,
  problems: ['documents.id', 'documents.in-use', 'documents.accepted'],
})

export const restoreDocument = endpoint({
  verb: 'restoreDocument',
  method: 'POST',
  path: 'FreightAPI/RestoreDocument',
  policy: documentAccess['documents.write'],
  acting: 'writers',
  body: z.strictObject({ documentId }),
  answer: done,
  problems: ['documents.id', 'documents.gone', 'documents.name-taken'],
})

/** The check of a document by the agent in charge or the service desk: accepted, or returned with a reason. */
export const reviewDocument = endpoint({
  verb: 'reviewDocument',
  method: 'POST',
  path: 'FreightAPI/ReviewDocument',
  policy: documentAccess['documents.review'],
  body: z.strictObject({
    documentId,
    outcome: z.enum(['accept', 'return']),
    reason: z.string().max(300).optional(),
  }),
  answer: done,
  problems: ['documents.id', 'documents.reviewed', 'documents.reason', 'documents.expired'],
})

/** Types with their names in the asked language; with a carriage, whether each is required for it and when. */
export const listDocumentTypes = endpoint({
  verb: 'listDocumentTypes',
  call: 'C049',
  method: 'GET',
  path: 'FreightAPI/GetDocumentTypesAgent',
  policy: documentAccess['documents.types'],
  scope: 'reference.read',
  query: z.strictObject({
    lang: z.enum(['en', 'ar']).optional(),
    mode: z.enum(['sea', 'air']).optional(),
    direction: z.enum(['import', 'export']).optional(),
    hazardous: z.enum(['true', 'false']).optional(),
    /** Customs code of the goods, 4 to 6 digits. */
    commodity: z
      .string()
      .regex(/^\d{4,6}$/)
      .optional(),
  }),
  answer: z.array(
    z.strictObject({
      docCode: z.enum(docCodes),
      docID: z.number().int(),
      name: z.string(),
      hint: z.string(),
      required: z.boolean(),
      stage: z.enum(documentStages).nullable(),
    }),
  ),
})

export const documentEndpoints = [
  uploadDocuments,
  addDocuments,
  listDocuments,
  downloadDocument,
  downloadDocuments,
  downloadArchives,
  copyDocument,
  deleteDocument,
  restoreDocument,
  reviewDocument,
  listDocumentTypes,
]
