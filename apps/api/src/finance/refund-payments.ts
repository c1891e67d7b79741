// Gives card money of a subject back the way it came; the caller writes the credit notes.
import { Problem } from '@marsa/model/kit/problem.ts'
import { splitRefund } from '@marsa/model/finance/split-refund.ts'
import type { Db, Tx } from '../kit/db.ts'
import { requestRefund } from './refund-session.ts'
import type { PaymentSession } from './session.ts'
import { listSessions } from './sessions.store.ts'

export type Staff = 'desk' | 'admin'

/** Payments of a subject that money can go back from. */
export const refundable = async (db: Db, subjectId: string): Promise<PaymentSession[]> =>
  (await listSessions(db, subjectId)).filter(
    ({ state }) => state === 'SUCCEEDED' || state === 'PART_REFUNDED',
  )

/** The refunds, newest payment first. What is missing is on its way back already and can be counted once it has arrived. */
export const refundPayments = async (
  tx: Tx,
  subjectId: string,
  amountFils: bigint,
  how: { as: Staff | 'system'; reason: string },
): Promise<Awaited<ReturnType<typeof requestRefund>>[]> => {
  const { parts, leftFils } = splitRefund(await refundable(tx, subjectId), amountFils)
  if (leftFils > 0n) throw new Problem('finance.refund-in-progress')
  const refunds: Awaited<ReturnType<typeof requestRefund>>[] = []
  for (const { payment, amountFils: part } of parts)
    refunds.push(await requestRefund(tx, { sessionId: payment.id, amountFils: part, ...how }))
  return refunds
}
