// What a storage request does when one of its payments ends: booked, the rest received, or free again (W5-W7, W13).
import { untilParam } from '@marsa/model/messages/message.ts'
import { beforeGoodsLeave } from '@marsa/model/messages/storage-messages.ts'
import { stillAcceptable } from '@marsa/model/quotes/quotation.ts'
import { systemClock, type Clock } from '../kit/clock.ts'
import type { Tx } from '../kit/db.ts'
import type { PaidSession, PaymentReactions, PaymentSession } from '../finance/door.ts'
import {
  findQuotation,
  invoiceAdvance,
  lockQuotations,
  moveQuotation,
  validUntil,
  addToTimeline,
} from '../quotes/door.ts'
import { bookStorage } from './book-storage.ts'
import { receiveFinal } from './final-payment.ts'
import { moveStorage } from './move-storage.ts'
import { isBooked, lockStorage, type StorageRow } from './requests.store.ts'
import { invoiced } from './subject.ts'
import { emitMessage } from './tell-events.ts'
import { amountParam, customerOf, tell, tellChange } from './tell.ts'

const locked = async (tx: Tx, session: PaymentSession): Promise<StorageRow> => {
  const request = await lockStorage(tx, session.subjectId)
  if (!request) throw new Error(`payment session ${session.id} has no storage request`)
  return request
}

/** Whether this session could still pay: the same version, nobody else's payment under way, and the same amount due. */
const lockSubject =
  (clock: Clock) =>
  async (tx: Tx, session: PaymentSession): Promise<boolean> => {
    const request = await locked(tx, session)
    const quotation = await findQuotation(tx, session.quotationId)
    if (!quotation || quotation.revision !== session.quoteVersion) return false
    if (session.part === 'final')
      return (
        request.state === 'QS_AWAITING_FINAL_PAY' &&
        isBooked(request) &&
        (request.final_quotation_id ?? request.quotation_id) === quotation.id &&
        request.total_fils - request.paid_fils === session.amountFils
      )
    const others = await lockQuotations(tx, request.id, request.round)
    const heldByAnother = others.some((row) => row.state === 'Q_LOCKED' && row.id !== quotation.id)
    return (
      request.state === 'QS_AWP' &&
      !heldByAnother &&
      stillAcceptable(
        { state: quotation.state, validUntil: quotation.valid_until },
        { frozen: quotation.state === 'Q_LOCKED', quoted: true },
        clock.now(),
      )
    )
  }

const succeeded =
  (clock: Clock) =>
  async (tx: Tx, session: PaidSession): Promise<void> => {
    const now = clock.now()
    const request = await locked(tx, session)
    if (session.part === 'final') await receiveFinal(tx, request, session, now)
    else {
      // A late success finds the quotation free again: it is held once more before it is awarded.
      const quotation = await findQuotation(tx, session.quotationId)
      if (quotation?.state !== 'Q_LOCKED') {
        await moveQuotation(tx, session.quotationId, 'lock', 'customer')
        await moveStorage(tx, request.id, 'accept', 'customer')
      }
      await bookStorage(tx, {
        request,
        quotationId: session.quotationId,
        as: 'gateway',
        onCredit: false,
        paidFils: session.amountFils,
        posting: { id: session.transactionId, kind: `payment.${session.part}` },
        receiptNumber: session.receiptNumber,
        now,
      })
    }
    // Every payment comes before the supply ends; what was advanced is netted by the invoice at completion (W14).
    await invoiceAdvance(tx, invoiced(request), session, now)
  }

const ended =
  (clock: Clock) =>
  async (tx: Tx, session: PaymentSession): Promise<void> => {
    const request = await locked(tx, session)
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    if (session.part === 'final') {
      if (request.state === 'QS_AWAITING_FINAL_PAY') await moveStorage(tx, request.id, 'endFinal', as)
    } else if (request.state === 'QS_AWP') {
      const quotation = await moveQuotation(
        tx,
        session.quotationId,
        session.state === 'FAILED' ? 'fail' : 'release',
        as,
      )
      await tellChange(tx, await moveStorage(tx, request.id, 'endPayment', as), quotation.company_id)
    }
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'PAYMENT_FAILED',
      at: clock.now(),
      by: as,
      forCustomer: true,
    })
    const to = customerOf(request)
    if (session.state !== 'REFUNDING') {
      const due =
        session.part === 'final' ? beforeGoodsLeave : untilParam(await validUntil(tx, session.quotationId))
      const said = { amount: amountParam(session.amountFils), due }
      return tell(tx, request, 'storage-payment-failed', to, said, session.id)
    }
    // Money that goes back was taken: finance says so, and companies' systems hear that nothing was paid.
    await tellChange(tx, request)
    await emitMessage(tx, request, 'storage-payment-failed', to, session.id)
  }

export const storagePaymentReactions = (clock: Clock = systemClock): PaymentReactions => ({
  page: 'warehouse/storages',
  lockSubject: lockSubject(clock),
  paymentSucceeded: succeeded(clock),
  paymentEnded: ended(clock),
})
