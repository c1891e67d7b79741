// Reads of the exceptions lane, apart from those of requests. live-keys.ts names them.
import { listExceptions } from '@marsa/model/warehouse/exception-endpoints.ts'
import { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import { viewStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { ask, type QueryIn } from '../../kit/query.ts'

export const exceptionsQuery = (query: QueryIn<typeof listExceptions>) => ask(listExceptions, query)

/** What may look different after a command of the lane. */
export const exceptionReads = [listExceptions, viewStorage, viewStorageQuoteAgent] as const
