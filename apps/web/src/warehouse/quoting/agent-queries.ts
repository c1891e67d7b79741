// The warehouse's commands on a request: quoting and the final quotation, as the shared parts of quotes take them.
import { deleteStorageDocument, uploadStorageDocuments } from '@marsa/model/warehouse/document-endpoints.ts'
import {
  declineStorageQuote,
  postStorageFinalQuote,
  submitStorageQuote,
  withdrawStorageQuote,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import { prepare } from '../../kit/prepared.ts'
import { quoteCalls, type FinalQuoteContent, type QuoteFileCalls } from '../../requests/door.tsx'
import { storageReads } from '../queries.ts'

const fileCalls = (storageRequestID: string): QuoteFileCalls => ({
  upload: { contract: uploadStorageDocuments, fields: { storageRequestID } },
  remove: prepare(deleteStorageDocument, (documentId: string) => ({ query: { documentId } })),
})

/** What a warehouse does with the request of this id. */
export const storageQuoteCalls = (RequestId: string) =>
  quoteCalls(
    { submit: submitStorageQuote, decline: declineStorageQuote, withdraw: withdrawStorageQuote },
    RequestId,
    fileCalls(RequestId),
    storageReads,
  )

/** `endDate` is the new last day, where the customer has asked for a longer time. */
export const storageFinalCalls = (
  { storageRequestID, version }: { storageRequestID: string; version: number },
  endDate?: string,
) => ({
  ...fileCalls(storageRequestID),
  post: prepare(
    postStorageFinalQuote,
    (content: FinalQuoteContent) => ({
      query: { id: storageRequestID },
      body: { ...content, version, ...(endDate && { endDate }) },
    }),
    storageReads,
  ),
})
