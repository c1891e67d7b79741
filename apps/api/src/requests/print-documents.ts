// Receipts and tax invoices of a request of any line (C050, C100); who may have them is decided by the request's row.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Letterhead } from '../finance/door.ts'
import { attachment } from '../kit/attachment.ts'
import { type Call } from '../kit/serve.ts'
import {
  invoiceDocument,
  receiptDocument,
  type IssuedDocument,
  type WantedInvoice,
  type WantedReceipt,
} from './issued-documents.ts'
import type { Asked, Booked, LineRow, ServerLine } from './line.ts'
import { findTheirs } from './carried.ts'

/** What is printed at the head of a document; support details are settings. */
export type LetterheadOf = (settings: SettingsInForce) => Letterhead

/** A request with a booking, for its customer, its winner or staff; nothing else has documents. */
const bookedRequest = async <Row extends LineRow>(
  line: ServerLine<Row>,
  call: Asked<{ RequestId: string }, unknown>,
): Promise<Booked<Row>> => {
  const request = await findTheirs(line, call.db, call, call.query.RequestId)
  if (!request) throw new Problem(line.notFound)
  return request
}

/** A document that cannot be set is told as such; what went wrong is for the log (A 8, B 8). */
const send = async (
  call: Pick<Call, 'request' | 'reply'>,
  document: IssuedDocument,
  failed: string,
): Promise<unknown> => {
  const pdf = await document.print().catch((error: unknown) => {
    call.request.log.error({ error }, 'a document could not be printed')
    throw new Problem(failed)
  })
  return attachment(call.reply, 'application/pdf', `${document.number}.pdf`).send(pdf)
}

export const receiptFor =
  <Row extends LineRow>(line: ServerLine<Row>, letterheadOf: LetterheadOf) =>
  async (call: Asked<WantedReceipt & { RequestId: string }, unknown>) => {
    const request = await bookedRequest(line, call)
    const about = await line.printing.about(call.db, request)
    const context = { about, letterhead: letterheadOf(call.settings) }
    const document = await receiptDocument(call.db, request, call.query, context)
    if (!document) throw new Problem(line.printing.codes.noReceipt)
    return send(call, document, line.printing.codes.failed)
  }

export const invoiceFor =
  <Row extends LineRow>(line: ServerLine<Row>, letterheadOf: LetterheadOf) =>
  async (call: Asked<WantedInvoice & { RequestId: string }, unknown>) => {
    const request = await bookedRequest(line, call)
    const context = { facts: line.printing.facts(request), letterhead: letterheadOf(call.settings) }
    const document = await invoiceDocument(call.db, request, call.query, context)
    if (!document) throw new Problem(line.printing.codes.noInvoice)
    return send(call, document, line.printing.codes.failed)
  }
