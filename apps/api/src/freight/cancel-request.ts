// Cancels a request before it is paid (F17); a paid one is the desk's to cancel, and the customer is told so.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { bookedStates, requestMachine, type RequestState } from '@marsa/model/freight/request-machine.ts'
import type { cancelRequest as contract } from '@marsa/model/freight/request-endpoints.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { closeSiblings, lockQuotations } from '../quotes/door.ts'
import { moveRequest } from './move-request.ts'
import { addTimelineEvent, lockVisible } from './requests.store.ts'
import { tell } from './tell.ts'

/** Why a request in this state cannot be cancelled by its customer. */
export const cancelRefusal = (state: RequestState): string | undefined => {
  if (requestMachine.moves.cancel.from.includes(state)) return undefined
  if (state === 'QS_AWP') return 'freight.payment-open'
  return bookedStates.includes(state) ? 'freight.cancel-support' : 'kit.moved-on'
}

export const cancelRequest = (call: Call<typeof contract>) => {
  const { now } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
    refuse(cancelRefusal(request.state))
    const as = kindOf(actor)
    const { reason, version } = call.body
    await moveRequest(tx, request.id, 'cancel', as, { reason, version })
    const closed = await closeSiblings(tx, await lockQuotations(tx, request.id, request.round), null, as)
    await addTimelineEvent(tx, {
      requestId: request.id,
      code: 'QS_CAN',
      at: now,
      by: as,
      userId: actor.userId,
      note: reason,
    })
    await tell(tx, 'cancelled', request, { agentIds: closed.map((row) => row.company_id) })
    return succeeded
  })
}
