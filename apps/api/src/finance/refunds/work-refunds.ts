// Works off a refund that the gateway has not made: asks again, or pays it by a bank transfer that two people answer for.
import type {
  decideRefundTransfer as decideContract,
  payRefundTransfer as payContract,
  proposeRefundTransfer as proposeContract,
  retryRefund as retryContract,
  withdrawRefundTransfer as withdrawContract,
} from '@marsa/model/finance/refunds/refund-endpoints.ts'
import {
  decideTransferRefusal,
  proposeTransferRefusal,
  retryRefundRefusal,
} from '@marsa/model/finance/refunds/refund.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { audit } from '../../kit/audit.ts'
import { systemTransaction, type Tx } from '../../kit/db.ts'
import { removeJob } from '../../kit/jobs.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { notify } from '../../messages/door.ts'
import { GatewayError } from '../gateway.ts'
import { postRefundTransferred } from '../post-payment.ts'
import { endRefund, enqueueRefund } from '../refund-session.ts'
import { findRefund, refundKey, settleTransferred, type Refund } from '../refunds.store.ts'
import type { FinanceParts, PaymentSession } from '../session.ts'
import { findSession, lockSession } from '../sessions.store.ts'
import { refundStateNow } from './refund-rows.store.ts'
import {
  findTransfer,
  hasProof,
  insertTransfer,
  lockTransfer,
  moveTransfer,
  withdrawLive,
  type RefundTransfer,
} from './transfers.store.ts'

const knownRefund = async (db: FinanceParts['db'], id: string): Promise<Refund> => {
  const refund = await findRefund(db, id)
  if (!refund) throw new Problem('refund.none')
  return refund
}

/** Locked in the order of every refund: payment, then transfer. */
const locked = async (
  tx: Tx,
  transferId: string,
): Promise<{ transfer: RefundTransfer; session: PaymentSession; refund: Refund }> => {
  const known = await findTransfer(tx, transferId)
  if (!known) throw new Problem('refund.none')
  const refund = await knownRefund(tx, known.refund_id)
  const session = await lockSession(tx, refund.sessionId)
  return { transfer: await lockTransfer(tx, transferId), session, refund }
}

/** The job anew, at once: one that was given up, or waits for its next attempt, goes. */
const askAgain = async (tx: Tx, refundId: string): Promise<void> => {
  await removeJob(tx, refundKey(refundId))
  await enqueueRefund(tx, refundId)
}

type Word = 'made' | 'not-made' | 'silent'

/** What the gateway says of a refund; outside of any transaction. */
const wordOf = async ({ db, gateway }: FinanceParts, refund: Refund): Promise<Word> => {
  const session = await findSession(db, refund.sessionId)
  if (!gateway.isSet || !session?.gatewayRef) return 'silent'
  try {
    const order = await gateway.find(session.gatewayRef)
    if (!order) return 'silent'
    return order.refundedFils >= refund.settleAtFils ? 'made' : 'not-made'
  } catch (error) {
    if (error instanceof GatewayError) return 'silent'
    throw error
  }
}

/** Where the gateway has made it, nothing is transferred, and the books hear of it. Answers whether the gateway said anything. */
const refuseMade = async (parts: FinanceParts, refund: Refund): Promise<Word> => {
  const word = await wordOf(parts, refund)
  if (word !== 'made') return word
  await systemTransaction(parts.db, async (tx) => {
    await lockSession(tx, refund.sessionId)
    await withdrawLive(tx, refund.id)
    await askAgain(tx, refund.id)
  })
  throw new Problem('refund.made')
}

export const retryRefund =
  ({ gateway }: FinanceParts) =>
  (call: Call<typeof retryContract>): Promise<typeof succeeded> =>
    call.once(async (tx) => {
      const { id, sessionId } = await knownRefund(tx, call.query.id)
      const { companyId } = await lockSession(tx, sessionId)
      refuse(retryRefundRefusal((await refundStateNow(tx, id, call.now))!))
      if (!gateway.isSet) throw new Problem('refund.no-gateway')
      await askAgain(tx, id)
      await audit(tx, {
        kind: 'admin',
        action: 'retryRefund',
        objectKind: 'refund',
        objectId: id,
        companyId,
      })
      return succeeded
    })

