// Freight, as the shared pages of requests take it.
import {
  addDocuments,
  deleteDocument,
  downloadDocument,
  downloadDocuments,
  listDocuments,
  reviewDocument,
} from '@marsa/model/documents/endpoints.ts'
import type { ShipmentDetail, ShipmentSummary } from '@marsa/model/freight/answers.ts'
import {
  downloadInvoice,
  downloadReceipt,
  viewShipment,
} from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { shipmentTurnWords } from '@marsa/model/freight/execution/turn-text.ts'
import { acceptQuote, pay, rejectQuote } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import { freightPhaseOf } from '@marsa/model/freight/status.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { customerCalls, documentCallsOf, type WebLine } from '../requests/door.tsx'
import { ShipmentLine } from './execution/agent-shipment-line.tsx'
import { loadFreightProblems } from './problems.ts'
import { freightReads } from './queries.ts'
import { AgentStatusBadge, StatusBadge } from './shipment/status-badge.tsx'
import { freightTitles } from './titles.ts'

export const freightLine: WebLine<ShipmentDetail, ShipmentSummary> = {
  line: 'freight',
  keyOf: ({ RequestId, quoteNumber }) => ({ id: RequestId, number: quoteNumber }),
  phaseOf: freightPhaseOf,
  titles: {
    one: freightTitles.shipment,
    many: freightTitles.shipments,
    ask: freightTitles.getQuote,
    agent: shipmentText.yourAgent,
    toRequest: compareText.toShipment,
  },
  turn: shipmentTurnWords,
  problems: loadFreightProblems,
  reads: freightReads,
  calls: customerCalls(
    { accept: acceptQuote, pay, reject: rejectQuote, receipt: downloadReceipt, invoice: downloadInvoice },
    freightReads,
  ),
  documents: documentCallsOf(
    {
      by: 'RequestId',
      list: listDocuments,
      archive: downloadDocuments,
      add: addDocuments,
      file: downloadDocument,
      remove: deleteDocument,
      review: reviewDocument,
    },
    shipmentText.documentRemoveBody,
    [listDocuments, viewShipment],
  ),
  Badge: StatusBadge,
  AgentBadge: AgentStatusBadge,
  Summary: ShipmentLine,
}
