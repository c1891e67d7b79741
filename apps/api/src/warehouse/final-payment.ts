// The rest is paid (W13): the request is whole, and a longer time that was offered begins to hold.
import { addToTimeline } from '../quotes/door.ts'
import type { PaidSession } from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { moveStorage } from './move-storage.ts'
import { isBooked, type StorageRow } from './requests.store.ts'
import { amountParam, customerOf, dayParam, tell, warehouses } from './tell.ts'

/** Columns of a request whose offered extension begins to hold; none where nothing is offered. */
export const extendedColumns = (request: StorageRow): Record<string, unknown> =>
  request.extension_offered
    ? {
        end_date: request.extension_offered,
        extension_until: null,
        extension_asked_at: null,
        extension_offered: null,
        overstay_since: null,
      }
    : {}

/** Tells that the time is longer now; `before` is the request as it was with the offer. */
export const tellExtended = async (tx: Tx, before: StorageRow, now: Date): Promise<void> => {
  const until = before.extension_offered
  if (!until || !before.agent_id) return
  await addToTimeline(tx, { requestId: before.id, code: 'EXTENDED', at: now, by: 'system', note: until })
  const both = [warehouses(before.agent_id), customerOf(before)]
  await tell(tx, before, 'storage-extended', both, { date: dayParam(until) }, until)
}

export const receiveFinal = async (
  tx: Tx,
  request: StorageRow,
  session: PaidSession,
  now: Date,
): Promise<void> => {
  if (!isBooked(request)) throw new Error(`storage ${request.id} got a final payment before its booking`)
  const paid = await moveStorage(tx, request.id, 'receiveFinal', 'gateway', {
    set: { paid_fils: request.paid_fils + session.amountFils, ...extendedColumns(request) },
  })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'QS_FINAL_PAY_RECEIVED',
    at: now,
    by: 'gateway',
    amountFils: session.amountFils,
  })
  const { receiptNumber } = session
  await tell(
    tx,
    paid,
    'storage-final-paid',
    customerOf(paid),
    { amount: amountParam(session.amountFils), receipt: receiptNumber },
    receiptNumber,
  )
  await tell(tx, paid, 'storage-final-paid-agent', warehouses(request.agent_id), {}, receiptNumber)
  await tellExtended(tx, request, now)
}
