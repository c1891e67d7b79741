// Completes a delivered shipment (F35): by its customer, its agent or the timer; the agent's payable is posted with it.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { isObjectionOpen, objectionEnds } from '@marsa/model/freight/changes/dispute.ts'
import { completeRefusal } from '@marsa/model/freight/execution/milestones.ts'
import type { completeDelivery as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { documentsOf, retireIdentityDocuments } from '../../documents/door.ts'
import { findTaxInvoice, postSettlement } from '../../finance/door.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { invoiceWhole, addToTimeline } from '../../requests/door.ts'
import type { BalanceRow } from '../paying/balance.ts'
import { lockExecution } from './execution.ts'
import { moveRequest } from '../move-request.ts'
import { invoiced, subjectKind } from '../subject.ts'
import { type RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

/** The move itself, after the guard; a shipment paid whole or on credit gets its final tax invoice here. */
export const complete = async (
  tx: Tx,
  { request, balance }: { request: RequestRow; balance: BalanceRow },
  as: 'customer' | 'agent' | 'system',
  now: Date,
  userId?: string,
): Promise<void> => {
  const documents = await documentsOf(tx, subjectKind, request.id)
  const invoice = documents.findLast(
    (document) => document.doc_code === 'INVOICE' && document.state !== 'RETURNED',
  )
  if (!invoice) throw new Problem('freight.invoice-first')
  const completed = await moveRequest(tx, request.id, 'complete', as, {
    set: { invoice_document_id: invoice.id, completed_at: now },
  })
  await addToTimeline(tx, { requestId: request.id, code: 'QS_CMP', at: now, by: as, userId })
  if (!(await findTaxInvoice(tx, balance.quotation_id, 'final')))
    await invoiceWhole(tx, invoiced(request), balance, now)
  const amountFils = balance.paid_fils - balance.compensated_fils
  if (amountFils > 0n)
    await postSettlement(tx, { subjectId: request.id, agentCompanyId: balance.agent_id, amountFils })
  await retireIdentityDocuments(tx, subjectKind, request.id)
  await publishEvent(tx, 'completed', completed)
}

/** The agent's word while the customer may still object: nothing is posted, and the timer completes (decision 46). */
const reportCompletion = async (
  tx: Tx,
  { request }: { request: RequestRow },
  { now, userId, until }: { now: Date; userId: string; until: Date },
): Promise<void> => {
  const reported = await moveRequest(tx, request.id, 'reportCompletion', 'agent', {
    set: { agent_done_at: now },
  })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'COMPLETION_REPORTED',
    at: now,
    by: 'agent',
    userId,
  })
  await publishEvent(tx, 'agentDone', reported, { until })
}

export const completeDelivery = (call: Call<typeof contract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  const as = kindOf(actor) === 'agent' ? 'agent' : 'customer'
  return call.once(async (tx) => {
    const execution = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    const { agent_done_at: doneAt, delivery_reported_at: reportedAt } = execution.request
    const waits = as === 'agent' && isObjectionOpen(reportedAt, now, settings)
    refuse(completeRefusal(execution.facts, waits && doneAt !== null))
    if (waits && reportedAt)
      await reportCompletion(tx, execution, {
        now,
        userId: actor.userId,
        until: objectionEnds(reportedAt, settings),
      })
    else await complete(tx, execution, as, now, actor.userId)
    return succeeded
  })
}
