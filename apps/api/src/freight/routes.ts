// Calls of the freight line.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { freightBulkEndpoints } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { billEndpoints as bills } from '@marsa/model/freight/bill/bill-endpoints.ts'
import { conversationEndpoints as conversation } from '@marsa/model/freight/conversation/conversation-endpoints.ts'
import { bulkActionEndpoints as many } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import type { FinanceParts } from '../finance/door.ts'
import { serve, type Server } from '../kit/serve.ts'
import {
  bulkRoutes,
  cancelFor,
  cancelTermsFor,
  postFinalFor,
  quoteRoutes,
  requestAgainFor,
  type LetterheadOf,
  type SheetParts,
  endShareFor,
  shareFor,
} from '../requests/door.ts'
import { addEvent, addEvents } from './execution/add-event.ts'
import { answerMore, askForMore, takeBackQuestion } from './asking/ask-for-more.ts'
import { freightBulk } from './bulk/bulk-line.ts'
import { cardRoutes } from './cards/routes.ts'
import { cloneRequest } from './asking/clone-request.ts'
import {
  approveBill,
  changeBill,
  draftBill,
  instructBill,
  issueBill,
  surrenderBill,
  viewBill,
  voidBill,
} from './bill/bill.ts'
import { decideFinal, withdrawFinal } from './consent/decide-final.ts'
import { printBill } from './bill/print-bill.ts'
import { compareQuotes } from './quoting/compare-quotes.ts'
import { compensationTerms } from './changes/compensation-terms.ts'
import { compensateDispute, decideCompensation } from './changes/compensations.ts'
import { completeDelivery } from './execution/complete-delivery.ts'
import { decideCorrection, proposeCorrection } from './changes/corrections.ts'
import { checkDrafts } from './asking/check-drafts.ts'
import { declineRequests } from './quoting/decline-requests.ts'
import { closeDispute, openDispute } from './changes/disputes.ts'
import { downloadAgentReport, downloadCustomerReport } from './reports/download-company-report.ts'
import {
  readShipmentMessages,
  viewShipmentMessages,
  writeShipmentMessage,
} from './conversation/conversation.ts'
import { undoEvent, undoEvents } from './execution/undo-event.ts'
import { downloadReport } from './reports/download-report.ts'
import { listRequestOrder, listShipments } from './list-shipments.ts'
import { decideRange } from './quoting/decide-range.ts'
import { freightLine } from './line.ts'
import { downloadComparison } from './quoting/print-comparison.ts'
import { estimateFreight } from './asking/estimate.ts'
import { exampleTaxInvoice } from './asking/example-invoice.ts'
import { publicLanes } from './asking/public-lanes.ts'
import { publicFigures } from './reports/public-figures.ts'
import { rateShipment } from './execution/rate-shipment.ts'
import { removeDraft, removeDrafts } from './asking/remove-draft.ts'
import { agentReport, customerReport } from './reports/reports.ts'
import { reschedulePickup } from './changes/reschedule-pickup.ts'
import { saveRequest } from './asking/save-request.ts'
import { submitRequest, submitRequests } from './asking/submit-request.ts'
import {
  trackSharedShipment,
  trackShipment,
  trackSolved,
  validateDocumentNumbers,
} from './execution/track-shipment.ts'
import { listTransportEvents } from './events/list-transport-events.ts'
import { receiveTransportEvents } from './events/receive-transport-events.ts'
import { recordMeasuring } from './measuring/record-measuring.ts'
import { printTradeDocument } from './trade-documents/print-trade-document.ts'
import { addUnit, changeUnit, removeUnit } from './units/write-units.ts'
import { viewUnits } from './units/view-units.ts'
import { viewAnswerTimes } from './reports/view-answer-times.ts'
import { deskView, earlierQuotes } from './view-desk.ts'
import { viewDraft } from './asking/view-draft.ts'
import { viewFigures } from './reports/view-figures.ts'
import { lastOnLane } from './quoting/last-on-lane.ts'
import { viewQuoteAgent } from './quoting/view-quote-agent.ts'
import { viewShipment } from './view-shipment.ts'

export type FreightParts = {
  finance: FinanceParts
  secret: string
  letterhead: LetterheadOf
  sheets: SheetParts
}

