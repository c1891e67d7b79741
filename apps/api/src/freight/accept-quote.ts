// A customer accepts a quotation: terms, then half or the whole by card, or on credit within the limit (F11-F13, Q6, Q7).
import type { Actor } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { acceptRefusal } from '@marsa/model/quotes/quotation.ts'
import type { acceptQuote as contract } from '@marsa/model/freight/customer-quote-endpoints.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import {
  amountOf,
  confirmOnCredit,
  startPayment,
  toPaymentModel,
  type FinanceParts,
  type Payer,
} from '../finance/door.ts'
import {
  acceptTerms,
  findQuotation,
  lockQuotations,
  moveQuotation,
  type QuotationRow,
  addToTimeline,
} from '../quotes/door.ts'
import { book } from './book.ts'
import { moveRequest } from './move-request.ts'
import { lockVisible, type RequestRow } from './requests.store.ts'
import { openPayment } from './payable.ts'
import { tell } from './tell.ts'

type Locked = { request: RequestRow; quotation: QuotationRow }

/** Locks the request and its quotations and finds the one asked for among them. */
const lockForAcceptance = async (tx: Tx, call: Call<typeof contract>, actor: Actor): Promise<Locked> => {
  const seen = await findQuotation(tx, call.query.id)
  const own = seen?.customer_id === actor.companyId ? seen : undefined
  const request = own && (await lockVisible(tx, actor, call.relation, own.subject_id))
  const quotations = request ? await lockQuotations(tx, request.id, request.round) : []
  const quotation = quotations.find((row) => row.id === call.query.id && row.submitted_at)
  if (!request || !quotation) throw new Problem('quotes.not-found')
  return { request, quotation }
}

/** Freezes the request and its quotation while the payment runs, and remembers where a failure leads back to (F11, F14). */
const freeze = async (tx: Tx, { request, quotation }: Locked, now: Date, userId: string): Promise<void> => {
  await moveQuotation(tx, quotation.id, 'lock', 'customer')
  await moveRequest(tx, request.id, 'accept', 'customer', { set: { return_state: request.state } })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'QS_AWP',
    at: now,
    by: 'customer',
    userId,
    forCustomer: true,
  })
  await tell(tx, 'changed', request, { hearers: [quotation.company_id] })
}

const payOnCredit = async (tx: Tx, actor: Actor, locked: Locked, now: Date): Promise<PaymentModel> => {
  const { request, quotation } = locked
  if (!actor.isCreditCustomer) throw new Problem('quotes.credit-not-allowed')
  await freeze(tx, locked, now, actor.userId)
  const amountFils = quotation.total_fils
  const { transactionId } = await confirmOnCredit(tx, {
    companyId: request.company_id,
    subjectId: request.id,
    quotationId: quotation.id,
    amountFils,
  })
  await book(tx, {
    request,
    quotationId: quotation.id,
    as: 'customer',
    whole: true,
    onCredit: true,
    paidFils: amountFils,
    posting: { id: transactionId, kind: 'credit.confirmed' },
    now,
  })
  return {
    sessionId: transactionId,
    amount: toWire(amountFils),
    currency: 'AED',
    expiresAt: null,
    redirectUrl: null,
    paymentType: 'credit',
  }
}

/** Same person, same part, same version: the session that is open already. Anything else waits for its end. */
const payByCard = async (
  tx: Tx,
  payer: Payer,
  locked: Locked,
  part: 'down' | 'full',
  now: Date,
): Promise<PaymentModel> => {
  const { request, quotation } = locked
  const amountFils = amountOf(part, quotation.total_fils)
  const { session, isNew } = await openPayment(tx, payer, request, quotation, part, amountFils)
  if (isNew) await freeze(tx, locked, now, payer.userId)
  return toPaymentModel(session, null)
}

export const acceptQuote =
  (finance: FinanceParts) =>
  async (call: Call<typeof contract>): Promise<PaymentModel> => {
    const { now, body } = call
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const locked = await lockForAcceptance(tx, call, actor)
      const { state, valid_until } = locked.quotation
      const resumes = locked.request.state === 'QS_AWP' && state === 'Q_LOCKED' && body.pay !== 'credit'
      if (!resumes)
        refuse(
          acceptRefusal({ state, validUntil: valid_until ?? now }, locked.request.state === 'QS_AWP', now),
        )
      await acceptTerms(tx, locked.quotation.id)
      return body.pay === 'credit'
        ? payOnCredit(tx, actor, locked, now)
        : payByCard(
            tx,
            { ...actor, language: call.language },
            locked,
            body.pay === 'whole' ? 'full' : 'down',
            now,
          )
    })
    if (model.paymentType === 'credit') return model
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }
