// A customer rejects a storage quotation (Q10); with the last one the request is rejected, or waits for the others (W8).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { rejectStorageQuote as contract } from '@marsa/model/warehouse/quote-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { findQuotation, lockQuotations, moveQuotation, addToTimeline } from '../quotes/door.ts'
import { isHeld, quotationWentAway } from './quoting.ts'
import { lockVisible } from './requests.store.ts'
import { amountParam, tell, warehouses } from './tell.ts'

export const rejectStorageQuote = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const found = await findQuotation(tx, call.query.id)
    const request = found && (await lockVisible(tx, actor, call.relation, found.subject_id))
    if (!found?.submitted_at || !request) throw new Problem('quotes.not-found')
    const quotations = await lockQuotations(tx, request.id, request.round)
    if (isHeld(quotations)) throw new Problem('quotes.payment-in-progress')
    const state = quotations.find((row) => row.id === found.id)?.state
    if (state !== 'Q_SUBMITTED' && state !== 'Q_FAILED') throw new Problem('quotes.not-open')
    await moveQuotation(tx, found.id, 'reject', 'customer', { reason: call.body.reason })
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'QUOTE_REJECTED',
      at: now,
      by: 'customer',
      userId: actor.userId,
      agentId: found.company_id,
      forCustomer: true,
    })
    const amount = amountParam(found.total_fils)
    await tell(tx, request, 'storage-quote-rejected', warehouses(found.company_id), { amount }, found.id)
    await quotationWentAway(tx, request, 'customer', now, 'QS_REJ')
    return succeeded
  })
}
