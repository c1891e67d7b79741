// A customer rejects a quotation (Q10); with the last one the request is rejected or waits for the others (F15).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { rejectQuote as contract } from '@marsa/model/freight/customer-quote-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { findQuotation, moveQuotation, addToTimeline } from '../quotes/door.ts'
import { quotationWentAway } from './quoting.ts'
import { lockVisible } from './requests.store.ts'
import { tell } from './tell.ts'

export const rejectQuote = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const found = await findQuotation(tx, call.query.id)
    const request = found && (await lockVisible(tx, actor, call.relation, found.subject_id))
    if (!found?.submitted_at || !request || found.customer_id !== actor.companyId)
      throw new Problem('quotes.not-found')
    if (request.state === 'QS_AWP') throw new Problem('quotes.payment-in-progress')
    if (found.state !== 'Q_SUBMITTED' && found.state !== 'Q_FAILED') throw new Problem('quotes.not-open')
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
    await tell(tx, 'quoteRejected', request, {
      quote: {
        id: found.id,
        companyId: found.company_id,
        totalFils: found.total_fils,
        validUntil: found.valid_until ?? now,
      },
    })
    await quotationWentAway(tx, request, 'customer', now, 'QS_REJ')
    return succeeded
  })
}
