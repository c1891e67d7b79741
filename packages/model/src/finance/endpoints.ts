// Calls of payments that belong to no line: the gateway's notice, the browser's return, how a session stands.
import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { languages } from '../kit/text.ts'
import { financeAccess } from './access.ts'
import { documentedStates, paymentParts } from './payment-session.ts'

/** How a payment stands; `isKnown` is false while only the gateway may know the result. */
export const paymentAnswer = z.object({
  sessionId: z.uuid(),
  subjectKind: z.string(),
  subjectId: z.uuid(),
  subjectNumber: z.string(),
  /** Null for a payment of invoices on credit. */
  quotationId: z.uuid().nullable(),
  part: z.enum(paymentParts),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(documentedStates),
  /** Of a payment that was made. */
  receiptNumber: z.string().nullable(),
  isKnown: z.boolean(),
  expiresAt: z.string(),
  serverTime: z.string(),
  language: z.enum(languages),
})
export type PaymentAnswer = z.infer<typeof paymentAnswer>

const bySession = z.strictObject({ sessionId: z.uuid() })

export const getPaymentStatus = endpoint({
  verb: 'getPaymentStatus',
  method: 'GET',
  path: 'payments/status',
  policy: financeAccess['finance.payment.view'],
  query: bySession,
  readRecord: { kind: 'payment-session', by: 'sessionId' },
  answer: paymentAnswer,
  background: true,
})

export const completePayment = endpoint({
  verb: 'completePayment',
  method: 'POST',
  path: 'payments/complete',
  policy: financeAccess['finance.payment.make'],
  body: bySession,
  answer: paymentAnswer,
})

export const abandonPayment = endpoint({
  verb: 'abandonPayment',
  method: 'POST',
  path: 'payments/abandon',
  policy: financeAccess['finance.payment.make'],
  body: bySession,
  answer: paymentAnswer,
})

export const receivePaymentNotice = endpoint({
  verb: 'receivePaymentNotice',
  method: 'POST',
  path: 'payments/notice',
  policy: financeAccess['finance.notice.send'],
  body: z.looseObject({ order: z.looseObject({ reference: z.string().max(100) }) }),
  answer: z.object({ known: z.boolean() }),
  problems: ['finance.notice-refused'],
})

export const financeEndpoints = { getPaymentStatus, completePayment, abandonPayment, receivePaymentNotice }
