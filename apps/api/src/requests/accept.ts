// A customer accepts a quotation: terms, then the down payment or the whole by card, or on credit (F11-F13, W5, W6, Q6, Q7).
import type { Actor } from '@marsa/model/kit/access.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { acceptRefusal } from '@marsa/model/requests/quotation.ts'
import {
  confirmOnCredit,
  openSubjectPayment,
  startPayment,
  toPaymentModel,
  type FinanceParts,
} from '../finance/door.ts'
import type { Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { bookRequest } from './book.ts'
import type { LineRow, ServerLine } from './line.ts'
import { moveQuotation } from './move-quotation.ts'
import { acceptTerms, findQuotation, lockQuotations } from './quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'
import { addToTimeline } from './requests.store.ts'

type AcceptCall = Omit<Call, 'query' | 'body'> & {
  query: { id: string }
  body: { pay: 'half' | 'whole' | 'credit' }
}

type Locked<Row> = { request: Row; quotation: QuotationRow; held: QuotationRow | undefined }

/** Locks the request and its quotations and finds the one asked for among them. */
const lockForAcceptance = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  call: AcceptCall,
  actor: Actor,
): Promise<Locked<Row>> => {
  const seen = await findQuotation(tx, call.query.id)
  const isOwn = seen?.customer_id === actor.companyId && seen.subject_kind === line.kind
  const request = isOwn ? await line.lockVisible(tx, actor, call.relation, seen.subject_id) : undefined
  const quotations = request ? await lockQuotations(tx, request.id, request.round) : []
  const quotation = quotations.find((row) => row.id === call.query.id && row.submitted_at)
  if (!request || !quotation) throw new Problem('quotes.not-found')
  return { request, quotation, held: quotations.find((row) => row.state === 'Q_LOCKED') }
}

/** Holds the quotation, and with it the request, which remembers where a failure leads back to. */
export const holdForPayment = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  request: Row,
  quotationId: string,
): Promise<void> => {
  await moveQuotation(tx, quotationId, 'lock', 'customer')
  await line.move(tx, request.id, 'accept', 'customer', { set: { return_state: request.state } })
}

const hold = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  { request, quotation }: Locked<Row>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  await holdForPayment(line, tx, request, quotation.id)
  if (line.heldCode)
    await addToTimeline(tx, {
      requestId: request.id,
      code: line.heldCode,
      at: now,
      by: 'customer',
      userId,
      forCustomer: true,
    })
  await line.publishChange(tx, request, quotation.company_id)
}

const payOnCredit = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  actor: Actor,
  locked: Locked<Row>,
  now: Date,
): Promise<PaymentModel> => {
  const { request, quotation } = locked
  await hold(line, tx, locked, { userId: actor.userId, now })
  const amountFils = quotation.total_fils
  const { transactionId } = await confirmOnCredit(tx, {
    companyId: request.company_id,
    subjectId: request.id,
    quotationId: quotation.id,
    amountFils,
  })
  await bookRequest(line, tx, {
    request,
    quotationId: quotation.id,
    as: 'customer',
    onCredit: true,
    paidFils: amountFils,
    posting: { id: transactionId, kind: 'credit.confirmed' },
    now,
  })
  return {
    sessionId: transactionId,
    amount: toWire(amountFils),
    currency: 'AED',
    expiresAt: null,
    redirectUrl: null,
    paymentType: 'credit',
  }
}

/** Same person, same part, same version: the session that is open already. Anything else waits for its end. */
const payByCard = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  call: AcceptCall,
  actor: Actor,
  locked: Locked<Row>,
): Promise<PaymentModel> => {
  const { request, quotation } = locked
  const total = quotation.total_fils
  const down = line.downFils(total, call.settings)
  const part = call.body.pay === 'whole' || down === 0n || down === total ? 'full' : 'down'
  const { session, isNew } = await openSubjectPayment(
    tx,
    { ...actor, language: call.language },
    await line.payable(tx, request),
    { quotationId: quotation.id, quoteVersion: quotation.revision },
    part,
    part === 'full' ? total : down,
  )
  if (isNew) await hold(line, tx, locked, { userId: actor.userId, now: call.now })
  return toPaymentModel(session, null)
}

export const acceptQuotation =
  <Row extends LineRow>(line: ServerLine<Row>, finance: FinanceParts) =>
  async (call: AcceptCall): Promise<PaymentModel> => {
    const { now, body } = call
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const locked = await lockForAcceptance(line, tx, call, actor)
      const { quotation, held } = locked
      const resumes = held?.id === quotation.id && body.pay !== 'credit'
      const facts = { state: quotation.state, validUntil: quotation.valid_until ?? now }
      if (line.creditOnly && body.pay !== 'credit') throw new Problem('quotes.credit-only')
      if (!resumes) refuse(acceptRefusal(facts, held !== undefined, now))
      await acceptTerms(tx, quotation.id)
      return body.pay === 'credit'
        ? payOnCredit(line, tx, actor, locked, now)
        : payByCard(line, tx, call, actor, locked)
    })
    if (model.paymentType === 'credit') return model
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }
