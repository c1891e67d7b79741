// A payment session as its payer sees it.
import type { PaymentAnswer } from '@marsa/model/finance/endpoints.ts'
import { documentedState, isOpen } from '@marsa/model/finance/payment-session.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { toWire, type Currency } from '@marsa/model/kit/money.ts'
import type { Db } from '../kit/db.ts'
import { receiptNumberOf } from './documents.store.ts'
import type { PaymentSession } from './session.ts'

export const paymentAnswer = async (db: Db, session: PaymentSession, now: Date): Promise<PaymentAnswer> => ({
  sessionId: session.id,
  subjectKind: session.subjectKind,
  subjectId: session.subjectId,
  subjectNumber: session.subjectNumber,
  quotationId: session.quotationId,
  part: session.part,
  amount: toWire(session.amountFils, session.currency as Currency),
  currency: session.currency,
  status: documentedState(session.state),
  receiptNumber: isOpen(session.state) ? null : await receiptNumberOf(db, session.id),
  isKnown: !isOpen(session.state),
  expiresAt: toOffset(session.leaseUntil),
  serverTime: toOffset(now),
  language: session.language,
})
