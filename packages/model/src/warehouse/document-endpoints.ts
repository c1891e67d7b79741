// Contracts of the documents of a storage request: the documented calls (C096-C099), the list, the archive and the check.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { storageDocumentCalls } from './calls.ts'
import { readers } from './fields.ts'

export const {
  upload: uploadStorageDocuments,
  remove: deleteStorageDocument,
  file: downloadStorageDocument,
  list: listStorageDocuments,
  archive: downloadStorageDocuments,
  restore: restoreStorageDocument,
  review: reviewStorageDocument,
} = storageDocumentCalls

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
