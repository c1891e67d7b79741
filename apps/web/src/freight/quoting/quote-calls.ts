// The calls of freight behind the shared parts of quotes: the agent's form and the customer's answers to a quote.
import { deleteDocument, uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import {
  declineToQuote,
  postFinalQuote,
  submitQuote,
  withdrawQuote,
} from '@marsa/model/freight/agent-endpoints.ts'
import { prepare } from '../../kit/prepared.ts'
import { quoteCalls, type FinalQuoteContent, type QuoteFileCalls } from '../../requests/door.tsx'
import { freightReads } from '../queries.ts'

/** How files of a shipment are put in, and taken back. */
export const fileCalls = (RequestId: string): QuoteFileCalls => ({
  upload: { contract: uploadDocuments, fields: { RequestId } },
  remove: prepare(deleteDocument, (documentId: string) => ({ query: { documentId } })),
})

/** What an agent does with the request of this id. */
export const freightQuoteCalls = (RequestId: string) =>
  quoteCalls(
    { submit: submitQuote, decline: declineToQuote, withdraw: withdrawQuote },
    RequestId,
    fileCalls(RequestId),
    freightReads,
  )

export const finalQuoteCalls = ({ RequestId, version }: { RequestId: string; version: number }) => ({
  ...fileCalls(RequestId),
  post: prepare(
    postFinalQuote,
    (content: FinalQuoteContent) => ({ query: { id: RequestId }, body: { ...content, version } }),
    freightReads,
  ),
})
