// The calls of a line whose requests go the usual way; what else it does it serves beside them.
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { UsualEndpoints } from '@marsa/model/requests/usual-endpoints.ts'
import {
  deleteDocument,
  downloadDocument,
  downloadDocuments,
  listDocuments,
  restoreDocument,
  reviewDocument,
  uploadTo,
  type DocumentParts,
} from '../../documents/door.ts'
import type { FinanceParts } from '../../finance/door.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { acceptQuotation } from '../accept.ts'
import { declineFor, rejectFor, sendQuotationFor, withdrawFor } from '../answer-request.ts'
import { requestAgainFor } from '../begin-round.ts'
import { cancelFor, cancelTermsFor } from '../cancel.ts'
import { viewQuoteFor } from '../compare-quotes.ts'
import { payFor } from '../pay.ts'
import { postFinalFor } from '../post-final.ts'
import { invoiceFor, receiptFor, type LetterheadOf } from '../print-documents.ts'
import { completeFor, rateFor } from './complete.ts'
import { listFor } from './list.ts'
import { saveFor } from './save.ts'
import type { UsualLine } from './usual-line.ts'
import { compareFor, viewAgentFor, viewFor } from './view.ts'

export type UsualParts = { finance: FinanceParts; letterhead: LetterheadOf; documents: DocumentParts }

export const usualRoutes = <Form extends object>(
  server: Server,
  line: UsualLine<Form>,
  calls: UsualEndpoints,
  { finance, letterhead, documents }: UsualParts,
): void => {
  const again = requestAgainFor(line)
  serve(server, calls.list, listFor(line.spec))
  serve(server, calls.save, (call) =>
    saveFor(line)({ ...call, body: { ...call.body, form: call.body.form as Form } }),
  )
  serve(server, calls.view, viewFor(line))
  serve(server, calls.cancelTerms, cancelTermsFor(line, 'id'))
  serve(server, calls.cancel, cancelFor(line, 'id'))
  serve(server, calls.again, (call) => {
    const { form, version } = call.body
    return again({ ...call, body: { ...(form as Form), version } })
  })
  serve(server, calls.viewQuote, viewQuoteFor(line))
  serve(server, calls.compare, compareFor(line))
  serve(server, calls.accept, acceptQuotation(line, finance))
  serve(server, calls.pay, payFor(line, calls.accept as Endpoint, finance))
  serve(server, calls.reject, rejectFor(line))
  serve(server, calls.viewAgent, viewAgentFor(line))
  serve(server, calls.submit, sendQuotationFor(line))
  serve(server, calls.decline, declineFor(line))
  serve(server, calls.withdraw, withdrawFor(line))
  serve(server, calls.finalQuote, postFinalFor(line))
  serve(server, calls.complete, completeFor(line))
  serve(server, calls.rate, rateFor(line))
  serve(server, calls.receipt, receiptFor(line, letterhead))
  serve(server, calls.invoice, invoiceFor(line, letterhead))
  documentRoutes(server, line, calls.documents, documents)
}

/** Multipart bodies are read by the parser that the documents' own routes have opened. */
const documentRoutes = <Form extends object>(
  server: Server,
  { kind }: UsualLine<Form>,
  calls: UsualEndpoints['documents'],
  parts: DocumentParts,
): void => {
  const subject = { kind, idField: 'requestId' } as const
  serve(server, calls.upload, uploadTo(parts, subject, 'quote-form'))
  serve(server, calls.list, listDocuments(parts, subject))
  serve(server, calls.file, downloadDocument(parts))
  serve(server, calls.archive, downloadDocuments(parts, subject, server.db))
  serve(server, calls.remove, deleteDocument(parts))
  serve(server, calls.restore, restoreDocument(parts))
  serve(server, calls.review, reviewDocument(parts))
}
