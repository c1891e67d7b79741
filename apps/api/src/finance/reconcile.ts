// Compares the gateway's list with our books both ways; what asking cannot settle becomes a difference to close by hand.
import { z } from 'zod'
import { isOpen } from '@marsa/model/finance/payment-session.ts'
import { systemTransaction } from '../kit/db.ts'
import { applyOrder } from './ask-gateway.ts'
import type { GatewayOrder } from './gateway.ts'
import { insertDifference, type Difference } from './reconciliation.store.ts'
import type { FinanceParts, PaymentSession } from './session.ts'
import { findSession, listSessionsOpened } from './sessions.store.ts'

const keptAtGateway = (order: GatewayOrder): bigint =>
  order.status === 'succeeded' || order.status === 'refunded' ? order.amountFils - order.refundedFils : 0n

const differenceOf = (order: GatewayOrder, session: PaymentSession | undefined): Difference | undefined => {
  const theirsFils = keptAtGateway(order)
  const { currency, ref: reference } = order
  if (!session) return { kind: 'unknown-order', reference, oursFils: 0n, theirsFils, currency }
  // A refund on its way may be done there and not yet here, a mismatch has its own row.
  if (session.atGatewayFils === theirsFils || session.state === 'REFUNDING') return undefined
  if (order.amountFils !== session.amountFils || currency !== session.currency) return undefined
  return {
    kind: 'amount',
    reference,
    sessionId: session.id,
    oursFils: session.atGatewayFils,
    theirsFils,
    currency,
  }
}

/** Answers the differences that are new. Sessions that are still open are left to the sweeper unless money has moved. */
export const reconcile = async (parts: FinanceParts, from: Date, to: Date): Promise<Difference[]> => {
  const orders = await parts.gateway.list(from, to)
  const listed = new Set(orders.map((order) => order.key))
  const found: Difference[] = []
  for (const order of orders) {
    const key = z.uuid().safeParse(order.key)
    const before = key.success ? await findSession(parts.db, key.data) : undefined
    if (before && (order.status !== 'pending' || !isOpen(before.state)))
      await applyOrder(parts, before, order, { source: 'reconciliation' })
    const difference = differenceOf(order, before && (await findSession(parts.db, before.id)))
    if (difference) found.push(difference)
  }
  for (const session of await listSessionsOpened(parts.db, from, to))
    if (session.atGatewayFils > 0n && !listed.has(session.id))
      found.push({
        kind: 'missing-order',
        reference: session.id,
        sessionId: session.id,
        oursFils: session.atGatewayFils,
        theirsFils: 0n,
        currency: session.currency,
      })
  const fresh: Difference[] = []
  for (const difference of found)
    if (await systemTransaction(parts.db, (tx) => insertDifference(tx, difference))) fresh.push(difference)
  if (fresh.length > 0) parts.alarm('the gateway and the ledger disagree', { differences: fresh.length })
  return fresh
}
