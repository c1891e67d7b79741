// The calls of storage for the documents of a request.
import { queryOptions } from '@tanstack/react-query'
import { texts } from '@marsa/model/kit/text.ts'
import {
  deleteStorageDocument,
  downloadStorageDocument,
  downloadStorageDocuments,
  listStorageDocuments,
  reviewStorageDocument,
  uploadStorageDocuments,
} from '@marsa/model/warehouse/document-endpoints.ts'
import { downloadReleaseNote } from '@marsa/model/warehouse/goods-endpoints.ts'
import { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import { viewStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import type { ReviewAnswer, DocumentCalls } from '../../documents/door.tsx'
import type { Refusal } from '../../kit/call.ts'
import { filePrepared, prepare } from '../../kit/prepared.ts'
import { keyOf } from '../../kit/query.ts'

const words = texts({
  removeBody: {
    en: '{name} is taken off this storage. Support can bring it back within 30 days.',
    ar: 'سيُحذف {name} من طلب التخزين هذا. يمكن للدعم استعادته خلال 30 يومًا.',
  },
})

const reads = [listStorageDocuments, viewStorage, viewStorageQuoteAgent] as const

/** Where documents of a storage request are stored; also for the form, which has its own limits. */
export const storageUpload = (storageRequestID: string) => ({
  contract: uploadStorageDocuments,
  fields: { storageRequestID },
})

export const releaseNoteCall = prepare(downloadReleaseNote, (id: string) => ({ query: { id } }))

export const storageDocumentCalls = (storageRequestID: string): DocumentCalls => ({
  list: prepare(listStorageDocuments, ({ earlier }: { earlier?: true }) => ({
    query: { storageRequestID, ...(earlier && { earlier: 'true' as const }) },
  })),
  file: prepare(downloadStorageDocument, (documentId: string) => ({ query: { documentId } })),
  archive: prepare(downloadStorageDocuments, () => ({ query: { storageRequestID } })),
  add: storageUpload(storageRequestID),
  refreshes: reads,
  remove: prepare(deleteStorageDocument, (documentId: string) => ({ query: { documentId } }), reads),
  removeBody: words.removeBody,
  review: prepare(reviewStorageDocument, (answer: ReviewAnswer) => ({ body: answer }), reads),
})

/** A photo to be shown in the page; a stored file never changes. */
export const storedPhotoQuery = (requestId: string, documentId: string) =>
  queryOptions<Blob, Refusal>({
    queryKey: keyOf(downloadStorageDocument, { documentId }),
    queryFn: ({ signal }) => filePrepared(storageDocumentCalls(requestId).file, documentId, signal),
    staleTime: Infinity,
  })
