// The calls of freight behind the shared parts of quotes: the agent's form and the customer's answers to a quote.
import { deleteDocument, uploadDocuments } from '@marsa/model/documents/endpoints.ts'
import {
  declineToQuote,
  postFinalQuote,
  submitQuote,
  withdrawQuote,
} from '@marsa/model/freight/agent-endpoints.ts'
import { prepare } from '../../kit/prepared.ts'
import type { FinalQuoteContent, QuoteCalls, QuoteContent, QuoteFileCalls } from '../../requests/door.tsx'
import { freightReads } from '../queries.ts'

const fileCalls = (RequestId: string): QuoteFileCalls => ({
  upload: { contract: uploadDocuments, fields: { RequestId } },
  remove: prepare(deleteDocument, (documentId: string) => ({ query: { documentId } })),
})

/** What an agent does with the request of this id. */
export const quoteCalls = (RequestId: string): QuoteCalls => ({
  ...fileCalls(RequestId),
  submit: prepare(
    submitQuote,
    (content: QuoteContent) => ({ body: { RequestId, ...content } }),
    freightReads,
  ),
  decline: prepare(
    declineToQuote,
    (reason: string) => ({ query: { id: RequestId }, body: { reason } }),
    freightReads,
  ),
  withdraw: prepare(
    withdrawQuote,
    ({ id, reason }: { id: string; reason: string }) => ({ query: { id }, body: { reason } }),
    freightReads,
  ),
})

export const finalQuoteCalls = ({ RequestId, version }: { RequestId: string; version: number }) => ({
  ...fileCalls(RequestId),
  post: prepare(
    postFinalQuote,
    (content: FinalQuoteContent) => ({ query: { id: RequestId }, body: { ...content, version } }),
    freightReads,
  ),
})
