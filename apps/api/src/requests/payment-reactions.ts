// What a request does when one of its payments ends: booked, the rest received, or free again (F12-F14, F29, F30, W5-W7, W13).
import { untilParam } from '@marsa/model/messages/message.ts'
import { stillAcceptable } from '@marsa/model/requests/quotation.ts'
import { systemClock, type Clock } from '../kit/clock.ts'
import type { Tx } from '../kit/db.ts'
import type { PaidSession, PaymentReactions, PaymentSession } from '../finance/door.ts'
import { holdForPayment } from './accept.ts'
import { dueFils, isAwarded } from './award.ts'
import { bookRequest } from './book.ts'
import { invoiceAdvance } from './invoice-quotation.ts'
import { invoicedBy, lockSubjectOf, type LineRow, type ServerLine } from './line.ts'
import { moveQuotation } from './move-quotation.ts'
import { findQuotation, lockQuotations, validUntil } from './quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'
import { addToTimeline } from './requests.store.ts'

/** A late success still books when the quotation is held for it, or would be accepted again right now (P7). */
const couldBook = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  quotation: QuotationRow,
  now: Date,
): Promise<boolean> => {
  const round = await lockQuotations(tx, request.id, request.round)
  return stillAcceptable(
    { state: quotation.state, validUntil: quotation.valid_until },
    {
      frozen: round.some(({ state }) => state === 'Q_LOCKED'),
      quoted: line.quotedStates.includes(request.state),
    },
    now,
  )
}

/** Whether this session could still pay: the same version, nobody else's payment under way, and the same amount due. */
const lockSubject =
  <Row extends LineRow>(line: ServerLine<Row>, clock: Clock) =>
  async (tx: Tx, session: PaymentSession): Promise<boolean> => {
    const request = await lockSubjectOf(line, tx, session)
    const quotation = await findQuotation(tx, session.quotationId!)
    if (!quotation || quotation.revision !== session.quoteVersion) return false
    if (session.part !== 'final') return couldBook(line, tx, request, quotation, clock.now())
    return (
      (line.final.isDue(request) || line.final.isOpen(request)) &&
      isAwarded(request) &&
      (request.final_quotation_id ?? request.quotation_id) === quotation.id &&
      dueFils(request) === session.amountFils
    )
  }

const receiveFinal = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  session: PaidSession,
  now: Date,
): Promise<void> => {
  if (!isAwarded(request)) throw new Error(`${request.number} got a final payment before its booking`)
  const { amountFils } = session
  const paid = await line.final.receive(tx, request, request.paid_fils + amountFils)
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'QS_FINAL_PAY_RECEIVED',
    at: now,
    by: 'gateway',
    amountFils,
  })
  await line.final.received(tx, { before: request, paid }, session, now)
}

const succeeded =
  <Row extends LineRow>(line: ServerLine<Row>, clock: Clock) =>
  async (tx: Tx, session: PaidSession): Promise<void> => {
    const now = clock.now()
    const request = await lockSubjectOf(line, tx, session)
    if (session.part === 'final') return receiveFinal(line, tx, request, session, now)
    // A late success finds the quotation free again: it is held once more before it is awarded.
    const quotation = await findQuotation(tx, session.quotationId!)
    if (quotation?.state !== 'Q_LOCKED') await holdForPayment(line, tx, request, session.quotationId!)
    await bookRequest(line, tx, {
      request,
      quotationId: session.quotationId!,
      as: 'gateway',
      onCredit: false,
      paidFils: session.amountFils,
      posting: { id: session.transactionId, kind: `payment.${session.part}` },
      receiptNumber: session.receiptNumber,
      now,
    })
    await invoiceAdvance(tx, invoicedBy(line, request), session, now)
  }

/** Lifts what the attempt held; answers the companies besides the winner that are notified of it. */
const release = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  session: PaymentSession,
  as: 'customer' | 'gateway',
): Promise<readonly string[]> => {
  if (session.part === 'final') {
    if (line.final.isOpen(request)) await line.final.end(tx, request.id, as)
    return []
  }
  const held = await findQuotation(tx, session.quotationId!)
  if (held?.state !== 'Q_LOCKED') return []
  await moveQuotation(tx, held.id, session.state === 'FAILED' ? 'fail' : 'release', as)
  await line.move(tx, request.id, 'endPayment', as, {
    ...(request.return_state && { to: request.return_state }),
    set: { return_state: null },
  })
  return [held.company_id]
}

const ended =
  <Row extends LineRow>(line: ServerLine<Row>, clock: Clock) =>
  async (tx: Tx, session: PaymentSession): Promise<void> => {
    const request = await lockSubjectOf(line, tx, session)
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    const companyIds = await release(line, tx, request, session, as)
    await addToTimeline(tx, {
      requestId: request.id,
      code: session.state === 'CANCELLED' ? 'PAYMENT_CANCELLED' : 'PAYMENT_FAILED',
      at: clock.now(),
      by: as,
      forCustomer: true,
    })
    await line.publishPaymentEnded(tx, request, {
      sessionId: session.id,
      amountFils: session.amountFils,
      due: session.part === 'final' ? line.final.due : untilParam(await validUntil(tx, session.quotationId!)),
      goesBack: session.state === 'REFUNDING',
      cancelled: session.state === 'CANCELLED',
      companyIds,
    })
  }

export const paymentReactionsOf = <Row extends LineRow>(
  line: ServerLine<Row>,
  clock: Clock = systemClock,
): PaymentReactions => ({
  page: line.page,
  lockSubject: lockSubject(line, clock),
  paymentSucceeded: succeeded(line, clock),
  paymentEnded: ended(line, clock),
})
