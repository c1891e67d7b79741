// What a payment session does to its shipment: success makes it CREATED, an end without money a draft again (E6, E7, P7); or it
// pays what was charged on the way.
import type { Clock } from '../../kit/clock.ts'
import type { PaymentReactions } from '../../finance/door.ts'
import { chargeOfSession } from '../depot/charges.store.ts'
import { chargePaidByCard } from '../depot/pay-charge.ts'
import { bookShipment } from './book-shipment.ts'
import { endAttempt } from './end-attempt.ts'
import { changed } from './own-shipment.ts'
import { partCame, partsOf, settlementOfSession } from './settlements.store.ts'
import { lockShipment } from './shipments.store.ts'

export const shipmentPaymentReactions = (clock: Clock): PaymentReactions => ({
  page: 'express/shipments',
  lockSubject: async (tx, session) => {
    const row = await lockShipment(tx, session.subjectId, null)
    if (!row || row.price_version !== session.quoteVersion) return false
    const charge = await chargeOfSession(tx, session.id)
    if (charge) return charge.paid_at === null && charge.dropped_at === null
    if (row.state === 'PENDING_PAYMENT') return true
    const settlement = await settlementOfSession(tx, session.id)
    // Late money takes the draft on as it was, where it was to pay all of it.
    return row.state === 'DRAFT' && settlement?.total_fils === session.amountFils
  },
  paymentSucceeded: async (tx, session) => {
    const row = (await lockShipment(tx, session.subjectId, null))!
    const charge = await chargeOfSession(tx, session.id)
    if (charge) return chargePaidByCard(tx, row, charge, session, clock.now())
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
    if (row && (await chargeOfSession(tx, session.id))) return changed(tx, row)
    const as = session.state === 'CANCELLED' && session.abandonedAt ? 'customer' : 'gateway'
    if (row?.state === 'PENDING_PAYMENT') await endAttempt(tx, row, as)
  },
})
