// Takes an open session to the gateway, after the transaction that opened it has committed; the session's id is the key.
import { openStates } from '@marsa/model/finance/payment-session.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { transaction } from '../kit/db.ts'
import { GatewayError, type GatewayOrder, type OrderRequest } from './gateway.ts'
import type { FinanceParts, PaymentSession } from './session.ts'
import { findSession, recordOrder } from './sessions.store.ts'

/** The page that the gateway sends the payer back to, which says what is paid for also where the session has ended; it adds `ref`, and `left=1` says that the payer gave up. */
export const returnUrl = (parts: Pick<FinanceParts, 'publicUrl'>, session: PaymentSession): string =>
  `${parts.publicUrl}/${session.language}/payment/return?session=${session.id}&of=${session.subjectKind}`

const orderRequest = (parts: FinanceParts, session: PaymentSession): OrderRequest => ({
  key: session.id,
  amountFils: session.amountFils,
  currency: session.currency,
  language: session.language,
  description: session.description,
  expiresAt: session.leaseUntil,
  returnUrl: returnUrl(parts, session),
  cancelUrl: `${returnUrl(parts, session)}&left=1`,
})

/** The session's order at the gateway, opened there if it is not; safe to repeat after any crash. */
export const ensureOrder = async (
  parts: FinanceParts,
  session: PaymentSession,
): Promise<{ ref: string; payUrl: string }> => {
  if (session.gatewayRef && session.payUrl) return { ref: session.gatewayRef, payUrl: session.payUrl }
  const order: GatewayOrder = await parts.gateway.open(orderRequest(parts, session))
  if (order.key !== session.id) throw new GatewayError(`the gateway opened an order for ${order.key}`)
  await transaction(parts.db, (tx) => recordOrder(tx, session.id, order))
  return { ref: order.ref, payUrl: order.payUrl }
}

const isOpen = ({ state }: PaymentSession): boolean => openStates.some((open) => open === state)

/**
 * Answers where the payer goes. Only a repeated call finds a session that has ended: it gets the first answer again.
 * Throws `finance.session-over` where there was no such answer, and while a session whose lease has run out is ended.
 */
export const startPayment = async (
  parts: FinanceParts,
  sessionId: string,
): Promise<{ redirectUrl: string }> => {
  const session = await findSession(parts.db, sessionId)
  if (!session) throw new Problem('kit.not-found')
  if (!isOpen(session) && session.payUrl) return { redirectUrl: session.payUrl }
  if (session.isLeaseOver || (session.state !== 'CREATED' && session.state !== 'PENDING'))
    throw new Problem('finance.session-over')
  try {
    return { redirectUrl: (await ensureOrder(parts, session)).payUrl }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    parts.alarm('the gateway cannot open an order', { sessionId, reason: error.message })
    throw new Problem('finance.gateway-unavailable')
  }
}
