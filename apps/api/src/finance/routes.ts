// Calls of payments that belong to no line.
import {
  abandonPayment,
  completePayment,
  getPaymentStatus,
  receivePaymentNotice,
} from '@marsa/model/finance/endpoints.ts'
import { viewFinance as viewFinanceCall } from '@marsa/model/finance/overview-endpoints.ts'
import { paymentNoticeHeader } from '../kit/config.ts'
import { serve, signedIn, type Server } from '../kit/serve.ts'
import { abandonSession, ownSession, returnFromGateway } from './follow-session.ts'
import { paymentAnswer } from './payment-answer.ts'
import { receiveNotice } from './receive-notice.ts'
import type { FinanceParts } from './session.ts'
import { viewFinance } from './view-finance.ts'

/** `noticeSecret` is the header value agreed with the gateway (PAYMENT_WEBHOOK_SECRET). */
export const financeRoutes = (server: Server, parts: FinanceParts, noticeSecret: string): void => {
  serve(server, getPaymentStatus, async (call) =>
    paymentAnswer(call.db, await ownSession(parts, signedIn(call), call.query.sessionId), call.now),
  )
  serve(server, completePayment, async (call) =>
    paymentAnswer(call.db, await returnFromGateway(parts, signedIn(call), call.body.sessionId), call.now),
  )
  serve(server, abandonPayment, async (call) =>
    paymentAnswer(call.db, await abandonSession(parts, signedIn(call), call.body.sessionId), call.now),
  )
  serve(server, receivePaymentNotice, (call) =>
    receiveNotice(parts, noticeSecret, call.request.headers[paymentNoticeHeader], call.body),
  )
  serve(server, viewFinanceCall, viewFinance)
}
