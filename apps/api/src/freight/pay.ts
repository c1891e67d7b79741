// Continues an open payment, or starts the final payment that is due (C048, F28); amounts never come from the caller.
import { Problem } from '@marsa/model/kit/problem.ts'
import { acceptQuote, type pay as contract } from '@marsa/model/freight/customer-quote-endpoints.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { amountOf, startPayment, toPaymentModel, type FinanceParts, type Payer } from '../finance/door.ts'
import {
  balanceLines,
  continuePayment,
  dueFils,
  findQuotation,
  refuseBeforeTerms,
  type QuotationRow,
} from '../quotes/door.ts'
import { balanceOfRequest } from './balances.store.ts'
import { moveBalance } from './move-request.ts'
import { lockVisible, type RequestRow } from './requests.store.ts'
import { openPayment } from './payable.ts'
import { tell } from './tell.ts'

const startFinal = async (
  tx: Tx,
  payer: Payer,
  request: RequestRow,
  quotation: QuotationRow,
): Promise<PaymentModel> => {
  const balance = await balanceOfRequest(tx, request.id)
  const isAwarded =
    balance && (balance.quotation_id === quotation.id || balance.final_quotation_id === quotation.id)
  if (!isAwarded || balance.state !== 'QS_AWAITING_FINAL_PAY') throw new Problem('freight.nothing-to-pay')
  const { session } = await openPayment(
    tx,
    payer,
    request,
    quotation,
    'final',
    amountOf('final', balance.total_fils, dueFils(balance)),
    await balanceLines(tx, balance),
  )
  await moveBalance(tx, request.id, 'startPayment', 'customer')
  await tell(tx, 'changed', request, { hearers: 'winner' })
  return toPaymentModel(session, null)
}

export const pay =
  (finance: FinanceParts) =>
  async (call: Call<typeof contract>): Promise<PaymentModel> => {
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const quotation = await findQuotation(tx, call.query.QuoteID)
      const request =
        quotation?.customer_id === actor.companyId
          ? await lockVisible(tx, actor, call.relation, quotation.subject_id)
          : undefined
      if (!quotation || !request) throw new Problem('quotes.not-found')
      const open = await continuePayment(tx, actor, quotation)
      if (open) return open
      refuseBeforeTerms(quotation, acceptQuote, call.now)
      return startFinal(tx, { ...actor, language: call.language }, request, quotation)
    })
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }
