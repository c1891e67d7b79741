// The provider's webhook: signed and new, and still only a hint to ask the provider what became of a document.
import type { receiveEInvoiceNotice as contract } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import { noticeRefusal } from '../../integrations/door.ts'
import type { Call } from '../../kit/serve.ts'
import { findIdOfUuid } from './e-invoices.store.ts'
import { followEInvoice } from './follow-e-invoice.ts'
import type { EInvoiceParts } from './prepare-e-invoice.ts'

export const eInvoiceSignatureHeader = 'x-signature'

/** Answers whether the document is ours. */
export const receiveEInvoiceNotice =
  (parts: EInvoiceParts) =>
  async (call: Call<typeof contract>, raw: string): Promise<AnswerOf<typeof contract>> => {
    const header = call.request.headers[eInvoiceSignatureHeader]
    refuse(noticeRefusal(parts.provider.webhookSecret, header, raw, call.now))
    const id = await findIdOfUuid(parts.db, call.body.uuid)
    if (id === undefined) return { known: false }
    await followEInvoice(parts, id, call.settings)
    return { known: true }
  }
