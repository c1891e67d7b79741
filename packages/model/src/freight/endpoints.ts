// All contracts of freight, for the server, its documentation and the tests.
import { exampleTaxInvoice } from './example-invoice-endpoint.ts'
import * as agents from './agent-endpoints.ts'
import { rateCardEndpoints } from './cards/card-endpoints.ts'
import * as requests from './asking/request-endpoints.ts'
import * as changes from './changes/change-endpoints.ts'
import * as compensations from './changes/compensation-endpoints.ts'
import {
  decideCorrection,
  decideRange,
  deskView,
  earlierQuotes,
  proposeCorrection,
} from './desk-endpoints.ts'
import { estimateFreight } from './estimate/estimate-endpoints.ts'
import * as shipments from './execution/shipment-endpoints.ts'
import {
  endShipmentShare,
  publicLanes,
  shareShipment,
  trackSharedShipment,
  trackShipment,
  trackSolved,
  validateDocumentNumbers,
} from './public-endpoints.ts'
import { publicFigures } from './public-figures.ts'
import { downloadComparison } from './quoting/comparison-endpoints.ts'
import * as quotes from './quoting/customer-quote-endpoints.ts'
import {
  agentReport,
  customerReport,
  downloadAgentReport,
  downloadCustomerReport,
  viewAnswerTimes,
} from './reports/report-endpoints.ts'
import { listTransportEvents, receiveTransportEvents } from './events/event-endpoints.ts'
import { consentEndpoints } from './consent/consent-endpoints.ts'
import { recordMeasuring } from './measuring/measuring-endpoint.ts'
import { unitEndpoints } from './units/unit-endpoints.ts'
import { printTradeDocument } from './trade-documents/trade-document-endpoints.ts'

export const freightEndpoints = {
  ...requests,
  ...shipments,
  ...quotes,
  ...agents,
  ...rateCardEndpoints,
  ...changes,
  ...compensations,
  downloadComparison,
  printTradeDocument,
  recordMeasuring,
  ...consentEndpoints,
  ...unitEndpoints,
  listTransportEvents,
  receiveTransportEvents,
  decideCorrection,
  decideRange,
  deskView,
  earlierQuotes,
  proposeCorrection,
  trackShipment,
  trackSolved,
  shareShipment,
  endShipmentShare,
  trackSharedShipment,
  validateDocumentNumbers,
  exampleTaxInvoice,
  publicLanes,
  publicFigures,
  estimateFreight,
  agentReport,
  customerReport,
  downloadAgentReport,
  downloadCustomerReport,
  viewAnswerTimes,
}