export const freightRoutes = (
  server: Server,
  { finance, secret, letterhead, sheets }: FreightParts,
): void => {
  serve(server, freight.saveRequest, saveRequest)
  serve(server, freight.viewDraft, viewDraft)
  serve(server, freight.submitRequest, submitRequest)
  serve(server, freight.removeDraft, removeDraft)
  serve(server, freight.listShipments, listShipments)
  serve(server, freight.listRequestOrder, listRequestOrder)
  serve(server, freight.viewFigures, viewFigures)
  serve(server, freight.downloadReport, downloadReport)
  serve(server, freight.viewShipment, viewShipment(secret))
  serve(server, freight.compareQuotes, compareQuotes)
  serve(server, freight.viewQuoteAgent, viewQuoteAgent(secret))
  serve(server, freight.lastOnLane, lastOnLane)
  serve(server, freight.cancelRequest, cancelFor(freightLine, 'id'))
  serve(server, freight.addEvent, addEvent)
  serve(server, freight.undoEvent, undoEvent)
  serve(server, freight.decideFinal, decideFinal)
  serve(server, freight.withdrawFinal, withdrawFinal)
  serve(server, freight.recordMeasuring, recordMeasuring)
  serve(server, freight.postFinalQuote, postFinalFor(freightLine))
  serve(server, freight.completeDelivery, completeDelivery)
  serve(server, freight.rateShipment, rateShipment(secret))
  serve(server, freight.downloadComparison, downloadComparison(letterhead))
  serve(server, freight.listTransportEvents, listTransportEvents(secret))
  serve(server, freight.receiveTransportEvents, receiveTransportEvents)
  serve(server, freight.printTradeDocument, printTradeDocument(secret, letterhead))
  serve(server, freight.trackShipment, trackShipment)
  serve(server, freight.trackSolved, trackSolved(secret))
  serve(server, freight.shareShipment, shareFor(freightLine, secret))
  serve(server, freight.endShipmentShare, endShareFor(freightLine))
  serve(server, freight.trackSharedShipment, trackSharedShipment)
  serve(server, freight.validateDocumentNumbers, validateDocumentNumbers)
  serve(server, freight.publicLanes, publicLanes)
  serve(server, freight.publicFigures, publicFigures)
  serve(server, freight.exampleTaxInvoice, exampleTaxInvoice)
  serve(server, freight.estimateFreight, estimateFreight)
  quoteRoutes(server, freightLine, quoteCalls, { finance, letterhead })
  serve(server, freight.viewUnits, viewUnits)
  serve(server, freight.addUnit, addUnit)
  serve(server, freight.changeUnit, changeUnit)
  serve(server, freight.removeUnit, removeUnit)
  cardRoutes(server)
  billRoutes(server, { secret, letterhead })
  changeRoutes(server)
  reportRoutes(server)
  bulkRoutes(server, freightBulk, freightBulkEndpoints, { ...sheets, fileName: 'marsa-bulk' })
  bulkActionRoutes(server)
}

const quoteCalls = {
  viewQuote: freight.viewQuoteCustomer,
  accept: freight.acceptQuote,
  pay: freight.pay,
  reject: freight.rejectQuote,
  submit: freight.submitQuote,
  decline: freight.declineToQuote,
  withdraw: freight.withdrawQuote,
  receipt: freight.downloadReceipt,
  invoice: freight.downloadInvoice,
}

/** The bill of lading, from the instruction to its surrender. */
const billRoutes = (
  server: Server,
  { secret, letterhead }: Pick<FreightParts, 'secret' | 'letterhead'>,
): void => {
  serve(server, bills.viewBill, viewBill(secret))
  serve(server, bills.printBill, printBill(letterhead))
  serve(server, bills.instructBill, instructBill)
  serve(server, bills.draftBill, draftBill)
  serve(server, bills.changeBill, changeBill)
  serve(server, bills.approveBill, approveBill)
  serve(server, bills.issueBill, issueBill)
  serve(server, bills.surrenderBill, surrenderBill)
  serve(server, bills.voidBill, voidBill)
}

/** What changes a request on its way, and what staff see and do of it. */
const changeRoutes = (server: Server): void => {
  serve(server, freight.cancelTerms, cancelTermsFor(freightLine, 'RequestId'))
  serve(server, freight.askForMore, askForMore)
  serve(server, freight.answerMore, answerMore)
  serve(server, freight.takeBackQuestion, takeBackQuestion)
  serve(server, freight.reinitiateRequest, requestAgainFor(freightLine))
  serve(server, freight.cloneRequest, cloneRequest)
  serve(server, freight.reschedulePickup, reschedulePickup)
  serve(server, freight.openDispute, openDispute)
  serve(server, freight.closeDispute, closeDispute)
  serve(server, freight.compensationTerms, compensationTerms)
  serve(server, freight.compensateDispute, compensateDispute)
  serve(server, freight.decideCompensation, decideCompensation)
  serve(server, freight.earlierQuotes, earlierQuotes)
  serve(server, freight.deskView, deskView)
  serve(server, freight.decideRange, decideRange)
  serve(server, freight.proposeCorrection, proposeCorrection)
  serve(server, freight.decideCorrection, decideCorrection)
}

/** Figures over many requests. */
const reportRoutes = (server: Server): void => {
  serve(server, freight.customerReport, customerReport)
  serve(server, freight.downloadCustomerReport, downloadCustomerReport)
  serve(server, freight.agentReport, agentReport)
  serve(server, freight.downloadAgentReport, downloadAgentReport)
  serve(server, freight.viewAnswerTimes, viewAnswerTimes)
}

/** What is done with many requests at once. */
const bulkActionRoutes = (server: Server): void => {
  serve(server, many.checkDrafts, checkDrafts)
  serve(server, many.submitRequests, submitRequests)
  serve(server, many.removeDrafts, removeDrafts)
  serve(server, many.declineRequests, declineRequests)
  serve(server, conversation.viewShipmentMessages, viewShipmentMessages)
  serve(server, conversation.writeShipmentMessage, writeShipmentMessage)
  serve(server, conversation.readShipmentMessages, readShipmentMessages)
  serve(server, many.addEvents, addEvents)
  serve(server, many.undoEvents, undoEvents)
}
