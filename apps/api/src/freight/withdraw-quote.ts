// An agent, or the desk for it, takes a sent quotation back (Q5); if it was the last one, the request waits or expires (F16).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { reviseRefusal } from '@marsa/model/quotes/quotation.ts'
import type { withdrawQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { findQuotation, moveQuotation } from '../quotes/door.ts'
import { quotationWentAway } from './quoting.ts'
import { lockVisible } from './requests.store.ts'
import { tell } from './tell.ts'

export const withdrawQuote = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  const as = kindOf(actor) === 'desk' ? 'desk' : 'agent'
  return call.once(async (tx) => {
    const quotation = await findQuotation(tx, call.query.id)
    const own = as === 'desk' ? quotation?.submitted_at : quotation?.company_id === actor.companyId
    if (!quotation || !own) throw new Problem('quotes.not-found')
    const request = await lockVisible(tx, actor, call.relation, quotation.subject_id)
    if (!request) throw new Problem('quotes.not-found')
    const { state, valid_until } = quotation
    refuse(reviseRefusal({ state, validUntil: valid_until ?? now }, request.state === 'QS_AWP', now))
    await moveQuotation(tx, quotation.id, 'withdraw', as, { reason: call.body.reason })
    await quotationWentAway(tx, request, as, now, 'EXPIRED')
    await tell(tx, 'changed', request, { hearers: [quotation.company_id] })
    return succeeded
  })
}
