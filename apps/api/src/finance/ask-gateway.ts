// Asks the gateway how an order stands and applies the answer: every hint, from wherever, ends here.
import { GatewayError, type GatewayOrder } from './gateway.ts'
import { applyPaymentResult, type Applied } from './apply-payment-result.ts'
import type { FinanceParts, PaymentSession } from './session.ts'
import type { PaymentEvent } from './sessions.store.ts'
import { ensureOrder } from './start-payment.ts'

type Hint = { source: PaymentEvent['source']; eventId?: string }

/** Applies an order to the session it belongs to; an order of another key is refused. */
export const applyOrder = (
  parts: FinanceParts,
  session: PaymentSession,
  order: GatewayOrder,
  hint: Hint,
): Promise<Applied> => {
  if (order.key !== session.id)
    throw new GatewayError(`order ${order.ref} belongs to ${order.key}, not to ${session.id}`)
  const { status, amountFils, currency } = order
  return applyPaymentResult(parts, { sessionId: session.id, status, amountFils, currency, ...hint })
}

/** Throws `GatewayError` when the truth cannot be learnt now. */
export const askGateway = async (
  parts: FinanceParts,
  session: PaymentSession,
  hint: Hint,
): Promise<Applied> => {
  const { ref } = await ensureOrder(parts, session)
  const order = await parts.gateway.find(ref)
  if (!order) throw new GatewayError(`the gateway does not know order ${ref}`)
  return applyOrder(parts, session, order, hint)
}

/** Asks the gateway to charge nothing any more, and applies what it answers: a success still wins. */
export const askToCancel = async (
  parts: FinanceParts,
  session: PaymentSession,
  hint: Hint,
): Promise<Applied> => {
  const { ref } = await ensureOrder(parts, session)
  return applyOrder(parts, session, await parts.gateway.cancel(ref), hint)
}
