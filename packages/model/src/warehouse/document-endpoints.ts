// Contracts of the documents of a storage request: the documented calls (C096-C099), the list, the archive and the check.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { StoredDocument } from '../documents/document.ts'
import { uploadFields, uploadProblems } from '../documents/endpoints.ts'
import { customers, type Policy } from '../kit/access.ts'
import { id, readers, warehouseAgents } from './fields.ts'

const documentId = z.uuid('documents.id')
const done = z.strictObject({ status: z.string(), errorMessage: z.string().nullable() })
const readRecord = { kind: 'storage-request', by: 'storageRequestID' } as const
const writers = { ...customers, ...warehouseAgents, desk: 'any' } as const satisfies Policy

/** Fields beside `files`: `storageRequestID`, `docCode` or `docID`, `quotationtId`. All files are stored or none. */
export const uploadStorageDocuments = endpoint({
  verb: 'uploadStorageDocuments',
  call: 'C096',
  method: 'POST',
  path: 'upload',
  policy: writers,
  scope: 'documents.write',
  acting: 'writers',
  multipart: { files: 'many', fields: uploadFields('storageRequestID') },
  answer: z.array(StoredDocument),
  problems: uploadProblems,
})

/** A documented GET that writes: a soft delete, the same answer when repeated. */
export const deleteStorageDocument = endpoint({
  verb: 'deleteStorageDocument',
  call: 'C097',
  method: 'GET',
  path: 'DeleteDocument',
  twins: [{ method: 'DELETE' }, { method: 'POST' }],
  writes: true,
  policy: writers,
  scope: 'documents.write',
  acting: 'writers',
  query: z.strictObject({ documentId }),
  answer: done,
  problems: ['documents.id', 'documents.in-use', 'documents.accepted'],
})

export const downloadStorageDocument = endpoint({
  verb: 'downloadStorageDocument',
  call: 'C098',
  method: 'GET',
  path: 'DocumentDownload',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ documentId }),
  readRecord: { kind: 'document', by: 'documentId' },
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})

export const listStorageDocumentTypes = endpoint({
  verb: 'listStorageDocumentTypes',
  call: 'C099',
  method: 'GET',
  path: 'GetDocumentTypesAgent',
  policy: readers,
  query: z.strictObject({ lang: z.enum(['en', 'ar']).default('en') }),
  answer: z.array(
    z.strictObject({ docCode: z.string(), docID: z.int(), name: z.string(), required: z.boolean() }),
  ),
})

export const listStorageDocuments = endpoint({
  verb: 'listStorageDocuments',
  method: 'GET',
  path: 'Warehouse/GetDocuments',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ storageRequestID: id, earlier: z.enum(['true']).optional() }),
  readRecord,
  answer: z.array(StoredDocument),
})

export const downloadStorageDocuments = endpoint({
  verb: 'downloadStorageDocuments',
  method: 'GET',
  path: 'Warehouse/DocumentsArchive',
  policy: readers,
  query: z.strictObject({ storageRequestID: id }),
  readRecord,
  answer: z.unknown(),
  file: 'application/zip',
  problems: ['documents.none'],
})

export const restoreStorageDocument = endpoint({
  verb: 'restoreStorageDocument',
  method: 'POST',
  path: 'Warehouse/RestoreDocument',
  policy: writers,
  acting: 'writers',
  body: z.strictObject({ documentId }),
  answer: done,
  problems: ['documents.id', 'documents.gone', 'documents.name-taken'],
})

/** The check of a document by the warehouse in charge or the service desk: accepted, or returned with a reason. */
export const reviewStorageDocument = endpoint({
  verb: 'reviewStorageDocument',
  method: 'POST',
  path: 'Warehouse/ReviewDocument',
  policy: { ...warehouseAgents, desk: 'any' },
  body: z.strictObject({
    documentId,
    outcome: z.enum(['accept', 'return']),
    reason: z.string().max(300).optional(),
  }),
  answer: done,
  problems: ['documents.id', 'documents.reviewed', 'documents.reason', 'documents.expired'],
})