export const proposeRefundTransfer =
  (parts: FinanceParts) =>
  async (call: Call<typeof proposeContract>): Promise<AnswerOf<typeof proposeContract>> => {
    const { userId } = signedIn(call)
    const refund = await knownRefund(call.db, call.query.id)
    if (!refund.settledAt) await refuseMade(parts, refund)
    return call.once(async (tx) => {
      const { companyId } = await lockSession(tx, refund.sessionId)
      refuse(proposeTransferRefusal((await refundStateNow(tx, refund.id, call.now))!))
      const number = await nextNumber(tx, 'RFT', call.now)
      const { id: refundId, amountFils } = refund
      const transferId = await insertTransfer(tx, {
        ...call.body,
        companyId,
        refundId,
        number,
        amountFils,
        userId,
      })
      if (transferId === undefined) throw new Problem('refund.transfer-open')
      return { ...succeeded, transferId, number }
    })
  }

export const decideRefundTransfer =
  (parts: FinanceParts) =>
  async (call: Call<typeof decideContract>): Promise<typeof succeeded> => {
    const { userId } = signedIn(call)
    const { isApproved, isChecked } = call.body
    const known = await findTransfer(call.db, call.query.id)
    if (!known) throw new Problem('refund.none')
    refuse(decideTransferRefusal({ state: known.state, proposedBy: known.proposed_by }, userId))
    if (isApproved) {
      const word = await refuseMade(parts, await knownRefund(call.db, known.refund_id))
      if (word === 'silent' && !isChecked) throw new Problem('refund.gateway-silent')
    }
    return call.once(async (tx) => {
      const { transfer, refund } = await locked(tx, known.id)
      refuse(decideTransferRefusal({ state: transfer.state, proposedBy: transfer.proposed_by }, userId))
      const set = { decided_by: userId, decided_at: call.now }
      await moveTransfer(tx, transfer.id, isApproved ? 'approve' : 'refuse', { set })
      if (!isApproved) await askAgain(tx, refund.id)
      return succeeded
    })
  }

export const withdrawRefundTransfer = (call: Call<typeof withdrawContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { transfer, refund } = await locked(tx, call.query.id)
    if (transfer.state !== 'PROPOSED' && transfer.state !== 'APPROVED') throw new Problem('refund.moved-on')
    await moveTransfer(tx, transfer.id, 'withdraw', { reason: call.body.reason })
    await askAgain(tx, refund.id)
    return succeeded
  })

export const payRefundTransfer =
  ({ reactions }: FinanceParts) =>
  (call: Call<typeof payContract>): Promise<typeof succeeded> => {
    const { reference, paidOn } = call.body
    return call.once(async (tx) => {
      const { transfer, session, refund } = await locked(tx, call.query.id)
      if (transfer.state !== 'APPROVED') throw new Problem('refund.moved-on')
      if (paidOn > dayOf(call.now) || (transfer.decided_at && paidOn < dayOf(transfer.decided_at)))
        throw new Problem('refund.day', {}, { paidOn: 'refund.day' })
      if (!(await hasProof(tx, transfer.id))) throw new Problem('refund.proof')
      const { number: ref, amount_fils: amountFils } = transfer
      const postingId = await postRefundTransferred(tx, session, { ref, amountFils, on: paidOn })
      const set = { bank_reference: reference, paid_on: paidOn, posting_id: postingId }
      await moveTransfer(tx, transfer.id, 'pay', { set })
      await settleTransferred(tx, refund.id)
      await removeJob(tx, refundKey(refund.id))
      await endRefund(tx, session.id, 'admin')
      await notify(tx, {
        to: { userIds: [session.userId] },
        template: 'payment-transferred',
        params: {
          number: session.subjectNumber,
          amount: amountParam(amountFils),
          end: transfer.iban_end,
          reference,
          page: reactions[session.subjectKind]?.page ?? 'home',
        },
        subjectId: session.subjectId,
        version: transfer.id,
      })
      return succeeded
    })
  }
