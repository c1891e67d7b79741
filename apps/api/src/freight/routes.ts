// Calls of the freight line.
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import type { FinanceParts } from '../finance/door.ts'
import { serve, type Server } from '../kit/serve.ts'
import { acceptQuote } from './accept-quote.ts'
import { addEvent } from './add-event.ts'
import { cancelRequest } from './cancel-request.ts'
import { compareQuotes, viewQuoteCustomer } from './compare-quotes.ts'
import { completeDelivery } from './complete-delivery.ts'
import { declineToQuote } from './decline-to-quote.ts'
import { downloadReport } from './download-report.ts'
import { listShipments } from './list-shipments.ts'
import { pay } from './pay.ts'
import { postFinalQuote } from './post-final-quote.ts'
import { downloadInvoice, downloadReceipt, type LetterheadOf } from './print-papers.ts'
import { publicLanes } from './public-lanes.ts'
import { rateShipment } from './rate-shipment.ts'
import { rejectQuote } from './reject-quote.ts'
import { removeDraft } from './remove-draft.ts'
import { saveRequest } from './save-request.ts'
import { submitQuote } from './submit-quote.ts'
import { submitRequest } from './submit-request.ts'
import { trackShipment, validateDocumentNumbers } from './track-shipment.ts'
import { viewDraft } from './view-draft.ts'
import { viewFigures } from './view-figures.ts'
import { viewQuoteAgent } from './view-quote-agent.ts'
import { viewShipment } from './view-shipment.ts'
import { withdrawQuote } from './withdraw-quote.ts'

export type FreightParts = { finance: FinanceParts; secret: string; papers: LetterheadOf }

export const freightRoutes = (server: Server, { finance, secret, papers }: FreightParts): void => {
  serve(server, freight.saveRequest, saveRequest)
  serve(server, freight.viewDraft, viewDraft)
  serve(server, freight.submitRequest, submitRequest)
  serve(server, freight.removeDraft, removeDraft)
  serve(server, freight.listShipments, listShipments)
  serve(server, freight.viewFigures, viewFigures)
  serve(server, freight.downloadReport, downloadReport)
  serve(server, freight.viewShipment, viewShipment(secret))
  serve(server, freight.viewQuoteCustomer, viewQuoteCustomer)
  serve(server, freight.compareQuotes, compareQuotes)
  serve(server, freight.viewQuoteAgent, viewQuoteAgent(secret))
  serve(server, freight.submitQuote, submitQuote)
  serve(server, freight.declineToQuote, declineToQuote)
  serve(server, freight.withdrawQuote, withdrawQuote)
  serve(server, freight.acceptQuote, acceptQuote(finance))
  serve(server, freight.pay, pay(finance))
  serve(server, freight.rejectQuote, rejectQuote)
  serve(server, freight.cancelRequest, cancelRequest)
  serve(server, freight.addEvent, addEvent)
  serve(server, freight.postFinalQuote, postFinalQuote)
  serve(server, freight.completeDelivery, completeDelivery)
  serve(server, freight.rateShipment, rateShipment(secret))
  serve(server, freight.downloadReceipt, downloadReceipt(papers))
  serve(server, freight.downloadInvoice, downloadInvoice(papers))
  serve(server, freight.trackShipment, trackShipment)
  serve(server, freight.validateDocumentNumbers, validateDocumentNumbers)
  serve(server, freight.publicLanes, publicLanes)
}
