// A delivery that its customer disputes (F36): nothing completes and nobody is paid until the case is closed.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { disputeRefusal } from '@marsa/model/freight/changes/dispute.ts'
import type {
  closeDispute as closeContract,
  openDispute as openContract,
} from '@marsa/model/freight/changes/change-endpoints.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { addToTimeline } from '../../requests/door.ts'
import type { Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { closeDisputeRow, insertDispute } from './changes.store.ts'
import { closeCompensation, openCompensation } from './compensations.store.ts'
import { lockExecution } from '../execution/execution.ts'
import { autoCompleteJob } from '../job-names.ts'
import { moveRequest } from '../move-request.ts'
import { type RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

export const openDispute = (call: Call<typeof openContract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request, balance } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    const { state, milestones, delivery_reported_at: reportedAt } = request
    refuse(
      disputeRefusal(
        { state, milestones, reportedAt, disputed: request.disputed_at !== null },
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
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'DISPUTED',
      at: now,
      by: 'customer',
      userId,
      note: body.reason,
    })
    await publishEvent(tx, 'disputed', moved, { agentId: balance.agent_id })
    return succeeded
  })
}

type Closed = {
  as: 'customer' | 'desk' | 'admin'
  userId: string
  note: string
  now: Date
  settings: SettingsInForce
}

/** Ends an open dispute; from then on the days until completion by itself count anew. The caller notifies people. */
export const finishDispute = async (
  tx: Tx,
  request: RequestRow,
  { as, userId, note, now, settings }: Closed,
): Promise<RequestRow> => {
  await closeDisputeRow(tx, { requestId: request.id, note, as, userId, now })
  const moved = await moveRequest(tx, request.id, 'closeDispute', as, {
    reason: note,
    set: { disputed_at: null },
  })
  await addToTimeline(tx, { requestId: request.id, code: 'DISPUTE_CLOSED', at: now, by: as, userId, note })
  await enqueue(
    tx,
    autoCompleteJob,
    { requestId: request.id },
    {
      runAt: new Date(now.getTime() + settings['freight.auto-complete-days'] * 86_400_000),
      key: `freight.auto-complete:${request.id}`,
    },
  )
  return moved
}

/** A compensation that waits for a second person goes with the dispute. */
export const closeDispute = (call: Call<typeof closeContract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  const { userId } = actor
  const kind = kindOf(actor)
  const as = kind === 'desk' || kind === 'admin' ? kind : 'customer'
  return call.once(async (tx) => {
    const { request, balance } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    if (request.disputed_at === null) throw new Problem('freight.not-disputed')
    const waiting = await openCompensation(tx, request.id)
    if (waiting) await closeCompensation(tx, { id: waiting.id, userId, outcome: 'DROPPED', now })
    const moved = await finishDispute(tx, request, { as, userId, note: body.note, now, settings })
    await publishEvent(tx, 'disputeClosed', moved, { agentId: balance.agent_id })
    return succeeded
  })
}
