// Books a request once money or credit stands behind it: its quotation is awarded, the others are closed (F12, F13, W5, W6, Q7).
import type { Tx } from '../kit/db.ts'
import type { Booked, LineRow, ServerLine } from './line.ts'
import { closeSiblings, moveQuotation } from './move-quotation.ts'
import { lockQuotations } from './quotations.store.ts'
import { addToTimeline } from './requests.store.ts'

export type Booking<Row> = {
  request: Row
  quotationId: string
  as: 'gateway' | 'customer'
  onCredit: boolean
  paidFils: bigint
  posting: { id: string; kind: string }
  receiptNumber?: string
  now: Date
}

export const bookRequest = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  { request, as, paidFils, now, posting, onCredit, ...booking }: Booking<Row>,
): Promise<void> => {
  const quotations = await lockQuotations(tx, request.id, request.round)
  const awarded = await moveQuotation(tx, booking.quotationId, 'award', as)
  const losers = await closeSiblings(tx, quotations, awarded.id, as)
  const whole = paidFils === awarded.total_fils
  const booked = (await line.move(tx, request.id, whole ? 'bookWhole' : 'bookWithHalf', as, {
    set: {
      booking_transaction_id: posting.id,
      booking_kind: posting.kind,
      booking_fils: paidFils,
      booked_at: now,
      return_state: null,
      agent_id: awarded.company_id,
      quotation_id: awarded.id,
      total_fils: awarded.total_fils,
      paid_fils: paidFils,
      on_credit: onCredit,
      ...line.opened(as),
    },
  })) as Booked<Row>
  await line.booked(tx, booked, as)
  await addToTimeline(tx, {
    requestId: request.id,
    code: booked.state,
    at: now,
    by: as,
    amountFils: paidFils,
  })
  await line.publishBooked(tx, booked, {
    paidFils,
    onCredit,
    receiptNumber: booking.receiptNumber ?? '',
    loserIds: losers.map((row) => row.company_id),
  })
}
