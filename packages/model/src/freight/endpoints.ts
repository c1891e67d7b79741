// All contracts of freight, for the server, its documentation and the tests.
import { saveRequest, viewDraft, submitRequest, removeDraft, cancelRequest } from './request-endpoints.ts'
import {
  listShipments,
  viewFigures,
  downloadReport,
  viewShipment,
  rateShipment,
  downloadReceipt,
  downloadInvoice,
} from './shipment-endpoints.ts'
import {
  viewQuoteCustomer,
  compareQuotes,
  acceptQuote,
  pay,
  rejectQuote,
} from './customer-quote-endpoints.ts'
import {
  viewQuoteAgent,
  submitQuote,
  declineToQuote,
  withdrawQuote,
  addEvent,
  postFinalQuote,
  completeDelivery,
} from './agent-endpoints.ts'
import { trackShipment, validateDocumentNumbers, publicLanes } from './public-endpoints.ts'

export const freightEndpoints = {
  saveRequest,
  viewDraft,
  submitRequest,
  removeDraft,
  listShipments,
  viewFigures,
  downloadReport,
  viewShipment,
  viewQuoteCustomer,
  compareQuotes,
  viewQuoteAgent,
  submitQuote,
  declineToQuote,
  withdrawQuote,
  acceptQuote,
  pay,
  rejectQuote,
  cancelRequest,
  addEvent,
  postFinalQuote,
  completeDelivery,
  rateShipment,
  downloadReceipt,
  downloadInvoice,
  trackShipment,
  validateDocumentNumbers,
  publicLanes,
}
