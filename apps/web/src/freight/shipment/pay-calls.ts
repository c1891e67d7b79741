// The customer's calls of freight: accepting and rejecting a quote, paying, and fetching what has been issued.
import { acceptQuote, pay, rejectQuote } from '@marsa/model/freight/quoting/customer-quote-endpoints.ts'
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { downloadInvoice, downloadReceipt } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import type { MoneyCalls } from '../../finance/door.tsx'
import { prepare } from '../../kit/prepared.ts'
import type { PayWay } from '../../requests/door.tsx'
import { freightReads } from '../queries.ts'

/** Starts the payment of a quotation that is due, or goes on with the open one. */
export const payCall = prepare(pay, (QuoteID: string) => ({ query: { QuoteID } }), freightReads)

export const acceptCall = prepare(
  acceptQuote,
  ({ id, pay: way }: { id: string; pay: PayWay }) => ({
    query: { id },
    body: { terms: true as const, pay: way },
  }),
  freightReads,
)

export const rejectCall = prepare(
  rejectQuote,
  ({ id, reason }: { id: string; reason: string | undefined }) => ({
    query: { id },
    body: reason === undefined ? {} : { reason },
  }),
  freightReads,
)

/** What has been issued for a shipment; a receipt is asked for by its quotation as well. */
export const moneyCalls = ({ RequestId, quotation }: ShipmentDetail): MoneyCalls => ({
  receipt:
    quotation === null
      ? undefined
      : prepare(downloadReceipt, (receiptNumber: string) => ({
          query: {
            RequestId,
            QuotationId: quotation.QuotationId,
            QuotationNo: quotation.quotationNo,
            receiptNumber,
          },
        })),
  invoice: prepare(downloadInvoice, ({ kind, number }: { kind: TaxInvoiceKind; number: string }) => ({
    query: { RequestId, kind, number },
  })),
})
