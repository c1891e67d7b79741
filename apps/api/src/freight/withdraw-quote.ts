// An agent takes a sent quotation back (Q5); if it was the last one, the request waits or expires (F16).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { reviseRefusal } from '@marsa/model/quotes/quotation.ts'
import type { withdrawQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { findQuotation, moveQuotation } from '../quotes/door.ts'
import { quotationWentAway } from './quoting.ts'
import { lockVisible } from './requests.store.ts'

export const withdrawQuote = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const quotation = await findQuotation(tx, call.query.id)
    if (quotation?.company_id !== actor.companyId) throw new Problem('quotes.not-found')
    const request = await lockVisible(tx, actor, call.relation, quotation.subject_id)
    if (!request) throw new Problem('quotes.not-found')
    const { state, valid_until } = quotation
    refuse(reviseRefusal({ state, validUntil: valid_until ?? now }, request.state === 'QS_AWP', now))
    await moveQuotation(tx, quotation.id, 'withdraw', 'agent', { reason: call.body.reason })
    await quotationWentAway(tx, request, 'agent', now, 'EXPIRED')
    return succeeded
  })
}
