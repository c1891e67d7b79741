// The winning agent takes back the step that it has just reported, of one shipment or of many.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { undoEvent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import type { undoEvents as manyContract } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { undoRefusal, undoTarget, undoUntil, type LastReport } from '@marsa/model/freight/changes/undo.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import { addToTimeline } from '../../requests/door.ts'
import type { Tx } from '../../kit/db.ts'
import { eachOf } from '../../kit/each-of.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { refuseWhilePaying, stepColumns } from '../changes/corrections.ts'
import type { DetailRow } from '../detail.store.ts'
import { moveRequest } from '../move-request.ts'
import { publishEvent } from '../publish-event.ts'
import type { RequestRow } from '../requests.store.ts'
import { lockExecution } from './execution.ts'
import { lastReport } from './facts.store.ts'
import type { Facts } from './facts.ts'

const undoFactsOf = (
  facts: Facts,
  { compensated_fils: compensated }: Pick<RequestRow, 'compensated_fils'>,
) => ({
  ...facts,
  compensated: compensated > 0n,
})

/** What the agent reads of it on its page. */
export const undoView = (
  row: Pick<DetailRow, 'last_report' | 'compensated_fils'>,
  facts: Facts,
  now: Date,
): ShipmentDetail['undo'] => {
  if (!row.last_report) return null
  const last: LastReport = { code: row.last_report.code, reportedAt: new Date(row.last_report.at) }
  return undoRefusal(undoFactsOf(facts, row), last, now) === undefined
    ? { code: last.code, until: toOffset(undoUntil(last)) }
    : null
}

type Calling = Pick<Call<typeof contract>, 'actor' | 'relation' | 'now'>

const takeBack = async (
  tx: Tx,
  call: Calling,
  { id, code, version }: { id: string; code: LastReport['code']; version?: number },
) => {
  const { now } = call
  const actor = signedIn(call)
  const { request, balance, facts } = await lockExecution(tx, actor, call.relation, id, version)
  const last = await lastReport(tx, request)
  const given = undoFactsOf(facts, request)
  refuse(undoRefusal(given, last, now))
  if (last!.code !== code) throw new Problem('freight.undo-none')
  await refuseWhilePaying(tx, request.id)
  const target = undoTarget(given, last!)!
  const moved = await moveRequest(tx, request.id, 'undoReport', 'agent', {
    reason: code,
    set: { status_since: now, ...stepColumns(request, target) },
  })
  await addToTimeline(tx, {
    requestId: request.id,
    code: 'UNDONE',
    at: now,
    by: 'agent',
    userId: actor.userId,
  })
  await publishEvent(tx, 'undone', moved, { to: target.to })
  return {
    status: freightStatus({ state: moved.state, balanceState: balance.state, latest: moved.latest }),
    version: moved.version,
  }
}

export const undoEvent = (call: Call<typeof contract>) =>
  call.once((tx) => takeBack(tx, call, { id: call.query.id, ...call.body }))

export const undoEvents = async (call: Call<typeof manyContract>) => {
  const { ids, code } = call.body
  return { outcomes: await eachOf(ids, (id) => call.onceFor(id, (tx) => takeBack(tx, call, { id, code }))) }
}
