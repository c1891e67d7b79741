// The winning agent reports a milestone of cargo or customs, of one shipment or of many (F22-F26, F31, F32, F34).
import type { addEvent as contract } from '@marsa/model/freight/agent-endpoints.ts'
import type { addEvents as manyContract } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { freightStatus } from '@marsa/model/freight/status.ts'
import type { Tx } from '../../kit/db.ts'
import { eachOf } from '../../kit/each-of.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { applyWaiting } from '../events/apply-waiting.ts'
import { lockExecution } from './execution.ts'
import { reportMilestone, type Milestone } from './report-milestone.ts'

type Calling = Pick<Call<typeof contract>, 'actor' | 'relation' | 'now' | 'settings'>

/** Without a version whatever has happened meanwhile is judged by the guard alone. */
const reportOf = async (tx: Tx, call: Calling, id: string, milestone: Milestone, version?: number) => {
  const { now, settings, relation } = call
  const actor = signedIn(call)
  const execution = await lockExecution(tx, actor, relation, id, version)
  const reporting = { userId: actor.userId, now, settings }
  const reported = await reportMilestone(tx, execution, milestone, reporting)
  // What a carrier has reported before may have waited for this.
  const moved = (await applyWaiting(tx, id, reporting))?.moved ?? reported
  const { balance } = execution
  return {
    status: freightStatus({ state: moved.state, balanceState: balance.state, latest: moved.latest }),
    version: moved.version,
  }
}

export const addEvent = (call: Call<typeof contract>) => {
  const { version, ...milestone } = call.body
  return call.once((tx) => reportOf(tx, call, call.query.id, milestone, version))
}

export const addEvents = async (call: Call<typeof manyContract>) => {
  const { ids, ...milestone } = call.body
  return {
    outcomes: await eachOf(ids, (id) => call.onceFor(id, (tx) => reportOf(tx, call, id, milestone))),
  }
}
