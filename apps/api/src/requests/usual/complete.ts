// The end of a request that goes the usual way: the agent completes it (W14), and its customer rates it once.
import { taxed, totalsOf } from '@marsa/model/finance/charge-line.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import { retireIdentityDocuments } from '../../documents/door.ts'
import { postCreditExtra, postSettlement } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn } from '../../kit/serve.ts'
import { isAwarded } from '../award.ts'
import { lockBooked } from '../carried.ts'
import { noteComment, noteRating } from '../feedback.store.ts'
import { invoiceWhole } from '../invoice-quotation.ts'
import { invoicedBy, type Asked, type Booked } from '../line.ts'
import { addToTimeline } from '../requests.store.ts'
import { completionInvoice } from './completion-invoice.ts'
import { customerOf } from './messages.ts'
import type { UsualRow } from './spec.ts'
import type { UsualLine } from './usual-line.ts'

/** The final tax invoice, what the agent is owed, and no way back; `invoiceId` is the document of the agent that it stands on. */
export const finishRequest = async <Form extends object, Row extends UsualRow<Form>>(
  line: UsualLine<Form, Row>,
  tx: Tx,
  request: Booked<Row>,
  {
    as,
    userId,
    now,
    invoiceId,
  }: { as: 'agent' | 'system'; userId?: string; now: Date; invoiceId: string | null },
): Promise<void> => {
  const { id: requestId, agent_id: agentCompanyId, company_id: companyId } = request
  const extras = await line.extras(tx, request)
  const extraFils = totalsOf(extras.map(taxed)).totalFils
  const amountFils = request.paid_fils + extraFils
  const set = {
    invoice_document_id: invoiceId,
    completed_at: now,
    ...(extraFils > 0n && { total_fils: request.total_fils + extraFils, paid_fils: amountFils }),
  }
  const completed = await line.edit(tx, requestId, 'complete', as, { set })
  await addToTimeline(tx, { requestId, code: 'QS_CMP', at: now, by: as, ...(userId && { userId }) })
  if (extraFils > 0n) await postCreditExtra(tx, { companyId, subjectId: requestId, amountFils: extraFils })
  await invoiceWhole(tx, invoicedBy(line, request), request, now, { extras })
  await postSettlement(tx, { subjectId: requestId, agentCompanyId, amountFils })
  await retireIdentityDocuments(tx, line.kind, requestId)
  await line.messages.publishMessage(tx, completed, 'completed', customerOf(completed), {})
}

export const completeFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: Asked<{ id: string }, { version?: number | undefined }>) => {
    const { userId } = signedIn(call)
    return call.once(async (tx) => {
      const { version } = call.body
      const request = await lockBooked(line, tx, call, { id: call.query.id, version })
      refuse(await line.completeRefusal(tx, request))
      const invoice = line.spec.invoicedBySystem
        ? { id: null }
        : await completionInvoice(tx, line.kind, request.id)
      if (!invoice) throw new Problem(usualCode(line.line, 'invoice-first'))
      await finishRequest(line, tx, request, { as: 'agent', userId, now: call.now, invoiceId: invoice.id })
      return succeeded
    })
  }

export const rateFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: Asked<{ id: string }, { rating: number; comments: string }>) => {
    const { now, body } = call
    const actor = signedIn(call)
    return call.once(async (tx) => {
      const request = await line.lockVisible(tx, actor, call.relation, call.query.id)
      if (!request) throw new Problem(line.notFound)
      if (request.state !== 'QS_CMP' || !isAwarded(request))
        throw new Problem(usualCode(line.line, 'not-completed'))
      const rated = (await noteRating(tx, request.id, body.rating, now)) !== undefined
      const commented = (await noteComment(tx, request.id, body.comments, now)) !== undefined
      if (rated || commented) await line.publishChange(tx, request)
      return { status: 'SUCCESS' as const, errorMessage: null, alreadySubmitted: !rated && !commented }
    })
  }
