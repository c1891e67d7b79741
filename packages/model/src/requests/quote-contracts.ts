// Contracts that every quoted line has: its customer reads, accepts, pays and rejects a quotation, its agents quote.
import { z } from 'zod'
import { taxInvoiceKinds } from '../finance/invoice-kinds.ts'
import { PaymentModel } from '../finance/payment-model.ts'
import { customers, type Policy } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as fields from '../kit/fields.ts'
import { requestsOf, type QuotedLine } from '../lines.ts'
import { AcceptBody, acceptProblems } from './accept-fields.ts'
import { withOffer } from './offer.ts'
import { declineProblems, QuoteBody, QuoteSent, sendProblems, withdrawProblems } from './quote-fields.ts'
import { QuotationView, withCard } from './views.ts'

/** The documented names of a line's own call. */
type Named = {
  line: QuotedLine
  verb: string
  path: string
  call?: string
}
/** What the line asks of a quotation beside its charges; `rateCards` where its agents keep such. */
type Offered = { offer?: z.ZodType | undefined; rateCards?: true }

const quotationId = fields.id('quotes.not-found')
const reasonBody = (line: QuotedLine) => z.strictObject({ reason: fields.reason(`${line}.reason-required`) })
const agents = (line: QuotedLine): Policy => ({ [requestsOf[line].agentRole]: 'assigned' })
const idOf = (line: QuotedLine) => fields.id(`${line}.not-found`)

export const viewQuoteContract = ({ line: _, offer, ...named }: Named & Offered) =>
  endpoint({
    ...named,
    method: 'GET',
    policy: customers,
    scope: 'quotes.read',
    query: z.strictObject({ QuoteId: quotationId }),
    readRecord: { kind: 'quotation', by: 'QuoteId' },
    answer: withOffer(QuotationView, offer),
    problems: ['quotes.not-found'],
  })

export const acceptContract = ({ line: _, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: customers,
    query: z.strictObject({ id: quotationId }),
    body: AcceptBody,
    answer: PaymentModel,
    problems: acceptProblems,
  })

/** Continues an open payment, or starts the final one that is due; amounts never come from the caller. */
export const payContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'GET',
    twins: [{ method: 'POST' }],
    writes: true,
    policy: customers,
    query: z.strictObject({ QuoteID: quotationId }),
    answer: PaymentModel,
    problems: [
      'quotes.not-found',
      'quotes.terms-first',
      `${line}.nothing-to-pay`,
      'quotes.payment-in-progress',
      'finance.payment-in-progress',
      'finance.session-over',
      'finance.gateway-unavailable',
    ],
  })

export const rejectContract = ({ line: _, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: customers,
    query: z.strictObject({ id: quotationId }),
    body: z.strictObject({ reason: z.string().trim().max(500).optional() }),
    answer: ok,
    problems: ['quotes.not-found', 'quotes.not-open', 'quotes.payment-in-progress'],
  })

export const submitContract = ({ line, offer, rateCards, ...named }: Named & Offered) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: agents(line),
    scope: 'quotes.write',
    body: withCard(withOffer(QuoteBody, offer), rateCards).extend({ RequestId: idOf(line) }),
    answer: QuoteSent,
    problems: [`${line}.not-found`, ...(rateCards ? [`${line}.card-not-found`] : []), ...sendProblems],
  })

export const declineContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: agents(line),
    scope: 'quotes.write',
    query: z.strictObject({ id: idOf(line) }),
    body: reasonBody(line),
    answer: ok,
    problems: [`${line}.not-found`, ...declineProblems],
  })

export const withdrawContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'POST',
    policy: { ...agents(line), desk: 'any' },
    scope: 'quotes.write',
    query: z.strictObject({ id: quotationId }),
    body: reasonBody(line),
    answer: ok,
    problems: withdrawProblems,
  })

/** The receipt of the newest payment that joins request, quotation and company (Z29). */
export const receiptContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'GET',
    policy: { ...customers, admin: 'any', 'admin-readonly': 'any' },
    scope: 'invoices.read',
    query: z.strictObject({
      RequestId: idOf(line),
      QuotationNo: z.string().max(40),
      QuotationId: quotationId,
      receiptNumber: z.string().max(40).optional(),
    }),
    readRecord: { kind: requestsOf[line].kind, by: 'RequestId' },
    answer: z.unknown(),
    file: 'application/pdf',
    problems: [`${line}.not-found`, `${line}.receipt-missing`, `${line}.invoice-failed`],
  })

/** Of several of a kind the newest, or the one of the number. */
export const invoiceContract = ({ line, ...named }: Named) =>
  endpoint({
    ...named,
    method: 'GET',
    policy: { ...customers, ...agents(line), admin: 'any', 'admin-readonly': 'any' },
    scope: 'invoices.read',
    query: z.strictObject({
      RequestId: idOf(line),
      kind: z.enum(taxInvoiceKinds),
      number: z.string().max(30).optional(),
    }),
    readRecord: { kind: requestsOf[line].kind, by: 'RequestId' },
    answer: z.unknown(),
    file: 'application/pdf',
    problems: [`${line}.not-found`, `${line}.invoice-missing`, `${line}.invoice-failed`],
  })

/** The quoting calls of a line, named after one of its requests: `Haul` makes `acceptHaulQuote`; `documented` names what has a row of its own. */
type Name =
  | 'viewQuote'
  | 'accept'
  | 'pay'
  | 'reject'
  | 'submit'
  | 'decline'
  | 'withdraw'
  | 'receipt'
  | 'invoice'
export const quoteCalls = (
  { line, noun, offer }: { line: QuotedLine; noun: string } & Offered,
  documented: Partial<Record<Name, { path: string; call: string }>> = {},
) => {
  const folder = line.charAt(0).toUpperCase() + line.slice(1)
  const named = (name: Name, verb: string, path: string): Named => ({
    line,
    verb,
    path: `${folder}/${path}`,
    ...documented[name],
  })
  return {
    viewQuote: viewQuoteContract({ ...named('viewQuote', `view${noun}Quote`, 'ViewQuoteCustomer'), offer }),
    accept: acceptContract(named('accept', `accept${noun}Quote`, 'AcceptQuote/{id}')),
    pay: payContract(named('pay', `pay${noun}`, 'Pay')),
    reject: rejectContract(named('reject', `reject${noun}Quote`, 'RejectQuote/{id}')),
    submit: submitContract({ ...named('submit', `submit${noun}Quote`, 'SubmitQuote'), offer }),
    decline: declineContract(named('decline', `decline${noun}Quote`, 'DeclineQuote/{id}')),
    withdraw: withdrawContract(named('withdraw', `withdraw${noun}Quote`, 'WithdrawQuote/{id}')),
    receipt: receiptContract(named('receipt', `download${noun}Receipt`, 'DownloadReceipt')),
    invoice: invoiceContract(named('invoice', `download${noun}Invoice`, 'DownloadInvoice')),
  }
}
