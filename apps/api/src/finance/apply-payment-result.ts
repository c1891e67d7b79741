// The only place that applies a gateway's word to a payment session, whoever brought it, however often and in what order.
import {
  isOpen,
  paymentVerdict,
  type PaymentResult,
  type PaymentVerdict,
} from '@marsa/model/finance/payment-session.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import { systemTransaction, type Tx } from '../kit/db.ts'
import { inTurn } from '../kit/turns.ts'
import { notify } from '../messages/door.ts'
import { insertReceipt } from './documents.store.ts'
import { postPayment, postRefundRequested, postSuspense, postUnapplied } from './post-payment.ts'
import { insertDifference } from './reconciliation.store.ts'
import { enqueueRefund } from './refund-session.ts'
import { insertRefund } from './refunds.store.ts'
import type { FinanceParts, PaymentReactions, PaymentSession } from './session.ts'
import {
  findSession,
  hasNewerSession,
  insertEvent,
  lockSession,
  moveSession,
  type PaymentEvent,
} from './sessions.store.ts'

export type ResultInput = PaymentResult & {
  sessionId: string
  source: PaymentEvent['source']
  /** The gateway's own id of the event, where it has one. */
  eventId?: string
}

type Effect = (
  tx: Tx,
  session: PaymentSession,
  input: ResultInput,
  reactions: PaymentReactions,
) => Promise<void>

const pay: Effect = async (tx, session, _input, reactions) => {
  const { id: transactionId } = await postPayment(tx, session)
  const paid = await moveSession(tx, session.id, 'succeed', 'gateway', { transactionId })
  const receipt = await insertReceipt(tx, paid, transactionId)
  await reactions.paymentSucceeded(tx, {
    ...paid,
    transactionId,
    receiptId: receipt.id,
    receiptNumber: receipt.number,
  })
}

const giveBack: Effect = async (tx, session, _input, reactions) => {
  const { id: transactionId } = await postUnapplied(tx, session)
  const returning = await moveSession(tx, session.id, 'returnUnapplied', 'gateway', { transactionId })
  const refund = await insertRefund(tx, {
    sessionId: session.id,
    amountFils: session.amountFils,
    origin: 'unapplied_receipts',
    reason: 'the payment arrived when nothing was left to pay',
  })
  await postRefundRequested(tx, returning, refund)
  await enqueueRefund(tx, refund.id)
  if (isOpen(session.state)) await reactions.paymentEnded(tx, returning)
  await notify(tx, {
    to: { userIds: [session.userId] },
    template: 'payment-refunded',
    params: { number: session.subjectNumber, amount: amountParam(session.amountFils), page: reactions.page },
    subjectId: session.subjectId,
    version: session.id,
  })
}

const suspend: Effect = async (tx, session, input, reactions) => {
  await postSuspense(tx, session, input.amountFils, input.currency)
  await insertDifference(tx, {
    kind: 'mismatch',
    reference: session.id,
    sessionId: session.id,
    oursFils: session.amountFils,
    theirsFils: input.amountFils,
    currency: input.currency,
  })
  if (!isOpen(session.state)) return
  const reason = `the gateway captured ${input.amountFils} ${input.currency}`
  await reactions.paymentEnded(tx, await moveSession(tx, session.id, 'fail', 'gateway', { reason }))
}

const end =
  (move: 'fail' | 'expire'): Effect =>
  async (tx, session, _input, reactions) =>
    reactions.paymentEnded(tx, await moveSession(tx, session.id, move, 'gateway'))

const abandon: Effect = async (tx, session, _input, reactions) => {
  const as = session.abandonedAt ? 'customer' : 'gateway'
  await reactions.paymentEnded(tx, await moveSession(tx, session.id, 'abandon', as))
}

const effects: Record<Exclude<PaymentVerdict, 'nothing'>, Effect> = {
  pay,
  'give-back': giveBack,
  suspend,
  fail: end('fail'),
  expire: end('expire'),
  abandon,
}

export type Applied = { session: PaymentSession; effect: PaymentVerdict }

/**
 * Results that are applied at once. All of them wait for the same number of a receipt, each with a connection of the pool, so
 * that more at once would be no faster, would leave none for others, and would be refused after a while.
 */
const applying = inTurn(3)

/** Locks subject, then session, then accounts, and does what the verdict says in one transaction. */
export const applyPaymentResult = async (
  parts: Pick<FinanceParts, 'db' | 'reactions' | 'alarm'>,
  input: ResultInput,
): Promise<Applied> => {
  const apply = async (tx: Tx): Promise<Applied> => {
    const seen = await findSession(tx, input.sessionId)
    const reactions = seen && parts.reactions[seen.subjectKind]
    if (!reactions) throw new Error(`nobody answers for payment session ${input.sessionId}`)
    const isPayable = await reactions.lockSubject(tx, seen)
    const session = await lockSession(tx, input.sessionId)
    const effect = paymentVerdict(session, input, isPayable && !(await hasNewerSession(tx, session)))
    await insertEvent(tx, { ...input, effect })
    if (effect !== 'nothing') await effects[effect](tx, session, input, reactions)
    return { session: await lockSession(tx, session.id), effect }
  }
  const applied = await applying(() => systemTransaction(parts.db, apply))
  if (applied.effect === 'suspend' || applied.effect === 'give-back')
    parts.alarm('a payment could not be applied', { sessionId: input.sessionId, effect: applied.effect })
  return applied
}
