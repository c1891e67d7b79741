// A delivery that its customer disputes (F36): nothing completes and nobody is paid until the case is closed.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { disputeRefusal } from '@marsa/model/freight/dispute.ts'
import type {
  closeDispute as closeContract,
  openDispute as openContract,
} from '@marsa/model/freight/change-endpoints.ts'
import { enqueue } from '../kit/jobs.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { closeDisputeRow, insertDispute } from './changes.store.ts'
import { lockExecution } from './execution.ts'
import { autoCompleteJob } from './job-names.ts'
import { moveRequest } from './move-request.ts'
import { addTimelineEvent } from './requests.store.ts'
import { tell } from './tell.ts'

export const openDispute = (call: Call<typeof openContract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, balance } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    const { state, milestones, delivered_at: deliveredAt } = request
    refuse(
      disputeRefusal(
        { state, milestones, deliveredAt, disputed: request.disputed_at !== null },
        now,
        settings,
      ),
    )
    const { userId } = actor
    await insertDispute(tx, { requestId: request.id, reason: body.reason, userId, now })
    const moved = await moveRequest(tx, request.id, 'dispute', 'customer', {
      reason: body.reason,
      set: { disputed_at: now },
    })
    await addTimelineEvent(tx, {
      requestId: request.id,
      code: 'DISPUTED',
      at: now,
      by: 'customer',
      userId,
      note: body.reason,
    })
    await tell(tx, 'disputed', moved, { agentId: balance.agent_id })
    return succeeded
  })
}

/** From then on the days until completion by itself count anew. */
export const closeDispute = (call: Call<typeof closeContract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  const kind = kindOf(actor)
  const as = kind === 'desk' || kind === 'admin' ? kind : 'customer'
  return call.once(async (tx) => {
    const { request, balance } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    if (request.disputed_at === null) throw new Problem('freight.not-disputed')
    const { userId } = actor
    await closeDisputeRow(tx, { requestId: request.id, note: body.note, as, userId, now })
    const moved = await moveRequest(tx, request.id, 'closeDispute', as, {
      reason: body.note,
      set: { disputed_at: null },
    })
    await addTimelineEvent(tx, {
      requestId: request.id,
      code: 'DISPUTE_CLOSED',
      at: now,
      by: as,
      userId,
      note: body.note,
    })
    await enqueue(
      tx,
      autoCompleteJob,
      { requestId: request.id },
      {
        runAt: new Date(now.getTime() + settings['freight.auto-complete-days'] * 86_400_000),
        key: `freight.auto-complete:${request.id}`,
      },
    )
    await tell(tx, 'disputeClosed', moved, { agentId: balance.agent_id })
    return succeeded
  })
}
