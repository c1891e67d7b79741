// Books storage once money or credit stands behind it: award, the others closed, the goods awaited (W5, W6, Q7).
import type { Tx } from '../kit/db.ts'
import { closeSiblings, lockQuotations, moveQuotation, addToTimeline } from '../quotes/door.ts'
import { moveStorage } from './move-storage.ts'
import { insertGoods } from './goods.store.ts'
import { type StorageRow } from './requests.store.ts'
import { amountParam, customerOf, nameParam, tell, tellInvited, warehouses } from './tell.ts'

export type Booking = {
  request: StorageRow
  quotationId: string
  as: 'gateway' | 'customer'
  onCredit: boolean
  paidFils: bigint
  posting: { id: string; kind: string }
  receiptNumber?: string
  now: Date
}

export const bookStorage = async (tx: Tx, booking: Booking): Promise<StorageRow> => {
  const { request, as, paidFils, now, posting } = booking
  const quotations = await lockQuotations(tx, request.id, request.round)
  const awarded = await moveQuotation(tx, booking.quotationId, 'award', as)
  const losers = await closeSiblings(tx, quotations, awarded.id, as)
  const whole = paidFils === awarded.total_fils
  const booked = await moveStorage(tx, request.id, whole ? 'bookWhole' : 'bookWithHalf', as, {
    set: {
      booking_transaction_id: posting.id,
      booking_kind: posting.kind,
      booking_fils: paidFils,
      booked_at: now,
      agent_id: awarded.company_id,
      quotation_id: awarded.id,
      total_fils: awarded.total_fils,
      paid_fils: paidFils,
      on_credit: booking.onCredit,
    },
  })
  await insertGoods(tx, request.id, as)
  await addToTimeline(tx, {
    requestId: request.id,
    code: booked.state,
    at: now,
    by: as,
    amountFils: paidFils,
  })
  const amount = amountParam(paidFils)
  const agent = await nameParam(tx, awarded.company_id)
  if (booking.onCredit) await tell(tx, booked, 'storage-on-credit', customerOf(booked), { amount, agent })
  else
    await tell(tx, booked, 'storage-paid', customerOf(booked), {
      amount,
      agent,
      receipt: booking.receiptNumber ?? '',
    })
  await tell(tx, booked, 'storage-awarded', warehouses(awarded.company_id), { amount })
  if (losers.length)
    await tell(tx, booked, 'storage-not-awarded', warehouses(...losers.map((row) => row.company_id)), {})
  await tellInvited(tx, booked)
  return booked
}
