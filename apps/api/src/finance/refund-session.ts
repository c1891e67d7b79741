// Refunds: decided and posted in the caller's transaction, carried out by a job, settled when the gateway has done it.
import type { ActorKind } from '@marsa/model/kit/machine.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { enqueue } from '../kit/jobs.ts'
import { systemTransaction, type Db, type Tx } from '../kit/db.ts'
import { runRefundJob } from './job-names.ts'
import { postRefundRequested, postRefundSettled } from './post-payment.ts'
import {
  claimRefund,
  findOpenRefund,
  findRefund,
  insertRefund,
  refundKey,
  releaseRefund,
  renewClaim,
  settleRefundRow,
  type Refund,
} from './refunds.store.ts'
import { withdrawLive } from './refunds/transfers.store.ts'
import type { FinanceParts } from './session.ts'
import { insertEvent, lockSession, moveSession } from './sessions.store.ts'

export type RefundRequest = {
  sessionId: string
  amountFils: bigint
  reason: string
  as: Extract<ActorKind, 'desk' | 'admin' | 'system'>
}

/** Adds the job that carries a refund out, at once or not before an instant. */
export const enqueueRefund = (tx: Db, id: string, runAt?: Date): Promise<void> =>
  enqueue(tx, runRefundJob, { refundId: id }, { key: refundKey(id), ...(runAt && { runAt }) })

/** Refunds a part or the whole of a paid session. The caller holds the subject's row lock. */
export const requestRefund = async (tx: Tx, request: RefundRequest): Promise<Refund> => {
  const session = await lockSession(tx, request.sessionId)
  if (await findOpenRefund(tx, session.id)) throw new Problem('finance.refund-in-progress')
  if (request.amountFils <= 0n || request.amountFils > session.settledFils)
    throw new Problem('finance.refund-too-large')
  const refunding = await moveSession(tx, session.id, 'refund', request.as, { reason: request.reason })
  const refund = await insertRefund(tx, {
    sessionId: session.id,
    amountFils: request.amountFils,
    origin: 'customer_advance',
    reason: request.reason,
  })
  await postRefundRequested(tx, refunding, refund)
  await enqueueRefund(tx, refund.id)
  return refund
}

/** Once its posting is made: nothing is left of the session's money, or a part. The caller holds the session's lock. */
export const endRefund = async (tx: Tx, sessionId: string, as: 'gateway' | 'admin'): Promise<void> => {
  const { settledFils } = await lockSession(tx, sessionId)
  await moveSession(tx, sessionId, 'settleRefund', as, {
    to: settledFils === 0n ? 'REFUNDED' : 'PART_REFUNDED',
  })
}

const settle = async (tx: Tx, refund: Refund): Promise<void> => {
  const session = await lockSession(tx, refund.sessionId)
  if (!(await settleRefundRow(tx, refund))) return
  await withdrawLive(tx, refund.id)
  await postRefundSettled(tx, session, refund)
  await endRefund(tx, session.id, 'gateway')
  await insertEvent(tx, {
    sessionId: session.id,
    source: 'refund',
    status: 'refunded',
    amountFils: refund.amountFils,
    currency: session.currency,
    effect: 'settle-refund',
  })
}

const keepClaim = async (parts: FinanceParts, refund: Refund): Promise<void> => {
  if (!(await systemTransaction(parts.db, (tx) => renewClaim(tx, refund))))
    throw new Error(`refund ${refund.id} was taken over by another worker`)
}

/**
 * The job: one worker at a time asks the gateway for the total that shall have gone back, so that repeating is harmless. Where
 * another one has it, perhaps a dead one, it comes again when that one's time is over.
 */
export const runRefund = async (parts: FinanceParts, refundId: string): Promise<void> => {
  const refund = await systemTransaction(parts.db, (tx) => claimRefund(tx, refundId))
  if (!refund) {
    const known = await findRefund(parts.db, refundId)
    if (known?.claimedUntil) await enqueueRefund(parts.db, refundId, known.claimedUntil)
    return
  }
  try {
    const { gatewayRef } = await systemTransaction(parts.db, (tx) => lockSession(tx, refund.sessionId))
    const order = await parts.gateway.refund(gatewayRef!, refund.settleAtFils, () => keepClaim(parts, refund))
    if (order.refundedFils < refund.settleAtFils)
      throw new Error(`refund ${refundId} is not complete at the gateway`)
    await systemTransaction(parts.db, (tx) => settle(tx, refund))
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    await systemTransaction(parts.db, (tx) => releaseRefund(tx, refund, failure))
    throw error
  }
}
