// The customer or the winning agent moves the pickup, or later the delivery, to another slot (F33).
import { kindOf } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { slotKind, slotRefusal } from '@marsa/model/freight/changes/slots.ts'
import type { reschedulePickup as contract } from '@marsa/model/freight/changes/change-endpoints.ts'
import { addToTimeline } from '../../requests/door.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { lockExecution } from '../execution/execution.ts'
import { moveRequest } from '../move-request.ts'
import { type RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

/** What of a request can be moved now; undefined when nothing can. */
export const slotOf = (
  request: Pick<RequestRow, 'state' | 'form' | 'milestones'>,
): 'pickup' | 'delivery' | undefined =>
  slotKind({
    state: request.state,
    originKind: request.form.origin.kind,
    destinationKind: request.form.destination.kind,
    milestones: request.milestones,
  })

export const reschedulePickup = (call: Call<typeof contract>) => {
  const { now, body, settings } = call
  const actor = signedIn(call)
  const as = kindOf(actor) === 'agent' ? 'agent' : 'customer'
  return call.once(async (tx) => {
    const { request, balance } = await lockExecution(tx, actor, call.relation, call.query.id, body.version)
    const kind = slotOf(request)
    if (!kind) throw new Problem('freight.no-slot')
    const slot = new Date(body.slot)
    const wrong = slotRefusal(slot, now, settings)
    if (wrong) throw new Problem('kit.invalid', {}, { slot: wrong })
    const moved = await moveRequest(tx, request.id, 'reschedule', as, {
      reason: body.reason,
      set: { [kind === 'pickup' ? 'pickup_slot' : 'delivery_slot']: slot },
    })
    await addToTimeline(tx, {
      requestId: request.id,
      code: kind === 'pickup' ? 'RESCHEDULED' : 'DELIVERY_RESCHEDULED',
      at: now,
      by: as,
      userId: actor.userId,
      note: body.reason,
    })
    await publishEvent(tx, 'rescheduled', moved, { kind, slot, as, agentId: balance.agent_id })
    return { kind, slot: toOffset(slot) }
  })
}
