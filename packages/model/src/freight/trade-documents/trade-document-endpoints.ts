// The contract of the documents of the trade that are printed from a shipment.
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id, readers } from '../shared-fields.ts'
import { tradeDocumentKinds } from './trade-documents.ts'

/** Printed when it is read, in both languages; each reader's copy says what their page says. */
export const printTradeDocument = endpoint({
  verb: 'printTradeDocument',
  method: 'GET',
  path: 'FreightAPI/TradeDocument',
  policy: readers,
  scope: 'documents.read',
  query: z.strictObject({ RequestId: id, kind: z.enum(tradeDocumentKinds) }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['freight.not-found', 'freight.not-booked', 'freight.arrival-unknown'],
})
