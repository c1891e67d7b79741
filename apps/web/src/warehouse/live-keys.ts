// What an event about a storage request makes old; by name, so that the frame of the app carries no contract of storage.
import type { QueryKey } from '@tanstack/react-query'

const ofRequest = {
  storageRequestID: ['viewStorage', 'compareStorageQuotes', 'listStorageDocuments', 'viewStorageCancelTerms'],
  RequestId: ['viewStorageQuoteAgent'],
}

/** The lists, and whatever shows this request. */
export const warehouseLiveKeys = (id: string): QueryKey[] => [
  ['listStorages'],
  ['listExceptions'],
  ['listStock'],
  ['listStockMovements'],
  ['listNeeds'],
  ...Object.entries(ofRequest).flatMap(([name, verbs]) => verbs.map((verb) => [verb, { [name]: id }])),
]
