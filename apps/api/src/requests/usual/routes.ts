// The calls of a line whose requests go the usual way; what else it does it serves beside them.
import { screenOf } from '@marsa/model/documents/upload.ts'
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
  type DocumentSubject,
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
import type { LineRow, ServerLine } from '../line.ts'
import { listedOf, listFor } from './list.ts'
import { saveFor } from './save.ts'
import type { UsualLine } from './usual-line.ts'
import { usualList } from './usual.store.ts'
import { compareFor, viewAgentFor, viewFor } from './view.ts'

export type UsualParts = { finance: FinanceParts; letterhead: LetterheadOf; documents: DocumentParts }

export const usualRoutes = <Form extends object>(
  server: Server,
  line: UsualLine<Form>,
  calls: UsualEndpoints,
  parts: UsualParts,
): void => {
  const again = requestAgainFor(line)
  serve(server, calls.list, listFor(usualList(line.spec), listedOf(line.spec), line.spec.tabs))
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
  serve(server, calls.compare, compareFor(line))
  serve(server, calls.viewAgent, viewAgentFor(line))
  serve(server, calls.finalQuote, postFinalFor(line))
  serve(server, calls.complete, completeFor(line))
  serve(server, calls.rate, rateFor(line))
  quoteRoutes(server, line, calls, parts)
  documentRoutes(server, { kind: line.kind, idField: 'requestId' }, calls.documents, parts.documents)
}

type QuoteCalls = Pick<
  UsualEndpoints,
  'viewQuote' | 'accept' | 'pay' | 'reject' | 'submit' | 'decline' | 'withdraw' | 'receipt' | 'invoice'
>

/** What every line does with quotations under the same contracts, and what is printed of them. */
export const quoteRoutes = <Row extends LineRow>(
  server: Server,
  line: ServerLine<Row>,
  calls: QuoteCalls,
  { finance, letterhead }: Pick<UsualParts, 'finance' | 'letterhead'>,
): void => {
  serve(server, calls.viewQuote, viewQuoteFor(line))
  serve(server, calls.accept, acceptQuotation(line, finance))
  serve(server, calls.pay, payFor(line, calls.accept as Endpoint, finance))
  serve(server, calls.reject, rejectFor(line))
  serve(server, calls.submit, sendQuotationFor(line))
  serve(server, calls.decline, declineFor(line))
  serve(server, calls.withdraw, withdrawFor(line))
  serve(server, calls.receipt, receiptFor(line, letterhead))
  serve(server, calls.invoice, invoiceFor(line, letterhead))
}

/** The field that names the request is the line's. */
type Named = 'upload' | 'list' | 'archive'
type DocumentCalls = Omit<UsualEndpoints['documents'], Named> & Record<Named, Endpoint>
const fieldsOf = ({ query }: { query: unknown }) => query as Record<string, string>

/** Multipart bodies are read by the parser that the documents' own routes have opened. */
export const documentRoutes = (
  server: Server,
  subject: DocumentSubject,
  calls: DocumentCalls,
  parts: DocumentParts,
): void => {
  serve(server, calls.upload, uploadTo(parts, subject, screenOf(calls.upload, 'quote-form')))
  const [list, archive] = [listDocuments(parts, subject), downloadDocuments(parts, subject, server.db)]
  serve(server, calls.list, (call) => list({ ...call, query: fieldsOf(call) }))
  serve(server, calls.file, downloadDocument(parts))
  serve(server, calls.archive, (call) => archive({ ...call, query: fieldsOf(call) }))
  serve(server, calls.remove, deleteDocument(parts))
  serve(server, calls.restore, restoreDocument(parts))
  serve(server, calls.review, reviewDocument(parts))
}
