// Gives card money of a shipment back the way it came; the caller writes the credit notes.
import { Problem } from '@marsa/model/kit/problem.ts'
import { splitRefund } from '@marsa/model/finance/split-refund.ts'
import { listSessions, requestRefund, type PaymentSession } from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'

export type Staff = 'desk' | 'admin'

/** Payments of a request that money can go back from. */
export const refundable = async (db: Db, requestId: string): Promise<PaymentSession[]> =>
  (await listSessions(db, requestId)).filter(
    ({ state }) => state === 'SUCCEEDED' || state === 'PART_REFUNDED',
  )

/** The refunds, newest payment first. What is missing is on its way back already and can be counted once it has arrived. */
export const refundPayments = async (
  tx: Tx,
  requestId: string,
  amountFils: bigint,
  how: { as: Staff; reason: string },
): Promise<Awaited<ReturnType<typeof requestRefund>>[]> => {
  const { parts, leftFils } = splitRefund(await refundable(tx, requestId), amountFils)
  if (leftFils > 0n) throw new Problem('finance.refund-in-progress')
  const refunds: Awaited<ReturnType<typeof requestRefund>>[] = []
  for (const { payment, amountFils: part } of parts)
    refunds.push(await requestRefund(tx, { sessionId: payment.id, amountFils: part, ...how }))
  return refunds
}
