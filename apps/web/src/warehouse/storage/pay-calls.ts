// The customer's calls of storage: accepting and rejecting a quote, paying, and fetching what has been issued.
import type { TaxInvoiceKind } from '@marsa/model/finance/invoice-kinds.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import {
  acceptStorageQuote,
  downloadStorageInvoice,
  downloadStorageReceipt,
  payStorage,
  rejectStorageQuote,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import type { MoneyCalls } from '../../finance/door.tsx'
import { prepare } from '../../kit/prepared.ts'
import type { PayWay } from '../../requests/door.tsx'
import { storageReads } from '../queries.ts'

/** Starts the payment of a quotation that is due, or goes on with the open one. */
export const payStorageCall = prepare(payStorage, (QuoteID: string) => ({ query: { QuoteID } }), storageReads)

export const acceptStorageCall = prepare(
  acceptStorageQuote,
  ({ id, pay: way }: { id: string; pay: PayWay }) => ({
    query: { id },
    body: { terms: true as const, pay: way },
  }),
  storageReads,
)

export const rejectStorageCall = prepare(
  rejectStorageQuote,
  ({ id, reason }: { id: string; reason: string | undefined }) => ({
    query: { id },
    body: reason === undefined ? {} : { reason },
  }),
  storageReads,
)

/** What has been issued for a request; a receipt is asked for by its quotation as well. */
export const storageMoneyCalls = ({
  storageRequestID: RequestId,
  quotation,
}: Pick<StorageDetail, 'storageRequestID' | 'quotation'>): MoneyCalls => ({
  receipt:
    quotation === null
      ? undefined
      : prepare(downloadStorageReceipt, (receiptNumber: string) => ({
          query: {
            RequestId,
            QuotationId: quotation.QuotationId,
            QuotationNo: quotation.quotationNo,
            receiptNumber,
          },
        })),
  invoice: prepare(downloadStorageInvoice, ({ kind, number }: { kind: TaxInvoiceKind; number: string }) => ({
    query: { RequestId, kind, number },
  })),
})
