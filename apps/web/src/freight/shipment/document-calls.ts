// The calls of freight for the documents of a shipment.
import {
  addDocuments,
  deleteDocument,
  downloadDocument,
  downloadDocuments,
  listDocuments,
  reviewDocument,
} from '@marsa/model/documents/endpoints.ts'
import { viewShipment } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import type { ReviewAnswer, DocumentCalls } from '../../documents/door.tsx'
import { prepare } from '../../kit/prepared.ts'

const reads = [listDocuments, viewShipment] as const

export const documentCalls = (RequestId: string): DocumentCalls => ({
  list: prepare(listDocuments, ({ earlier }: { earlier?: true }) => ({
    query: { RequestId, ...(earlier && { earlier: 'true' as const }) },
  })),
  file: prepare(downloadDocument, (documentId: string) => ({ query: { documentId } })),
  archive: prepare(downloadDocuments, () => ({ query: { RequestId } })),
  add: { contract: addDocuments, fields: { RequestId } },
  refreshes: reads,
  remove: prepare(deleteDocument, (documentId: string) => ({ query: { documentId } }), reads),
  removeBody: shipmentText.documentRemoveBody,
  review: prepare(reviewDocument, (answer: ReviewAnswer) => ({ body: answer }), reads),
})
