// Writes the milestones that carriers have reported and that nothing stands against any more.
import type { Actor, Relation } from '@marsa/model/kit/access.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { containersMissing } from '@marsa/model/freight/events/container-reports.ts'
import { readEvent } from '@marsa/model/freight/events/read-event.ts'
import { isAtOrigin, milestoneRefusal } from '@marsa/model/freight/execution/milestones.ts'
import type { Tx } from '../../kit/db.ts'
import { placesOf } from '../../reference/door.ts'
import { lockExecution } from '../execution/execution.ts'
import { reportMilestone } from '../execution/report-milestone.ts'
import type { RequestRow } from '../requests.store.ts'
import { settleEvent, waitingEvents } from './transport-events.store.ts'

/** `relation` is that of the actor to the shipment: either side may do what a report of a carrier has waited for. */
type Context = { actor: Actor; relation: Relation; now: Date; settings: SettingsInForce }

/** One pass over what waits: the first that can be written is, and the ids of those that were written before are settled. */
const applyNext = async (
  tx: Tx,
  requestId: string,
  { actor, relation, now, settings }: Context,
): Promise<{ eventId: string; moved: RequestRow } | undefined> => {
  const waiting = (await waitingEvents(tx, requestId)).map(({ body, ...event }) => ({
    ...event,
    container: readEvent(body).equipment,
  }))
  if (waiting.length === 0) return undefined
  const execution = await lockExecution(tx, actor, relation, requestId)
  const { request, facts } = execution
  for (const [index, event] of waiting.entries()) {
    const refusal = milestoneRefusal(event.milestone, facts)
    if (refusal === 'freight.milestone-done') await settleEvent(tx, event, 'noted')
    if (refusal !== undefined) continue
    // What is done with each container is done with the last of them.
    const reports = waiting.slice(0, index + 1).filter(({ milestone }) => milestone === event.milestone)
    if (containersMissing(reports, facts.units).length > 0) continue
    const where = isAtOrigin(event.milestone, facts.direction)
      ? request.origin_code
      : request.destination_code
    const place = (await placesOf(tx, [where])).get(where)?.nameEn
    // A carrier's clock may run ahead of ours.
    const at = event.at < now ? event.at : now
    const milestone = { code: event.milestone, at: toOffset(at), place }
    const userId = relation === 'assigned' ? actor.userId : undefined
    const moved = await reportMilestone(tx, execution, milestone, { userId, now, settings })
    await settleEvent(tx, event, 'applied')
    return { eventId: event.eventId, moved }
  }
  return undefined
}

/** Answers the ids of the events that were written, and the shipment as it is then; undefined where none was. */
export const applyWaiting = async (
  tx: Tx,
  requestId: string,
  context: Context,
): Promise<{ applied: readonly string[]; moved: RequestRow } | undefined> => {
  const applied: string[] = []
  let moved: RequestRow | undefined
  for (;;) {
    const next = await applyNext(tx, requestId, context)
    if (!next) return moved && { applied, moved }
    applied.push(next.eventId)
    moved = next.moved
  }
}
