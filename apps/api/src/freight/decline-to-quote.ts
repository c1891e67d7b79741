// An agent declines to quote (Q2): its clock stops, and the round may be complete with that.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { totalsOf } from '@marsa/model/quotes/charges.ts'
import type { declineToQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import { nextNumber } from '../kit/numbers.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { insertQuotation, moveQuotation, ownQuotation } from '../quotes/door.ts'
import { closeWhenAllAnswered, quotingRefusal } from './quoting.ts'
import { closeQuestions } from './changes.store.ts'
import { stopClock } from './answer-clock.ts'
import { lockVisible } from './requests.store.ts'

export const declineToQuote = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  const { reason } = call.body
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request) throw new Problem('freight.not-found')
    refuse(quotingRefusal(request))
    const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
    if (own && own.state !== 'Q_DRAFT') throw new Problem('quotes.already-answered')
    if (own) await moveQuotation(tx, own.id, 'declineDraft', 'agent', { reason })
    else
      await insertQuotation(
        tx,
        {
          number: await nextNumber(tx, 'QT', now),
          subjectKind: 'freight-request',
          subjectId: request.id,
          round: request.round,
          companyId: actor.companyId,
          userId: actor.userId,
          customerId: request.company_id,
          state: 'Q_DECLINED',
          move: 'decline',
          revision: 1,
        },
        { lines: [], totals: totalsOf([]), validUntil: null, submittedAt: null, reason },
      )
    const { id: requestId, round } = request
    await closeQuestions(tx, requestId, now, actor.companyId)
    await stopClock(
      tx,
      { requestId, round, companyId: actor.companyId, answer: 'DECLINED', reason, now },
      call.settings,
    )
    await closeWhenAllAnswered(tx, request, 'agent', now)
    return succeeded
  })
}
