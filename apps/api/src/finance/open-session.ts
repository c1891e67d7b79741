// Opens the payment session of a subject inside the caller's transaction, or answers the one that is open.
import { paymentLease, paymentSweeps } from '@marsa/model/finance/payment-session.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { enqueue } from '../kit/jobs.ts'
import type { Tx } from '../kit/db.ts'
import { settingsInForce } from '../settings/door.ts'
import { sweepSessionJob } from './job-names.ts'
import type { PaymentSession } from './session.ts'
import { findOpenSession, insertSession, type NewSession } from './sessions.store.ts'

const isSameAttempt = (open: PaymentSession, wanted: NewSession): boolean =>
  open.userId === wanted.userId &&
  open.quotationId === wanted.quotationId &&
  open.quoteVersion === wanted.quoteVersion &&
  open.part === wanted.part &&
  open.amountFils === wanted.amountFils &&
  !open.isLeaseOver &&
  open.state !== 'EXPIRING'

/**
 * The caller holds the subject's row lock and has checked that the quotation can be paid. The same user asking for the
 * same part again gets the same session; any other attempt has to wait for its end. `isNew` tells the caller whether to
 * freeze the subject.
 */
export const openSession = async (
  tx: Tx,
  wanted: NewSession,
): Promise<{ session: PaymentSession; isNew: boolean }> => {
  const leaseMinutes = paymentLease(await settingsInForce(tx))
  const session = await insertSession(tx, wanted, leaseMinutes)
  if (!session) {
    const open = await findOpenSession(tx, wanted.subjectKind, wanted.subjectId)
    if (!open || !isSameAttempt(open, wanted)) throw new Problem('finance.payment-in-progress')
    return { session: open, isNew: false }
  }
  for (const minutes of paymentSweeps(leaseMinutes))
    await enqueue(
      tx,
      sweepSessionJob,
      { sessionId: session.id },
      {
        runAt: new Date(session.openedAt.getTime() + minutes * 60_000),
        key: `sweep:${session.id}:${minutes}`,
      },
    )
  return { session, isNew: true }
}
