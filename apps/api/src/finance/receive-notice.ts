// The gateway's webhook: unsigned and never repeated, so it is a hint to ask the gateway now, and nothing more (Z21).
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Problem } from '@marsa/model/kit/problem.ts'
import { askGateway } from './ask-gateway.ts'
import { askSoon, mayAskAgain } from './ask-soon.ts'
import type { FinanceParts, PaymentSession } from './session.ts'
import { findSession, findSessionByRef } from './sessions.store.ts'

const notice = z.object({
  eventId: z.string().max(100).optional(),
  order: z.object({ reference: z.string().max(100), merchantOrderReference: z.string().max(100).optional() }),
})

const isSame = (given: unknown, secret: string): boolean => {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const sessionOf = async (
  parts: FinanceParts,
  order: z.infer<typeof notice>['order'],
): Promise<PaymentSession | undefined> => {
  const known = await findSessionByRef(parts.db, order.reference)
  // A notice can overtake our own note of the gateway's reference; the key then leads to the session.
  const key = z.uuid().safeParse(order.merchantOrderReference)
  return known ?? (key.success ? findSession(parts.db, key.data) : undefined)
}

/** Answers whether the notice meant a session of ours. Nothing in its body is believed. */
export const receiveNotice = async (
  parts: FinanceParts,
  secret: string,
  header: unknown,
  body: unknown,
): Promise<{ known: boolean }> => {
  if (!isSame(header, secret)) throw new Problem('finance.notice-refused')
  const read = notice.safeParse(body)
  if (!read.success) throw new Problem('kit.malformed')
  const session = await sessionOf(parts, read.data.order)
  if (!session) return { known: false }
  try {
    await askGateway(parts, session, { source: 'webhook', eventId: read.data.eventId })
  } catch (error) {
    if (!mayAskAgain(error)) throw error
    await askSoon(parts, session.id)
  }
  return { known: true }
}
