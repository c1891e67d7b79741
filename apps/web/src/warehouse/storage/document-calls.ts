// The calls of storage for single files: where they are uploaded, photos, the release note.
import { queryOptions } from '@tanstack/react-query'
import { downloadStorageDocument, uploadStorageDocuments } from '@marsa/model/warehouse/document-endpoints.ts'
import { downloadReleaseNote } from '@marsa/model/warehouse/goods-endpoints.ts'
import type { Refusal } from '../../kit/call.ts'
import { filePrepared, prepare } from '../../kit/prepared.ts'
import { keyOf } from '../../kit/query.ts'
import { storageLine } from '../web-line.ts'

/** Where documents of a storage request are stored; also for the form, which has its own limits. */
export const storageUpload = (storageRequestID: string) => ({
  contract: uploadStorageDocuments,
  fields: { storageRequestID },
})

export const releaseNoteCall = prepare(downloadReleaseNote, (id: string) => ({ query: { id } }))

/** A photo to be shown in the page; a stored file never changes. */
export const storedPhotoQuery = (requestId: string, documentId: string) =>
  queryOptions<Blob, Refusal>({
    queryKey: keyOf(downloadStorageDocument, { documentId }),
    queryFn: ({ signal }) => filePrepared(storageLine.documents(requestId).file, documentId, signal),
    staleTime: Infinity,
  })
