// Continues an open payment, or starts the final one that is due (C048, C107, F28, W13); amounts never come from the caller.
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { PaymentModel } from '@marsa/model/finance/payment-model.ts'
import { openSubjectPayment, startPayment, toPaymentModel, type FinanceParts } from '../finance/door.ts'
import type { Db, Tx } from '../kit/db.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { dueFils, isAwarded } from './award.ts'
import { balanceLines } from './balance-lines.ts'
import { continuePayment, refuseBeforeTerms } from './continue-payment.ts'
import type { LineRow, ServerLine } from './line.ts'
import { findQuotation } from './quotations.store.ts'
import type { QuotationRow } from './quotation-rows.ts'

type PayCall = Omit<Call, 'query' | 'body'> & { query: { QuoteID: string } }

/** A quotation for a request of the caller's own company in this line. */
export const ownQuotationOf = async (
  { kind }: Pick<ServerLine, 'kind'>,
  db: Db,
  actor: Actor,
  id: string,
): Promise<QuotationRow> => {
  const quotation = await findQuotation(db, id)
  if (quotation?.customer_id !== actor.companyId || quotation.subject_kind !== kind)
    throw new Problem('quotes.not-found')
  return quotation
}

/** Whichever version the caller names, the one in force is paid. */
const startFinal = async <Row extends LineRow>(
  line: ServerLine<Row>,
  tx: Tx,
  call: PayCall,
  request: Row,
  quotation: QuotationRow,
): Promise<PaymentModel> => {
  const isTheirs = isAwarded(request) && (quotation.final_of ?? quotation.id) === request.quotation_id
  const inForce = isTheirs && (await findQuotation(tx, request.final_quotation_id ?? request.quotation_id))
  if (!isTheirs || !inForce || !line.final.isDue(request)) throw new Problem(line.nothingToPay)
  const { session, isNew } = await openSubjectPayment(
    tx,
    { ...signedIn(call), language: call.language },
    await line.payable(tx, request),
    { quotationId: inForce.id, quoteVersion: inForce.revision },
    'final',
    dueFils(request),
    await balanceLines(tx, request),
  )
  if (isNew) {
    await line.final.start(tx, request.id)
    await line.publishChange(tx, request)
  }
  return toPaymentModel(session, null)
}

/** `accept` is the call that a quotation is accepted with, named where its terms come first. */
export const payFor =
  <Row extends LineRow>(line: ServerLine<Row>, accept: Endpoint, finance: FinanceParts) =>
  async (call: PayCall): Promise<PaymentModel> => {
    const actor = signedIn(call)
    const model = await call.once(async (tx) => {
      const quotation = await ownQuotationOf(line, tx, actor, call.query.QuoteID)
      const request = await line.lockVisible(tx, actor, call.relation, quotation.subject_id)
      if (!request) throw new Problem('quotes.not-found')
      const open = await continuePayment(tx, actor, quotation)
      if (open) return open
      refuseBeforeTerms(quotation, accept, call.now)
      return startFinal(line, tx, call, request, quotation)
    })
    return { ...model, redirectUrl: (await startPayment(finance, model.sessionId)).redirectUrl }
  }
