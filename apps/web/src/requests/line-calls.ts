// The calls that every line has, ready to be sent: the customer's answers to a quote and payments, the agent's quote, documents.
import type { TextRow } from '@marsa/model/kit/text.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { z } from 'zod'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import type * as documents from '@marsa/model/documents/document-contracts.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type * as contracts from '@marsa/model/requests/quote-contracts.ts'
import type { QuotationView } from '@marsa/model/requests/views.ts'
import type { DocumentCalls, ReviewAnswer } from '../documents/door.tsx'
import type { MoneyCalls } from '../finance/door.tsx'
import { prepare } from '../kit/prepared.ts'
import type { PayWay } from './parts/accept-dialog.tsx'
import type { QuoteFileCalls } from './parts/quote-file.tsx'
import type { QuoteCalls } from './parts/quote-form.tsx'
import type { QuoteContent } from './parts/quote-values.ts'

type Reads = readonly Endpoint[]

type CustomerContracts = {
  accept: ReturnType<typeof contracts.acceptContract>
  pay: ReturnType<typeof contracts.payContract>
  reject: ReturnType<typeof contracts.rejectContract>
  receipt: ReturnType<typeof contracts.receiptContract>
  invoice: ReturnType<typeof contracts.invoiceContract>
}

export const customerCalls = (line: CustomerContracts, reads: Reads) => ({
  /** Starts the payment of a quotation that is due, or goes on with the open one. */
  pay: prepare(line.pay, (QuoteID: string) => ({ query: { QuoteID } }), reads),
  accept: prepare(
    line.accept,
    ({ id, pay }: { id: string; pay: PayWay }) => ({ query: { id }, body: { terms: true as const, pay } }),
    reads,
  ),
  reject: prepare(
    line.reject,
    ({ id, reason }: { id: string; reason: string | undefined }) => ({
      query: { id },
      body: reason === undefined ? {} : { reason },
    }),
    reads,
  ),
  /** What has been issued for a request; a receipt is asked for by its quotation as well. */
  money: (RequestId: string, quotation: QuotationView | null): MoneyCalls => ({
    ...(quotation && {
      receipt: prepare(line.receipt, (receiptNumber: string) => ({
        query: {
          RequestId,
          QuotationId: quotation.QuotationId,
          QuotationNo: quotation.quotationNo,
          receiptNumber,
        },
      })),
    }),
    invoice: prepare(line.invoice, ({ kind, number }: { kind: TaxInvoiceKind; number: string }) => ({
      query: { RequestId, kind, number },
    })),
  }),
})
export type CustomerCalls = ReturnType<typeof customerCalls>

type AgentContracts = {
  submit: ReturnType<typeof contracts.submitContract>
  decline: ReturnType<typeof contracts.declineContract>
  withdraw: ReturnType<typeof contracts.withdrawContract>
}

/** What an agent does with the request of this id. */
export const quoteCalls = (
  line: AgentContracts,
  RequestId: string,
  files: QuoteFileCalls,
  reads: Reads,
): QuoteCalls => ({
  ...files,
  submit: prepare(line.submit, (content: QuoteContent) => ({ body: { RequestId, ...content } }), reads),
  decline: prepare(line.decline, (reason: string) => ({ query: { id: RequestId }, body: { reason } }), reads),
  withdraw: prepare(
    line.withdraw,
    ({ id, reason }: { id: string; reason: string }) => ({ query: { id }, body: { reason } }),
    reads,
  ),
})

type DocumentContracts = {
  /** The field that names the request. */
  by: string
  list: ListContract
  archive: Endpoint
  add: Endpoint
  file: Endpoint
  remove: ReturnType<typeof documents.deleteContract>
  review: ReturnType<typeof documents.reviewContract>
}
type ListContract = Endpoint<z.ZodType, z.ZodType, z.ZodArray<typeof StoredDocument>>

/** The documents of the request of an id; `removeBody` is asked before one is deleted. */
export const documentCallsOf =
  (
    { by, list, archive, add, file, remove, review }: DocumentContracts,
    removeBody: TextRow,
    refreshes: Reads,
  ) =>
  (id: string): DocumentCalls => ({
    list: prepare(list, ({ earlier }: { earlier?: true }) => ({
      query: { [by]: id, ...(earlier && { earlier: 'true' }) },
    })),
    file: prepare(file, (documentId: string) => ({ query: { documentId } })),
    archive: prepare(archive, () => ({ query: { [by]: id } })),
    add: { contract: add, fields: { [by]: id } },
    refreshes,
    remove: prepare(remove, (documentId: string) => ({ query: { documentId } }), refreshes),
    removeBody,
    review: prepare(review, (answer: ReviewAnswer) => ({ body: answer }), refreshes),
  })
