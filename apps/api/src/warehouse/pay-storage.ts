// Continues an open payment of storage, starts the final one (C107, W13), or hears from its payer that it failed (C102, Z22).
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import {
  acceptStorageQuote,
  type payStorage as payContract,
  type reportStoragePaymentFailed as failedContract,
} from '@marsa/model/warehouse/quote-endpoints.ts'
import {
  abandonSession,
  findOpenSession,
  openSubjectPayment,
  startPayment,
  toPaymentModel,
  type FinanceParts,
} from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  balanceLines,
  continuePayment,
  findQuotation,
  refuseBeforeTerms,
  type QuotationRow,
} from '../quotes/door.ts'
import { moveStorage } from './move-storage.ts'
import { isBooked, lockVisible, type StorageRow } from './requests.store.ts'
import { payable, subjectKind } from './subject.ts'
import { tellChange } from './tell.ts'

const ownQuotationOf = async (db: Db, actor: Actor, id: string): Promise<QuotationRow> => {
  const quotation = await findQuotation(db, id)
  if (quotation?.customer_id !== actor.companyId || quotation.subject_kind !== subjectKind)
    throw new Problem('quotes.not-found')
  return quotation
}

const startFinal = async (
  tx: Tx,
  call: Call<typeof payContract>,
  actor: Actor,
  request: StorageRow,
  quotation: QuotationRow,
): Promise<PaymentModel> => {
  const awarded = isBooked(request) && (quotation.final_of ?? quotation.id) === request.quotation_id
  const final = awarded && (await findQuotation(tx, request.final_quotation_id ?? request.quotation_id))
  if (!awarded || !final || request.state !== 'QS_AWAITING_FINAL_PAY')
    throw new Problem('warehouse.nothing-to-pay')
  const { session, isNew } = await openSubjectPayment(
    tx,
    { ...actor, language: call.language },
    payable(request),
    { quotationId: final.id, quoteVersion: final.revision },
    'final',
    request.total_fils - request.paid_fils,
    await balanceLines(tx, request),
  )
  if (isNew) await tellChange(tx, await moveStorage(tx, request.id, 'startFinal', 'customer'))
  return toPaymentModel(session, null)
}

export const payStorage =
  (finance: FinanceParts) =>
  async (call: Call<typeof payContract>): Promise<PaymentModel> => {
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const quotation = await ownQuotationOf(tx, actor, call.query.QuoteID)
      const request = await lockVisible(tx, actor, call.relation, quotation.subject_id)
      if (!request) throw new Problem('quotes.not-found')
      const open = await continuePayment(tx, actor, quotation)
      if (open) return open
      refuseBeforeTerms(quotation, acceptStorageQuote, call.now)
      return startFinal(tx, call, actor, request, quotation)
    })
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }

/** Only the open session of the caller's own company; the gateway is asked, and what it says counts. */
export const reportStoragePaymentFailed =
  (finance: FinanceParts) => async (call: Call<typeof failedContract>) => {
    const actor = signedIn(call)
    const quotation = await ownQuotationOf(call.db, actor, call.query.QuotationId)
    const open = await findOpenSession(call.db, subjectKind, quotation.subject_id)
    const isOwn = open?.companyId === actor.companyId && open.quotationId === quotation.id
    if (!open || !isOwn) throw new Problem('warehouse.no-payment')
    await abandonSession(finance, actor, open.id)
    return succeeded
  }
