// Contracts of the documents of a storage request: the documented calls (C096-C099), the list, the archive and the check.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import {
  archiveContract,
  deleteContract,
  downloadContract,
  listContract,
  restoreContract,
  reviewContract,
  uploadContract,
} from '../documents/document-contracts.ts'
import { readers } from './fields.ts'

export const uploadStorageDocuments = uploadContract({
  line: 'warehouse',
  verb: 'uploadStorageDocuments',
  path: 'upload',
  by: 'storageRequestID',
  call: 'C096',
})

export const deleteStorageDocument = deleteContract({
  line: 'warehouse',
  verb: 'deleteStorageDocument',
  path: 'DeleteDocument',
  call: 'C097',
  scope: 'documents.write',
})

export const downloadStorageDocument = downloadContract({
  line: 'warehouse',
  verb: 'downloadStorageDocument',
  path: 'DocumentDownload',
  call: 'C098',
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

export const listStorageDocuments = listContract({
  line: 'warehouse',
  verb: 'listStorageDocuments',
  path: 'Warehouse/GetDocuments',
  by: 'storageRequestID',
})

export const downloadStorageDocuments = archiveContract({
  line: 'warehouse',
  verb: 'downloadStorageDocuments',
  path: 'Warehouse/DocumentsArchive',
  by: 'storageRequestID',
})

export const restoreStorageDocument = restoreContract({
  line: 'warehouse',
  verb: 'restoreStorageDocument',
  path: 'Warehouse/RestoreDocument',
})

export const reviewStorageDocument = reviewContract({
  line: 'warehouse',
  verb: 'reviewStorageDocument',
  path: 'Warehouse/ReviewDocument',
})
