// What the payer's browser may do with a session: come back, ask how it stands, and give it up.
import { isOpen } from '@marsa/model/finance/payment-session.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { systemTransaction } from '../kit/db.ts'
import { askGateway, askToCancel } from './ask-gateway.ts'
import { askSoon, mayAskAgain } from './ask-soon.ts'
import { GatewayError } from './gateway.ts'
import type { FinanceParts, PaymentSession } from './session.ts'
import { findSession, markAbandoned } from './sessions.store.ts'

type Payer = { companyId: string }

/** The session if it is the payer's company's; another one's does not exist (404). */
export const ownSession = async (
  parts: Pick<FinanceParts, 'db'>,
  payer: Payer,
  sessionId: string,
): Promise<PaymentSession> => {
  const session = await findSession(parts.db, sessionId)
  if (!session || session.companyId !== payer.companyId) throw new Problem('kit.not-found')
  return session
}

/**
 * While the gateway is silent, or others hold what the result needs, the session stays as it is, and the page says that the
 * result is not known yet.
 */
const orAsItWas = async (
  parts: FinanceParts,
  sessionId: string,
  asking: Promise<unknown>,
): Promise<PaymentSession> => {
  try {
    await asking
  } catch (error) {
    if (!mayAskAgain(error)) throw error
    if (error instanceof GatewayError)
      parts.alarm('the gateway did not answer', { sessionId, reason: error.message })
    else await askSoon(parts, sessionId)
  }
  return (await findSession(parts.db, sessionId))!
}

/** The browser is back: ask the gateway once and answer how the session stands. What the browser says is not read. */
export const returnFromGateway = async (
  parts: FinanceParts,
  payer: Payer,
  sessionId: string,
): Promise<PaymentSession> => {
  const session = await ownSession(parts, payer, sessionId)
  if (!isOpen(session.state)) return session
  return orAsItWas(parts, sessionId, askGateway(parts, session, { source: 'return' }))
}

/** The payer gives up: the gateway is asked to cancel; the freeze is lifted only when it confirms (Z22). */
export const abandonSession = async (
  parts: FinanceParts,
  payer: Payer,
  sessionId: string,
): Promise<PaymentSession> => {
  const session = await ownSession(parts, payer, sessionId)
  if (!isOpen(session.state)) return session
  await systemTransaction(parts.db, (tx) => markAbandoned(tx, sessionId))
  return orAsItWas(parts, sessionId, askToCancel(parts, session, { source: 'abandon' }))
}
