// What a freight request does when one of its payments ends: booked, balance received, or free again (F12-F14, F29, F30).
import { untilParam } from '@marsa/model/messages/message.ts'
import { beforeDelivery } from '@marsa/model/messages/shipment-messages.ts'
import { stillAcceptable } from '@marsa/model/quotes/quotation.ts'
import { systemClock, type Clock } from '../kit/clock.ts'
import type { Tx } from '../kit/db.ts'
import type { PaidSession, PaymentReactions, PaymentSession } from '../finance/door.ts'
import {
  dueFils,
  findQuotation,
  invoiceAdvance,
  invoiceWhole,
  moveQuotation,
  validUntil,
  addToTimeline,
} from '../quotes/door.ts'
import { balanceOfRequest } from './balances.store.ts'
import { book } from './book.ts'
import { moveBalance, moveRequest } from './move-request.ts'
import { lockRequest, noteLatest, type RequestRow } from './requests.store.ts'
import { invoiced } from './subject.ts'
import { tell } from './tell.ts'
import type { Hearers } from './tell-live.ts'

const locked = async (tx: Tx, session: PaymentSession): Promise<RequestRow> => {
  const request = await lockRequest(tx, session.subjectId)
  if (!request) throw new Error(`payment session ${session.id} has no request`)
  return request
}

const lockSubject =
  (clock: Clock) =>
  async (tx: Tx, session: PaymentSession): Promise<boolean> => {
    const request = await locked(tx, session)
    const quotation = await findQuotation(tx, session.quotationId)
    if (!quotation || quotation.revision !== session.quoteVersion) return false
    if (session.part !== 'final')
      return stillAcceptable(
        { state: quotation.state, validUntil: quotation.valid_until },
        {
          frozen: request.state === 'QS_AWP',
          quoted: request.state === 'QS_RFC' || request.state === 'QS_FIN',
        },
        clock.now(),
      )
    const balance = await balanceOfRequest(tx, request.id)
    const waits = balance?.state === 'QS_FINAL_PAY_INITIATED' || balance?.state === 'QS_AWAITING_FINAL_PAY'
    return waits && dueFils(balance) === session.amountFils
  }

const receiveFinal = async (tx: Tx, request: RequestRow, session: PaidSession, now: Date): Promise<void> => {
  const before = await balanceOfRequest(tx, request.id)
  if (before?.state === 'QS_AWAITING_FINAL_PAY') await moveBalance(tx, request.id, 'startPayment', 'customer')
  const balance = await moveBalance(tx, request.id, 'receive', 'gateway', {
    set: { paid_fils: (before?.paid_fils ?? 0n) + session.amountFils },
  })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'QS_FINAL_PAY_RECEIVED',
    at: now,
    by: 'gateway',
    amountFils: session.amountFils,
  })
  await noteLatest(tx, request.id, 'QS_FINAL_PAY_RECEIVED', now)
  await invoiceWhole(tx, invoiced(request), balance, now, session)
  const { amountFils, receiptNumber } = session
  await tell(tx, 'finalPaid', request, { paid: { amountFils, receiptNumber, agentId: balance.agent_id } })
}

/** A late success finds the request free again: it goes through acceptance once more before it is booked. */
const refreeze = async (tx: Tx, request: RequestRow, session: PaidSession): Promise<void> => {
  if (request.state === 'QS_AWP') return
  await moveQuotation(tx, session.quotationId, 'lock', 'customer')
  await moveRequest(tx, request.id, 'accept', 'customer', { set: { return_state: request.state } })
}

const succeeded =
  (clock: Clock) =>
  async (tx: Tx, session: PaidSession): Promise<void> => {
    const now = clock.now()
    const request = await locked(tx, session)
    if (session.part === 'final') return receiveFinal(tx, request, session, now)
    await refreeze(tx, request, session)
    await book(tx, {
      request,
      quotationId: session.quotationId,
      as: 'gateway',
      whole: session.part === 'full',
      onCredit: false,
      paidFils: session.amountFils,
      posting: { id: session.transactionId, kind: `payment.${session.part}` },
      receiptNumber: session.receiptNumber,
      now,
    })
    await invoiceAdvance(tx, invoiced(request), session, now)
  }

const ended =
  (clock: Clock) =>
  async (tx: Tx, session: PaymentSession): Promise<void> => {
    const request = await locked(tx, session)
    const failed = session.state === 'FAILED'
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    let hearers: Hearers = session.part === 'final' ? 'winner' : []
    if (session.part === 'final') {
      const balance = await balanceOfRequest(tx, request.id)
      if (balance?.state === 'QS_FINAL_PAY_INITIATED') await moveBalance(tx, request.id, 'endPayment', as)
    } else if (request.state === 'QS_AWP') {
      const quotation = await moveQuotation(tx, session.quotationId, failed ? 'fail' : 'release', as)
      hearers = [quotation.company_id]
      await moveRequest(tx, request.id, 'endPayment', as, {
        to: request.return_state ?? 'QS_RFC',
        set: { return_state: null },
      })
    }
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'PAYMENT_FAILED',
      at: clock.now(),
      by: as,
      forCustomer: true,
    })
    const { id: sessionId, amountFils, state } = session
    const due =
      session.part === 'final' ? beforeDelivery : untilParam(await validUntil(tx, session.quotationId))
    const goesBack = state === 'REFUNDING'
    await tell(tx, 'paymentEnded', request, { sessionId, amountFils, due, goesBack, hearers })
  }

export const freightPaymentReactions = (clock: Clock = systemClock): PaymentReactions => ({
  page: 'freight/shipments',
  lockSubject: lockSubject(clock),
  paymentSucceeded: succeeded(clock),
  paymentEnded: ended(clock),
})
