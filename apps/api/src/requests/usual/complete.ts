// The end of a request that goes the usual way: the agent completes it (W14), and its customer rates it once.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import { retireIdentityDocuments } from '../../documents/door.ts'
import { postSettlement } from '../../finance/door.ts'
import { signedIn } from '../../kit/serve.ts'
import { isAwarded } from '../award.ts'
import { noteComment, noteRating } from '../feedback.store.ts'
import { invoiceWhole } from '../invoice-quotation.ts'
import { invoicedBy, type Asked } from '../line.ts'
import { addToTimeline } from '../requests.store.ts'
import { completionInvoice } from './completion-invoice.ts'
import { customerOf } from './messages.ts'
import { lockBooked, type UsualLine } from './usual-line.ts'

/** The final tax invoice, what the agent is owed, and no way back. */
export const completeFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: Asked<{ id: string }, { version?: number | undefined }>) => {
    const { now } = call
    const { userId } = signedIn(call)
    return call.once(async (tx) => {
      const { version } = call.body
      const request = await lockBooked(line, tx, call, { id: call.query.id, version })
      const { id: requestId, agent_id: agentCompanyId, paid_fils: amountFils } = request
      refuse(await line.completeRefusal(tx, request))
      const invoice = await completionInvoice(tx, line.kind, requestId)
      if (!invoice) throw new Problem(usualCode(line.line, 'invoice-first'))
      const set = { invoice_document_id: invoice.id, completed_at: now }
      const completed = await line.edit(tx, requestId, 'complete', 'agent', { set })
      await addToTimeline(tx, { requestId, code: 'QS_CMP', at: now, by: 'agent', userId })
      await invoiceWhole(tx, invoicedBy(line, request), request, now)
      await postSettlement(tx, { subjectId: requestId, agentCompanyId, amountFils })
      await retireIdentityDocuments(tx, line.kind, requestId)
      await line.messages.publishMessage(tx, completed, 'completed', customerOf(completed), {})
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
