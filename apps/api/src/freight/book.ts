// Books a shipment once money or credit stands behind it: award, siblings closed, balance opened (F12, F13, Q7).
import type { Tx } from '../kit/db.ts'
import { closeSiblings, lockQuotations, moveQuotation, addToTimeline } from '../quotes/door.ts'
import { openedBalance } from './balances.store.ts'
import { moveRequest } from './move-request.ts'
import { type RequestRow } from './requests.store.ts'
import { tell } from './tell.ts'

export type Booking = {
  request: RequestRow
  quotationId: string
  as: 'gateway' | 'customer'
  /** The whole amount is paid or on credit; half otherwise. */
  whole: boolean
  onCredit: boolean
  paidFils: bigint
  posting: { id: string; kind: string }
  receiptNumber?: string
  now: Date
}

export const book = async (tx: Tx, booking: Booking): Promise<void> => {
  const { request, as, whole, paidFils, now, posting } = booking
  const quotations = await lockQuotations(tx, request.id, request.round)
  const awarded = await moveQuotation(tx, booking.quotationId, 'award', as)
  const losers = await closeSiblings(tx, quotations, awarded.id, as)
  await moveRequest(tx, request.id, whole ? 'bookWhole' : 'bookWithHalf', as, {
    set: {
      booking_transaction_id: posting.id,
      booking_kind: posting.kind,
      booking_fils: paidFils,
      booked_at: now,
      return_state: null,
      ...openedBalance(
        {
          agent_id: awarded.company_id,
          quotation_id: awarded.id,
          total_fils: awarded.total_fils,
          paid_fils: paidFils,
          on_credit: booking.onCredit,
        },
        as,
      ),
    },
  })
  await addToTimeline(tx, {
    requestId: request.id,
    code: whole ? 'QS_PAI' : 'QS_PPA',
    at: now,
    by: as,
    amountFils: paidFils,
  })
  await tell(tx, 'booked', request, {
    paid: { amountFils: paidFils, receiptNumber: booking.receiptNumber ?? '', agentId: awarded.company_id },
    onCredit: booking.onCredit,
    loserIds: losers.map((row) => row.company_id),
  })
}
