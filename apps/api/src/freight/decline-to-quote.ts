// An agent declines to quote (Q2), one request or many: its clock stops, and the round may be complete with that.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { declineToQuote as contract } from '@marsa/model/freight/agent-endpoints.ts'
import type { declineRequests as manyContract } from '@marsa/model/freight/many-endpoints.ts'
import type { Tx } from '../kit/db.ts'
import { eachOf } from '../kit/each-of.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { declineQuotation, ownQuotation, stopClock } from '../quotes/door.ts'
import { closeWhenAllAnswered, quotingRefusal } from './quoting.ts'
import { closeQuestions } from './changes.store.ts'
import { lockVisible } from './requests.store.ts'
import { quoted } from './subject.ts'

const declineOne = async (
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation' | 'now' | 'settings'>,
  id: string,
  reason: string,
) => {
  const { now } = call
  const actor = signedIn(call)
  const request = await lockVisible(tx, actor, call.relation, id)
  if (!request) throw new Problem('freight.not-found')
  refuse(quotingRefusal(request))
  const own = await ownQuotation(tx, request.id, request.round, actor.companyId)
  await declineQuotation(tx, { actor, subject: quoted(request), own, reason, now })
  const { id: requestId, round } = request
  await closeQuestions(tx, requestId, now, actor.companyId)
  await stopClock(
    tx,
    { requestId, round, companyId: actor.companyId, answer: 'DECLINED', reason, now },
    call.settings,
  )
  await closeWhenAllAnswered(tx, request, 'agent', now)
  return succeeded
}

export const declineToQuote = (call: Call<typeof contract>) =>
  call.once((tx) => declineOne(tx, call, call.query.id, call.body.reason))

/** Many, each in a transaction of its own. */
export const declineRequests = async (call: Call<typeof manyContract>) => {
  const { ids, reason } = call.body
  return {
    outcomes: await eachOf(ids, (id) => call.onceFor(id, (tx) => declineOne(tx, call, id, reason))),
  }
}
