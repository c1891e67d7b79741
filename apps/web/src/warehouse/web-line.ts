// Storage, as the shared pages of requests take it.
import {
  deleteStorageDocument,
  downloadStorageDocument,
  downloadStorageDocuments,
  listStorageDocuments,
  reviewStorageDocument,
  uploadStorageDocuments,
} from '@marsa/model/warehouse/document-endpoints.ts'
import { requestsOf } from '@marsa/model/lines.ts'
import type { StorageDetail, StorageSummary } from '@marsa/model/warehouse/answers.ts'
import {
  acceptStorageQuote,
  downloadStorageInvoice,
  downloadStorageReceipt,
  payStorage,
  rejectStorageQuote,
  viewStorageQuoteAgent,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import { viewStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { customerCalls, documentCallsOf, type WebLine } from '../requests/door.tsx'
import { storageCommonText } from './common-text.ts'
import { loadStorageProblems } from './problems.ts'
import { storageReads } from './queries.ts'
import { AgentStorageBadge, StorageBadge } from './storage/status-badge.tsx'
import { StorageLine } from './storage/storage-line.tsx'
import { storageTitles } from './titles.ts'

export const storageLine: WebLine<StorageDetail, StorageSummary> = {
  line: 'warehouse',
  keyOf: ({ storageRequestID, shipmentReferenceNumber }) => ({
    id: storageRequestID,
    number: shipmentReferenceNumber,
  }),
  phaseOf: storagePhaseOf,
  titles: {
    one: storageTitles.storage,
    many: requestsOf.warehouse.many,
    ask: storageTitles.getQuote,
    agent: storageCommonText.warehouseAt,
    toRequest: storageTitles.toStorage,
  },
  turn: storageTurnWords,
  problems: loadStorageProblems,
  reads: storageReads,
  calls: customerCalls(
    {
      accept: acceptStorageQuote,
      pay: payStorage,
      reject: rejectStorageQuote,
      receipt: downloadStorageReceipt,
      invoice: downloadStorageInvoice,
    },
    storageReads,
  ),
  documents: documentCallsOf(
    {
      by: 'storageRequestID',
      list: listStorageDocuments,
      archive: downloadStorageDocuments,
      add: uploadStorageDocuments,
      file: downloadStorageDocument,
      remove: deleteStorageDocument,
      review: reviewStorageDocument,
    },
    storageCommonText.removeBody,
    [listStorageDocuments, viewStorage, viewStorageQuoteAgent],
  ),
  Badge: StorageBadge,
  AgentBadge: AgentStorageBadge,
  Summary: StorageLine,
}
