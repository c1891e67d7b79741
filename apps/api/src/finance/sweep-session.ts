// Looks after a session that nobody brought news of: asks the gateway, and from the end of the lease asks it to cancel.
import { isOpen } from '@marsa/model/finance/payment-session.ts'
import { enqueue } from '../kit/jobs.ts'
import { systemTransaction } from '../kit/db.ts'
import { askGateway, askToCancel } from './ask-gateway.ts'
import { GatewayError } from './gateway.ts'
import { sweepSessionJob } from './job-names.ts'
import type { FinanceParts, PaymentSession } from './session.ts'
import { findSession, lockSession, moveSession } from './sessions.store.ts'

const alarmAfterMinutes = 15

/** Every minute until the alarm, hourly after it. */
const sweepAgain = (parts: FinanceParts, session: PaymentSession): Promise<void> =>
  systemTransaction(parts.db, (tx) => {
    const minutes = session.ageMinutes < alarmAfterMinutes ? 1 : 60
    const runAt = new Date(session.openedAt.getTime() + (session.ageMinutes + minutes) * 60_000)
    return enqueue(
      tx,
      sweepSessionJob,
      { sessionId: session.id },
      { runAt, key: `sweep:${session.id}:${session.ageMinutes + minutes}` },
    )
  })

const ask = async (parts: FinanceParts, session: PaymentSession): Promise<unknown> => {
  if (!session.isLeaseOver) return askGateway(parts, session, { source: 'sweeper' })
  const expiring = await systemTransaction(parts.db, async (tx) => {
    const now = await lockSession(tx, session.id)
    return now.state === 'CREATED' || now.state === 'PENDING'
      ? moveSession(tx, now.id, 'startExpiry', 'system')
      : now
  })
  return isOpen(expiring.state) && askToCancel(parts, expiring, { source: 'sweeper' })
}

/**
 * Safe to run at any time and twice. A session whose gateway is silent stays locked: no second charge before the truth. Where
 * somebody told of it (`isTold`), the gateway is asked about one that has ended too, until it answers: money may have come late.
 */
export const sweepSession = async (parts: FinanceParts, sessionId: string, isTold = false): Promise<void> => {
  const session = await findSession(parts.db, sessionId)
  if (!session) return
  if (!isOpen(session.state)) {
    if (isTold) await askGateway(parts, session, { source: 'sweeper' })
    return
  }
  try {
    await ask(parts, session)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (session.ageMinutes >= alarmAfterMinutes)
      parts.alarm('a payment session cannot be closed', {
        sessionId,
        minutes: session.ageMinutes,
        reason: error.message,
      })
  }
  const after = await findSession(parts.db, sessionId)
  if (after?.isLeaseOver && isOpen(after.state)) await sweepAgain(parts, after)
}
