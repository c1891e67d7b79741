// Writes the milestones that carriers have reported and that nothing stands against any more.
import { toOffset } from '@marsa/model/kit/day.ts'
import { containersMissing } from '@marsa/model/freight/events/container-reports.ts'
import { readEvent } from '@marsa/model/freight/events/read-event.ts'
import { isAtOrigin, milestoneRefusal } from '@marsa/model/freight/execution/milestones.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { placesOf } from '../../reference/door.ts'
import { settingsInForce } from '../../settings/door.ts'
import { readFacts } from '../execution/execution.ts'
import { reportMilestone, type Reporting } from '../execution/report-milestone.ts'
import { applyWaitingJob } from '../job-names.ts'
import { balanceOf } from '../paying/balance.ts'
import { lockRequest, type RequestRow } from '../requests.store.ts'
import { isAnyWaiting, settleEvent, waitingEvents } from './transport-events.store.ts'

/** One pass over what waits: the first that can be written is, and the ids of those that were written before are settled. */
const applyNext = async (
  tx: Tx,
  requestId: string,
  reporting: Reporting,
): Promise<{ eventId: string; moved: RequestRow } | undefined> => {
  const waiting = (await waitingEvents(tx, requestId)).map(({ body, ...event }) => ({
    ...event,
    container: readEvent(body).equipment,
  }))
  if (waiting.length === 0) return undefined
  const request = await lockRequest(tx, requestId)
  const balance = request && balanceOf(request)
  if (!balance) return undefined
  const facts = await readFacts(tx, request, balance)
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
    const at = event.at < reporting.now ? event.at : reporting.now
    const milestone = { code: event.milestone, at: toOffset(at), place }
    const moved = await reportMilestone(tx, { request, facts }, milestone, reporting)
    await settleEvent(tx, event, 'applied')
    return { eventId: event.eventId, moved }
  }
  return undefined
}

/** Answers the ids of the events that were written, and the shipment as it is then; undefined where none was. */
export const applyWaiting = async (
  tx: Tx,
  requestId: string,
  reporting: Reporting,
): Promise<{ applied: readonly string[]; moved: RequestRow } | undefined> => {
  const applied: string[] = []
  let moved: RequestRow | undefined
  for (;;) {
    const next = await applyNext(tx, requestId, reporting)
    if (!next) return moved && { applied, moved }
    applied.push(next.eventId)
    moved = next.moved
  }
}

/** Looks again at what carriers have reported once a document or a payment is in, without holding it up. */
export const applyWaitingLater = async (tx: Tx, requestId: string): Promise<void> => {
  // A report that comes at this moment is seen here, or sees what has come in.
  await lockRequest(tx, requestId)
  if (await isAnyWaiting(tx, requestId))
    await enqueue(tx, applyWaitingJob, { requestId }, { key: `${applyWaitingJob}:${requestId}` })
}

export const runApplyWaiting = (db: Db, requestId: string, clock: Clock): Promise<unknown> =>
  systemTransaction(db, async (tx) =>
    applyWaiting(tx, requestId, { now: clock.now(), settings: await settingsInForce(tx) }),
  )
