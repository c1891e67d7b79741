// What a payment session does to its shipment: success makes it CREATED, an end without money a draft again (E6, E7, P7).
import type { Clock } from '../../kit/clock.ts'
import type { PaymentReactions } from '../../finance/door.ts'
import { bookShipment } from './book-shipment.ts'
import { endAttempt } from './end-attempt.ts'
import { partCame, partsOf, settlementOfSession } from './settlements.store.ts'
import { lockShipment } from './shipments.store.ts'

export const shipmentPaymentReactions = (clock: Clock): PaymentReactions => ({
  page: 'express/shipments',
  lockSubject: async (tx, session) => {
    const row = await lockShipment(tx, session.subjectId, null)
    if (!row || row.price_version !== session.quoteVersion) return false
    if (row.state === 'PENDING_PAYMENT') return true
    const settlement = await settlementOfSession(tx, session.id)
    // Late money takes the draft on as it was, where it was to pay all of it.
    return row.state === 'DRAFT' && settlement?.total_fils === session.amountFils
  },
  paymentSucceeded: async (tx, session) => {
    const row = (await lockShipment(tx, session.subjectId, null))!
    const settlement = (await settlementOfSession(tx, session.id))!
    const part = (await partsOf(tx, settlement.id)).find(({ session_id: id }) => id === session.id)!
    await partCame(tx, part.id, session.transactionId)
    await bookShipment(tx, row, settlement, {
      move: row.state === 'DRAFT' ? 'payLate' : 'pay',
      as: 'gateway',
      sessionId: session.id,
      now: clock.now(),
    })
  },
  paymentEnded: async (tx, session) => {
    const row = await lockShipment(tx, session.subjectId, null)
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    if (row?.state === 'PENDING_PAYMENT') await endAttempt(tx, row, as)
  },
})
