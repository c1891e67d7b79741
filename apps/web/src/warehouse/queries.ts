// Reads of the storage line; the only place of their cache keys, which live-keys.ts names as well.
import { viewStorageSite } from '@marsa/model/warehouse/site-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { listStorageDocuments } from '@marsa/model/warehouse/document-endpoints.ts'
import { compareStorageQuotes, viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import {
  listStorages,
  viewStorage,
  viewStorageCancelTerms,
} from '@marsa/model/warehouse/request-endpoints.ts'
import { listNeeds } from '@marsa/model/requests/endpoints.ts'
import { ask } from '../kit/query.ts'

export const storageQuery = (id: string) => ask(viewStorage, { storageRequestID: id })
export const storageCompareQuery = (id: string) => ask(compareStorageQuotes, { storageRequestID: id })
export const storageQuoteQuery = (id: string) => ask(viewStorageQuoteAgent, { RequestId: id })

export const storageSiteQuery = () => ask(viewStorageSite, {})

/** What cancelling would give back, asked anew each time it is shown. */
export const storageCancelQuery = (id: string) =>
  queryOptions({ ...ask(viewStorageCancelTerms, { storageRequestID: id }), staleTime: 0 })

/** Everything that may look different after a command of storage; hand it to `useCommand` as `refreshes`. */
export const storageReads = [
  listNeeds,
  listStorages,
  viewStorage,
  compareStorageQuotes,
  viewStorageQuoteAgent,
  listStorageDocuments,
  viewStorageCancelTerms,
  viewStorageSite,
] as const
