// Contracts of documents on freight requests: upload, list, download, delete and restore, check, types.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { bulkIds, bulkIdsInQuery, Outcome } from '../kit/bulk-action.ts'
import { documentAccess } from './access.ts'
import { docCodes } from './document-type.ts'
import {
  archiveContract,
  deleteContract,
  downloadContract,
  listContract,
  restoreContract,
  reviewContract,
  uploadContract,
} from './document-contracts.ts'
import { documentStages } from './required-documents.ts'

const documentId = z.uuid('documents.id')

/** The quote form's upload: 10 MB a file, five files. */
export const uploadDocuments = uploadContract({
  line: 'freight',
  verb: 'uploadDocuments',
  path: 'FreightAPI/upload',
  by: 'RequestId',
})

/** The additional-documents screen's upload: 8 MB in all. */
export const addDocuments = uploadContract({
  line: 'freight',
  verb: 'addDocuments',
  path: 'FreightAPI/AddDocuments',
  by: 'RequestId',
})

export const listDocuments = listContract({
  line: 'freight',
  verb: 'listDocuments',
  path: 'FreightAPI/GetDocuments',
  by: 'RequestId',
})

export const downloadDocuments = archiveContract({
  line: 'freight',
  verb: 'downloadDocuments',
  path: 'FreightAPI/DocumentsArchive',
  by: 'RequestId',
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

export const downloadDocument = downloadContract({
  line: 'freight',
  verb: 'downloadDocument',
  path: 'FreightAPI/DocumentDownload',
})

export const deleteDocument = deleteContract({
  line: 'freight',
  verb: 'deleteDocument',
  path: 'FreightAPI/DeleteDocument',
})

export const restoreDocument = restoreContract({
  line: 'freight',
  verb: 'restoreDocument',
  path: 'FreightAPI/RestoreDocument',
})

export const reviewDocument = reviewContract({
  line: 'freight',
  verb: 'reviewDocument',
  path: 'FreightAPI/ReviewDocument',
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
